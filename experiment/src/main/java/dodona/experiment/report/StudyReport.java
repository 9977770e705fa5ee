package dodona.experiment.report;

import dodona.error.InvalidInputException;
import dodona.evaluate.WordOutcomes;
import dodona.evaluate.significance.HierarchicalTest;
import dodona.evaluate.significance.HierarchicalTest.Sample;
import dodona.evaluate.significance.Significance;
import dodona.experiment.document.Cell;
import dodona.experiment.document.Document;
import dodona.experiment.document.DocumentFolder;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Study;
import dodona.experiment.plan.Study.Claim;
import dodona.experiment.run.ResultArchive;
import dodona.support.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;

/** Tests the claims of a study, all together, and shows the test scores of all experiments. */
public final class StudyReport {

  /**
   * More samples than for a single report. Holm's method multiplies small p-values by the number of
   * claims, and their random error with them.
   */
  private static final int SAMPLES = 200_000;

  private static final long SEED = 1;

  private final Study study;
  private final Map<String, RunsTable> runs = new LinkedHashMap<>();
  private final Map<String, List<String>> words = new LinkedHashMap<>();

  private StudyReport(Study study) {
    this.study = study;
  }

  /** A claim, and what became of it. */
  private record Tested(
      Claim claim,
      int seeds,
      double before,
      double after,
      Map<String, Double> differences,
      HierarchicalTest test) {

    long ahead() {
      return differences.values().stream().filter(difference -> difference > 0).count();
    }
  }

  /**
   * Writes the report into a folder, the tests as {@code claims.csv}, and the differences on each
   * treebank as {@code differences.csv}.
   *
   * @throws IOException if results are missing, or a claim does not fit them
   */
  public static void write(Study study, String command, Path folder) throws IOException {
    StudyReport report = new StudyReport(study);
    List<Tested> tested = new ArrayList<>();
    for (Claim claim : study.claims()) {
      try {
        tested.add(report.test(claim));
      } catch (InvalidInputException e) {
        throw new IOException(
            "line " + claim.line() + ", '" + claim.text() + "': " + e.getMessage());
      }
    }
    double[] holm =
        Significance.holm(tested.stream().mapToDouble(t -> t.test().pValue()).toArray());
    List<Section> sections = new ArrayList<>();
    sections.add(claims(tested, holm));
    report.runs.forEach((experiment, table) -> sections.add(scores(experiment, table)));
    DocumentFolder.write(new Document(study.title(), Map.of("command", command), sections), folder);
    AtomicFile.write(folder.resolve("claims.csv"), csv(tested, holm));
    AtomicFile.write(folder.resolve("differences.csv"), differences(tested));
  }

  private Tested test(Claim claim) throws IOException {
    RunsTable table = table(claim.experiment());
    Map<String, SortedMap<Long, List<Integer>>> before = table.rows(claim.before());
    Map<String, SortedMap<Long, List<Integer>>> after = table.rows(claim.after());
    if (!before.keySet().equals(after.keySet())) {
      throw new InvalidInputException("not the same treebanks before and after");
    }
    List<Sample> samples = new ArrayList<>();
    double[] scores = new double[2];
    Map<String, Double> differences = new LinkedHashMap<>();
    int seeds = Integer.MAX_VALUE;
    for (String treebank : before.keySet()) {
      SortedMap<Long, List<Integer>> one = before.get(treebank);
      SortedMap<Long, List<Integer>> other = after.get(treebank);
      if (one == null || other == null || !one.keySet().equals(other.keySet())) {
        throw new InvalidInputException("not the same seeds before and after on " + treebank);
      }
      samples.add(sample(claim, table, one, other));
      double first = table.mean(one.values(), claim.score());
      double second = table.mean(other.values(), claim.score());
      scores[0] += first / before.size();
      scores[1] += second / before.size();
      differences.put(treebank, second - first);
      seeds = Math.min(seeds, one.size());
    }
    return new Tested(
        claim,
        seeds,
        scores[0],
        scores[1],
        differences,
        HierarchicalTest.of(samples, SAMPLES, SEED));
  }

  /** Sentences where the outcomes of words are kept, and otherwise the scores of seeds. */
  private Sample sample(
      Claim claim,
      RunsTable table,
      SortedMap<Long, List<Integer>> before,
      SortedMap<Long, List<Integer>> after)
      throws IOException {
    List<String> marks = words(claim.experiment(), table);
    if (!marks.isEmpty() && claim.score().startsWith("test_")) {
      return Sample.of(
          after.values().stream().map(folds -> outcomes(folds, marks)).toList(),
          before.values().stream().map(folds -> outcomes(folds, marks)).toList(),
          claim.score().equals("test_las"));
    }
    double[] differences =
        before.keySet().stream()
            .mapToDouble(
                seed ->
                    table.mean(after.getOrDefault(seed, List.of()), claim.score())
                        - table.mean(before.getOrDefault(seed, List.of()), claim.score()))
            .toArray();
    return Sample.ofSeeds(differences);
  }

  private static WordOutcomes outcomes(List<Integer> folds, List<String> marks) {
    StringBuilder all = new StringBuilder();
    folds.forEach(row -> all.append(marks.get(row)));
    return WordOutcomes.of(all.toString());
  }

