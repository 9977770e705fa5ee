package dodona.experiment.plot;

import java.util.List;

/**
 * A grid of values, each shown as a color and as a figure.
 *
 * @param title what it shows
 * @param xLabel what goes to the right
 * @param yLabel what goes up
 * @param columns the names of the columns, from the left
 * @param rows the names of the rows, from the top
 * @param values the values by row, then column; NaN where there is none
 */
public record HeatMap(
    String title,
    String xLabel,
    String yLabel,
    List<String> columns,
    List<String> rows,
    List<List<Double>> values)
    implements Plot {

  /** Copies the lists and checks that every row is complete. */
  public HeatMap {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    values = values.stream().map(List::copyOf).toList();
    if (values.size() != rows.size()) {
      throw new IllegalArgumentException(
          title + ": values for " + values.size() + " rows, but names for " + rows.size());
    }
    for (List<Double> row : values) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            title + ": a row of " + row.size() + " values for " + columns.size() + " columns");
      }
    }
  }
}
