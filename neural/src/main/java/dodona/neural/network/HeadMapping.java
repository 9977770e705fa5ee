package dodona.neural.network;

import java.util.List;

/**
 * The parts of trained heads that new heads take over, by number; −1 stands for a part that starts
 * at random.
 *
 * @param treebanks for each treebank of the new heads, the treebanks of the trained ones whose mean
 *     it starts with. If only the trained heads distinguish treebanks, a single list: those whose
 *     mean is assumed for all sentences
 * @param tags for each column of tags, the output of the trained heads for each new one
 * @param places the place of the trained heads for each new one
 * @param transitions the transition of the trained heads for each new one
 */
public record HeadMapping(
    List<List<Integer>> treebanks,
    List<List<Integer>> tags,
    List<Integer> places,
    List<Integer> transitions) {

  /** Copies the lists. */
  public HeadMapping {
    treebanks = List.copyOf(treebanks);
    tags = List.copyOf(tags);
    places = List.copyOf(places);
    transitions = List.copyOf(transitions);
  }
}
