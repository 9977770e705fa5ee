package dodona.experiment.report;

import dodona.experiment.document.Document;
import dodona.experiment.document.DocumentFolder;
import dodona.experiment.document.Section;
import dodona.experiment.plan.Part;
import dodona.experiment.run.ProgressBoard;
import dodona.experiment.run.ResultArchive;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import dodona.support.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The report of an experiment. */
public final class ExperimentReport {

  private ExperimentReport() {}

  /**
   * Writes the report into a folder, see {@link DocumentFolder}, with every run as {@code runs.csv}
   * and every iteration as {@code iterations.csv}, and everything that the report is made of as
   * {@code results.jsonl.gz}. The repository keeps {@code runs.csv} and {@code results.jsonl.gz}.
   *
   * @param command what makes the same again, for the reader
   * @throws IOException if a result cannot be read or a file not be written
   */
  public static void write(Results results, String command, Path folder) throws IOException {
    DocumentFolder.write(of(results, command), folder);
    ResultArchive.write(results, command, folder.resolve(ResultArchive.NAME));
    AtomicFile.write(folder.resolve("runs.csv"), runsCsv(results));
    AtomicFile.write(folder.resolve("iterations.csv"), iterationsCsv(results));
  }

  /** The report as a document. */
  static Document of(Results results, String command) {
    List<Section> sections = new ArrayList<>();
    for (Part part : results.description().parts()) {
      switch (part) {
        case STATISTICS -> sections.add(StatisticsPart.section(results));
        case ORACLES -> sections.addAll(new OraclesPart(results).sections());
        case CURVES -> sections.addAll(new CurvesPart(results).sections());
        case EXPLORATION -> sections.add(new ExplorationPart(results).section());
        case HEAT_MAP -> sections.add(new HeatMapPart(results).section());
        case ATTARDI -> sections.add(new AttardiPart(results).section());
        case NON_PROJECTIVE -> sections.add(new NonProjectivePart(results).section());
        case PAIRS -> sections.add(new PairsPart(results).section());
      }
    }
    TestScoresPart testScores = new TestScoresPart(results);
    if (testScores.isPresent()) {
      sections.add(testScores.section());
    }
    return new Document(results.description().title(), facts(results, command), sections);
  }

  private static Map<String, String> facts(Results results, String command) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("command", command);
    results.manifest().forEach((name, value) -> facts.put(explained(name), String.valueOf(value)));
    facts.put("runs", String.valueOf(results.runs().size()));
    double seconds = results.runs().stream().mapToDouble(RunResult::seconds).sum();
    facts.put("time of all runs, one after the other", ProgressBoard.duration(seconds));
    return facts;
  }

  private static String explained(String name) {
    return name.equals("code")
        ? "code (checksum)"
        : name.startsWith("treebank ") ? name + " (train, dev, test)" : name;
  }

  /** Every run as comma-separated values. */
  static String runsCsv(Results results) {
    return RunsCsv.runs(results);
  }

  /** Every iteration of every run as comma-separated values. */
  static String iterationsCsv(Results results) {
    return RunsCsv.iterations(results);
  }
}
