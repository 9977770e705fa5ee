package dodona.experiment.report;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The runs of an experiment, read from its {@code runs.csv}. */
final class RunsTable {

  /** Columns that are part of neither a setting nor the results. */
  private static final Set<String> RUN = Set.of("treebank", "seed", "fold", "bits", "hash_bits");

  private final List<Map<String, String>> rows;

  private RunsTable(List<Map<String, String>> rows) {
    this.rows = rows;
  }

  static RunsTable read(Path file) throws IOException {
    List<List<String>> lines = cells(Files.readString(file));
    List<Map<String, String>> rows = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      if (lines.get(i).size() != lines.get(0).size()) {
        throw new IOException(
            String.format(
                "%s, line %d: %d cells; expected %d",
                file, i + 1, lines.get(i).size(), lines.get(0).size()));
      }
      Map<String, String> row = new LinkedHashMap<>();
      for (int cell = 0; cell < lines.get(0).size(); cell++) {
        row.put(lines.get(0).get(cell), lines.get(i).get(cell));
      }
      rows.add(row);
    }
    if (rows.isEmpty()) {
      throw new IOException(file + ": there are no runs");
    }
    return new RunsTable(rows);
  }

  /** Splits comma-separated values (RFC 4180). */
  static List<List<String>> cells(String csv) {
    List<List<String>> lines = new ArrayList<>();
    List<String> line = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean isQuoted = false;
    for (int i = 0; i < csv.length(); i++) {
      char c = csv.charAt(i);
      if (c == '"') {
        boolean isDoubled = isQuoted && i + 1 < csv.length() && csv.charAt(i + 1) == '"';
        if (isDoubled) {
          cell.append(c);
          i++;
        } else {
          isQuoted = !isQuoted;
        }
      } else if (isQuoted || (c != ',' && c != '\n' && c != '\r')) {
        cell.append(c);
      } else if (c != '\r') {
        line.add(cell.toString());
        cell.setLength(0);
        if (c == '\n') {
          lines.add(line);
          line = new ArrayList<>();
        }
      }
    }
    if (!line.isEmpty() || cell.length() > 0) {
      line.add(cell.toString());
      lines.add(line);
    }
    return lines;
  }

  int size() {
    return rows.size();
  }

  String cell(int row, String column) {
    return Objects.requireNonNull(rows.get(row).get(column));
  }

  List<String> treebanks() {
    return rows.stream().map(row -> row.getOrDefault("treebank", "")).distinct().toList();
  }

  /**
   * The numbers of the rows of a setting: by treebank, then by seed.
   *
   * @param setting columns and their values
   * @throws InvalidInputException if a column does not exist, or no setting or several have these
   *     values
   */
  Map<String, SortedMap<Long, List<Integer>>> rows(Map<String, String> setting) {
    Map<String, SortedMap<Long, List<Integer>>> found = new LinkedHashMap<>();
    Set<String> settings = new LinkedHashSet<>();
    for (String column : setting.keySet()) {
      if (!rows.get(0).containsKey(column)) {
        throw new InvalidInputException("runs.csv has no column '" + column + "'");
      }
    }
    for (int i = 0; i < rows.size(); i++) {
      Map<String, String> row = rows.get(i);
      if (setting.entrySet().stream().allMatch(e -> e.getValue().equals(row.get(e.getKey())))) {
        settings.add(name(row, columns()));
        found
            .computeIfAbsent(cell(i, "treebank"), t -> new TreeMap<>())
            .computeIfAbsent(Long.valueOf(cell(i, "seed")), s -> new ArrayList<>())
            .add(i);
      }
    }
    if (settings.size() != 1) {
      throw new InvalidInputException(
          (settings.isEmpty() ? "no setting has " : "several settings have ")
              + setting
              + (settings.isEmpty() ? "" : ": " + String.join("; ", settings)));
    }
    return found;
  }

  /** The mean of a column, first over the folds of a seed, then over seeds. */
  double mean(Iterable<List<Integer>> bySeed, String column) {
    double sum = 0;
    int seeds = 0;
    for (List<Integer> folds : bySeed) {
      sum += mean(folds, column);
      seeds++;
    }
    return sum / seeds;
  }

  double mean(List<Integer> folds, String column) {
    double sum = 0;
    for (int row : folds) {
      String text = cell(row, column);
      sum += text.isEmpty() ? Double.NaN : Double.parseDouble(text);
    }
    return sum / folds.size();
  }

  /** Each setting by its name, with a column's mean for each treebank; NaN where it has no runs. */
  Map<String, double[]> means(String column) {
    Map<String, double[]> means = new LinkedHashMap<>();
    List<String> names = columns().stream().filter(this::varies).toList();
    Map<String, Map<String, String>> settings = new LinkedHashMap<>();
    for (Map<String, String> row : rows) {
      Map<String, String> setting = new LinkedHashMap<>();
      columns().forEach(name -> setting.put(name, row.getOrDefault(name, "")));
      settings.putIfAbsent(name(row, names), setting);
    }
    settings.forEach(
        (name, setting) -> {
          Map<String, SortedMap<Long, List<Integer>>> found = rows(setting);
          means.put(
              name,
              treebanks().stream()
                  .map(found::get)
                  .mapToDouble(t -> t == null ? Double.NaN : mean(t.values(), column))
                  .toArray());
        });
    return means;
  }

  private List<String> columns() {
    return rows.get(0).keySet().stream()
        .filter(name -> !RUN.contains(name) && !RunsCsv.RESULTS.contains(name))
        .toList();
  }

  private boolean varies(String column) {
    return column.equals("system")
        || column.equals("oracle")
        || rows.stream().map(row -> row.get(column)).distinct().count() > 1;
  }

  private static String name(Map<String, String> row, List<String> columns) {
    List<String> words = new ArrayList<>();
    for (String column : columns) {
      String value = row.getOrDefault(column, "");
      if (!value.isEmpty()) {
        words.add(
            column.equals("system") || column.equals("oracle") || column.equals("search")
                ? value
                : column.replace('_', '-') + " " + value);
      }
    }
    return String.join(" ", words);
  }
}
