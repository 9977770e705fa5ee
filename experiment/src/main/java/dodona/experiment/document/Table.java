package dodona.experiment.document;

import java.util.List;

/**
 * A table.
 *
 * @param caption what it shows
 * @param headings the heads of the columns; the first column holds names, the others figures
 * @param rows as many cells each as there are headings
 * @param notes what a reader must know, each a sentence or two
 */
public record Table(
    String caption, List<String> headings, List<List<Cell>> rows, List<String> notes)
    implements Block {

  /** Copies the lists and checks that every row is complete. */
  public Table {
    headings = List.copyOf(headings);
    rows = rows.stream().map(List::copyOf).toList();
    notes = List.copyOf(notes);
    for (List<Cell> row : rows) {
      if (row.size() != headings.size()) {
        throw new IllegalArgumentException(
            caption + ": a row of " + row.size() + " cells for " + headings.size() + " columns");
      }
    }
  }
}
