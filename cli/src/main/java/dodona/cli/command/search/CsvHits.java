package dodona.cli.command.search;

import dodona.pattern.MatchFields;
import dodona.pattern.PatternSet.NamedMatch;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row of fields per match as CSV (RFC 4180) with a header; missing values are empty. */
final class CsvHits implements HitWriter {

  private final Writer out;
  private final MatchFields fields;
  private boolean begun;

  CsvHits(Writer out, MatchFields fields) {
    this.out = out;
    this.fields = fields;
  }

  @Override
  public void write(Hit hit) throws IOException {
    begin();
    for (NamedMatch match : hit.matches()) {
      out.write(row(fields.values(match)));
    }
  }

  @Override
  public void finish() throws IOException {
    begin();
  }

  private void begin() throws IOException {
    if (!begun) {
      begun = true;
      out.write(row(fields.names()));
    }
  }

  static String row(List<? extends @Nullable String> cells) {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      String cell = cells.get(i);
      row.append(i > 0 ? "," : "").append(cell == null ? "" : quoted(cell));
    }
    return row.append("\n").toString();
  }

  private static String quoted(String cell) {
    boolean isPlain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
