package dodona.bench.jmh;

import dodona.bench.process.Machine;
import dodona.error.InvalidInputException;
import dodona.support.Json;
import dodona.support.JsonObject;
import dodona.table.TextTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Figures that are kept in a file, to compare later ones with.
 *
 * @param machine where they were taken
 * @param data the files that they were taken on
 */
record Baseline(String machine, String data, Map<String, Figure> figures) {

  /** A change that is smaller than this is none, however small the errors are. */
  private static final double SMALLEST_CHANGE = 0.05;

  static Baseline of(String data, List<Figure> figures) {
    Map<String, Figure> byName = new LinkedHashMap<>();
    figures.forEach(figure -> byName.put(figure.name(), figure));
    return new Baseline(Machine.description(), data, byName);
  }

  static Baseline read(Path file) throws IOException {
    try {
      JsonObject json = JsonObject.read(Files.readString(file));
      JsonObject benchmarks = json.object("benchmarks");
      Map<String, Figure> figures = new LinkedHashMap<>();
      for (String name : benchmarks.fields().keySet()) {
        figures.put(name, Figure.parse(name, benchmarks.object(name)));
      }
      return new Baseline(json.text("machine"), json.text("data"), figures);
    } catch (InvalidInputException e) {
      throw new IOException(file + ": not a baseline of benchmarks: " + e.getMessage(), e);
    }
  }

  void write(Path file) throws IOException {
    Map<String, Object> benchmarks = new LinkedHashMap<>();
    figures.forEach((name, figure) -> benchmarks.put(name, figure.json()));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("machine", machine);
    json.put("data", data);
    json.put("benchmarks", benchmarks);
    Files.writeString(file, Json.pretty(json));
  }

  /** Returns these figures next to those of another run. */
  TextTable compare(Baseline now) {
    TextTable table =
        new TextTable("").left("benchmark").right("baseline", "now", "change").left("verdict");
    now.figures.forEach(
        (name, figure) -> {
          Figure before = figures.get(name);
          table.row(
              name,
              before == null ? "–" : text(before),
              text(figure),
              before == null
                  ? "–"
                  : String.format(
                      Locale.ROOT, "%+.1f %%", 100 * (figure.score() / before.score() - 1)),
              verdict(before, figure));
        });
    return table;
  }

  /** Returns the number of figures of a run that are worse than these by more than the error. */
  long regressions(Baseline now) {
    return now.figures.values().stream()
        .filter(figure -> verdict(figures.get(figure.name()), figure).equals("SLOWER"))
        .count();
  }

  private static String verdict(@Nullable Figure before, Figure now) {
    if (before == null) {
      return "new";
    }
    double change = now.score() - before.score();
    boolean isSure =
        Math.abs(change) > Math.max(now.error() + before.error(), SMALLEST_CHANGE * before.score());
    return !isSure ? "same" : change > 0 ? "SLOWER" : "faster";
  }

  private static String text(Figure figure) {
    return String.format(
        Locale.ROOT, "%.3f ± %.3f %s", figure.score(), figure.error(), figure.unit());
  }
}
