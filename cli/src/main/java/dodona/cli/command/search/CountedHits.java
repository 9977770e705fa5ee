package dodona.cli.command.search;

import dodona.pattern.MatchCounts;
import dodona.pattern.MatchFields;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.support.Json;
import dodona.support.Printable;
import dodona.table.TextTable;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table of the most frequent values of some fields. */
final class CountedHits implements HitWriter {

  private final Writer out;
  private final MatchCounts counts;
  private final boolean byFile;
  private final SearchFormat format;
  private final int top;

  /**
   * Creates an empty table.
   *
   * @param top how many rows of each file are written
   */
  CountedHits(Writer out, MatchFields fields, boolean byFile, SearchFormat format, int top) {
    this.out = out;
    this.counts = new MatchCounts(fields);
    this.byFile = byFile;
    this.format = format;
    this.top = top;
  }

  @Override
  public void write(Hit hit) {
    for (NamedMatch match : hit.matches()) {
      counts.add(byFile ? hit.file() : "", match);
    }
  }

  @Override
  public void finish() throws IOException {
    List<String> headers = new ArrayList<>(byFile ? List.of("file") : List.of());
    headers.addAll(counts.fields().names());
    TextTable table = new TextTable("");
    headers.forEach(table::left);
    table.right("count", "share");
    StringBuilder lines = new StringBuilder();
    if (format == SearchFormat.CSV) {
      headers.addAll(List.of("count", "share"));
      lines.append(CsvHits.row(headers));
    }
    for (String file : counts.groups()) {
      for (MatchCounts.Row row : counts.rows(file).stream().limit(top).toList()) {
        switch (format) {
          case CSV -> {
            List<@Nullable String> cells = new ArrayList<>(byFile ? List.of(file) : List.of());
            cells.addAll(row.values());
            cells.add(Long.toString(row.count()));
            cells.add(String.format(Locale.ROOT, "%.6f", row.share()));
            lines.append(CsvHits.row(cells));
          }
          case JSON -> lines.append(Json.compact(object(file, row))).append('\n');
          default -> {
            List<String> cells =
                new ArrayList<>(byFile ? List.of(Printable.line(file)) : List.of());
            row.shown().forEach(value -> cells.add(Printable.line(value)));
            cells.add(Long.toString(row.count()));
            cells.add(String.format(Locale.ROOT, "%.1f %%", 100 * row.share()));
            table.row(cells);
          }
        }
      }
    }
    out.write(
        format == SearchFormat.CSV || format == SearchFormat.JSON
            ? lines.toString()
            : table.text());
  }

  private Map<String, @Nullable Object> object(String file, MatchCounts.Row row) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    if (byFile) {
      object.put("file", file);
    }
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    List<String> names = counts.fields().names();
    for (int i = 0; i < names.size(); i++) {
      values.put(names.get(i), row.values().get(i));
    }
    object.put("values", values);
    object.put("count", row.count());
    object.put("share", row.share());
    return object;
  }
}