  private RunsTable table(String experiment) throws IOException {
    RunsTable table = runs.get(experiment);
    if (table == null) {
      table = RunsTable.read(study.results().resolve(experiment).resolve("runs.csv"));
      runs.put(experiment, table);
    }
    return table;
  }

  /** The outcomes of the words of each run in {@code runs.csv}; empty if they are not kept. */
  private List<String> words(String experiment, RunsTable table) throws IOException {
    List<String> known = words.get(experiment);
    if (known == null) {
      Path archive = study.results().resolve(experiment).resolve(ResultArchive.NAME);
      known = Files.exists(archive) ? ResultArchive.words(archive) : List.of();
      if (!known.isEmpty() && known.size() != table.size()) {
        throw new IOException(
            archive + ": " + known.size() + " runs, but runs.csv has " + table.size());
      }
      words.put(experiment, known);
    }
    return known;
  }

  private static Section claims(List<Tested> tested, double[] holm) {
    List<List<Cell>> rows = new ArrayList<>();
    for (int i = 0; i < holm.length; i++) {
      Tested t = tested.get(i);
      rows.add(
          List.of(
              Cell.of(t.claim().text()),
              Cell.of(t.claim().experiment()),
              Cell.of(t.test().treebanks() + " × " + t.seeds()),
              Cell.of(Figures.score(t.before())),
              Cell.of(Figures.score(t.after())),
              Cell.of(Figures.difference(t.test().difference()) + Significance.mark(holm[i])),
              Cell.of(interval(t.test())),
              Cell.of(t.ahead() + " of " + t.test().treebanks()),
              Cell.of(Figures.pValue(t.test().pValue())),
              Cell.of(Figures.pValue(holm[i]))));
    }
    return new Section(
        "Claims",
        "",
        "Mean score over the test sets. Each claim says that the second of two ways to train is"
            + " better.",
        List.of(
            new Table(
                "All claims, tested together",
                List.of(
                    "claim",
                    "experiment",
                    "treebanks × seeds",
                    "before",
                    "after",
                    "difference",
                    "95 % interval",
                    "ahead on",
                    "p",
                    "p (Holm)"),
                rows,
                List.of(
                    String.format(
                        Locale.ROOT,
                        "p is two-sided, from a studentized bootstrap (%,d samples) over treebanks,"
                            + " seeds and, where results.jsonl.gz is kept, sentences. Otherwise the"
                            + " sentences are part of the variation between treebanks. p (Holm) is"
                            + " corrected for all %d claims: † p < 0.05, ‡ p < 0.01. Intervals are"
                            + " not corrected; three treebanks are too few for one.",
                        SAMPLES,
                        holm.length)))));
  }

  private static String interval(HierarchicalTest test) {
    return Double.isFinite(test.low())
        ? Figures.difference(test.low()) + " to " + Figures.difference(test.high())
        : Figures.NONE;
  }

  private static Section scores(String experiment, RunsTable table) {
    List<String> headings = new ArrayList<>(List.of("setting"));
    headings.addAll(table.treebanks());
    headings.add("mean");
    List<List<Cell>> rows = new ArrayList<>();
    table
        .means("test_las")
        .forEach(
            (name, means) -> {
              List<Cell> row = new ArrayList<>(List.of(Cell.of(name)));
              Arrays.stream(means).forEach(mean -> row.add(Cell.of(Figures.score(mean))));
              row.add(Cell.of(Figures.score(Arrays.stream(means).average().orElse(Double.NaN))));
              rows.add(row);
            });
    return new Section(
        "Test scores, " + experiment,
        "",
        "Mean of all seeds and folds, from runs.csv.",
        List.of(new Table("LAS on the test sets, " + experiment, headings, rows, List.of())));
  }

  /** A number; nothing if there is none, or if it is infinite. */
  private static String number(double value) {
    return Double.isFinite(value) ? String.format(Locale.ROOT, "%.6f", value) : "";
  }

  private static String differences(List<Tested> tested) {
    StringBuilder csv = new StringBuilder("claim,number,treebank,difference\r\n");
    for (int i = 0; i < tested.size(); i++) {
      int number = i + 1;
      String claim = RunsCsv.quoted(tested.get(i).claim().text());
      tested
          .get(i)
          .differences()
          .forEach(
              (treebank, difference) ->
                  csv.append(
                      String.format(
                          Locale.ROOT,
                          "%s,%d,%s,%.4f\r\n",
                          claim,
                          number,
                          RunsCsv.quoted(treebank),
                          difference)));
    }
    return csv.toString();
  }

  private static String csv(List<Tested> tested, double[] holm) {
    StringBuilder csv =
        new StringBuilder(
            "claim,experiment,treebanks,seeds,before,after,difference,low,high,ahead,p,p_holm\r\n");
    for (int i = 0; i < holm.length; i++) {
      Tested t = tested.get(i);
      csv.append(
          String.format(
              Locale.ROOT,
              "%s,%s,%d,%d,%.4f,%.4f,%.4f,%s,%s,%d,%s,%s\r\n",
              RunsCsv.quoted(t.claim().text()),
              t.claim().experiment(),
              t.test().treebanks(),
              t.seeds(),
              t.before(),
              t.after(),
              t.test().difference(),
              number(t.test().low()),
              number(t.test().high()),
              t.ahead(),
              number(t.test().pValue()),
              number(holm[i])));
    }
    return csv.toString();
  }
}
