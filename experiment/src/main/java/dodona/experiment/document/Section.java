package dodona.experiment.document;

import java.util.List;

/**
 * A section of a document.
 *
 * @param title its heading
 * @param source what it follows, such as a table of a paper
 * @param protocol how its figures were made: tags, punctuation, seeds, selection
 * @param blocks what it shows
 */
public record Section(String title, String source, String protocol, List<Block> blocks) {

  /** Copies the blocks. */
  public Section {
    blocks = List.copyOf(blocks);
  }
}
