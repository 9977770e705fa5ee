package dodona.feature;

import dodona.linear.Hash;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;

/**
 * Features that look at the arcs of the words at the same places, or at no arcs.
 *
 * <p>The items of a beam mostly differ in a few arcs, so that most of their groups have been seen
 * before. The key of a group is a hash of all that its features depend on.
 */
final class FeatureGroup {

  private final Mixer mixer;
  private final int[] keyNodes;
  private final int[] keyValues;
  private final long[] multipliers;

  private FeatureGroup(Mixer mixer, int[] keyNodes, int[] keyValues) {
    this.mixer = mixer;
    this.keyNodes = keyNodes;
    this.keyValues = keyValues;
    this.multipliers =
        LongStream.rangeClosed(1, keyNodes.length + keyValues.length)
            .map(i -> Hash.mix(i) | 1)
            .toArray();
  }

  /**
   * Compiles templates in groups.
   *
   * @param compile the mixer of some templates
   * @param nodeOf the index of a node among the nodes
   * @param valueOf the index of an atom among the values
   */
  static List<FeatureGroup> of(
      List<Template> templates,
      Function<List<Template>, Mixer> compile,
      ToIntFunction<Node> nodeOf,
      ToIntFunction<Atom> valueOf) {
    Map<Integer, List<Template>> byPlaces = new TreeMap<>();
    for (Template template : templates) {
      byPlaces.computeIfAbsent(template.placesOfArcs(), places -> new ArrayList<>()).add(template);
    }
    return byPlaces.values().stream()
        .map(group -> of(compile.apply(group), group, nodeOf, valueOf))
        .toList();
  }

  private static FeatureGroup of(
      Mixer mixer,
      List<Template> templates,
      ToIntFunction<Node> nodeOf,
      ToIntFunction<Atom> valueOf) {
    List<Atom> atoms = templates.stream().flatMap(t -> t.atoms().stream()).distinct().toList();
    Predicate<Atom> isOfArcs = atom -> atom instanceof Atom.OfArcs;
    return new FeatureGroup(
        mixer,
        atoms.stream()
            .filter(isOfArcs.negate())
            .flatMap(Atom::nodes)
            .distinct()
            .mapToInt(nodeOf)
            .toArray(),
        atoms.stream().filter(isOfArcs).mapToInt(valueOf).toArray());
  }

  /** The features of the group. */
  Mixer mixer() {
    return mixer;
  }

  /** The key of what was looked at. */
  long key(int[] nodes, long[] values) {
    long hash = 0;
    for (int i = 0; i < keyNodes.length; i++) {
      hash += nodes[keyNodes[i]] * multipliers[i];
    }
    for (int i = 0; i < keyValues.length; i++) {
      hash += values[keyValues[i]] * multipliers[keyNodes.length + i];
    }
    return Hash.mix(hash);
  }
}
