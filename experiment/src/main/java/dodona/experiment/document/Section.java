package dodona.experiment.document;

import java.util.List;

/**
 * A section of a document.
 *
 * @param title its heading
 * @param published a published table of the same kind, to compare with; empty if there is none
 * @param protocol how its figures were made: tags, punctuation, seeds, selection
 * @param blocks what it shows
 */
public record Section(String title, String published, String protocol, List<Block> blocks) {

  /** Copies the blocks. */
  public Section {
    blocks = List.copyOf(blocks);
  }
}
