package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the rounded scores from {@code --json} with those of the official CoNLL 2018 scorer and,
 * for our own small files, with those of an independent scorer.
 */
class EvaluateGoldenTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("dodona.shared", "../../shared"), "golden", "evaluate");

  private static final Path OWN =
      Path.of("..", "core", "src", "test", "resources", "dodona", "golden", "evaluate");

  private static final Pattern METRICS =
      Pattern.compile("\n  \"metrics\": \\{(.*?)\n  \\}", Pattern.DOTALL);
  private static final Pattern METRIC =
      Pattern.compile(
          "\"(\\w+)\": \\{\\s+\"precision\": ([\\d.]+),\\s+\"recall\": ([\\d.]+),\\s+\"f1\":"
              + " ([\\d.]+),(?:\\s+\"alignedAccuracy\": ([\\d.]+),)?");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "english.trees",
        "english.segmentation",
        "french.trees",
        "french.segmentation",
        "hungarian.trees",
        "hungarian.segmentation"
      })
  void reproducesEveryFigure(String name) throws IOException {
    Assumptions.assumeTrue(Files.exists(FOLDER), () -> "skipped: there is no " + FOLDER);
    List<String> expected =
        Files.readAllLines(FOLDER.resolve(name + ".scores.txt")).stream()
            .skip(2)
            .filter(line -> !line.startsWith("ELAS") && !line.startsWith("EULAS"))
            .map(String::strip)
            .toList();
    assertThat(figures(FOLDER, name)).hasSize(13).containsExactlyElementsOf(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "english.trees",
        "english.segmentation",
        "french.trees",
        "french.segmentation",
        "hungarian.trees",
        "chinese.segmentation"
      })
  void reproducesTheFiguresOfOurOwnFiles(String name) throws IOException {
    List<String> expected =
        Files.readAllLines(OWN.resolve(name + ".scores.tsv")).stream()
            .skip(1)
            .map(EvaluateGoldenTest::line)
            .toList();
    assertThat(figures(OWN, name)).hasSize(13).containsExactlyElementsOf(expected);
  }

  /** Returns the scorer's line for the gold, system, correct and aligned items of a metric. */
  private static String line(String counts) {
    String[] cells = counts.split("\t", -1);
    double correct = Double.parseDouble(cells[3]);
    double precision = correct / Double.parseDouble(cells[2]);
    double recall = correct / Double.parseDouble(cells[1]);
    double f1 = 2 * correct / (Double.parseDouble(cells[1]) + Double.parseDouble(cells[2]));
    String aligned =
        cells[4].isEmpty() ? "" : rounded(100 * correct / Double.parseDouble(cells[4]));
    return "%-11s|%s |%s |%s |%s"
        .formatted(
            cells[0], rounded(100 * precision), rounded(100 * recall), rounded(100 * f1), aligned)
        .strip();
  }

  private static List<String> figures(Path folder, String name) {
    String language = name.substring(0, name.indexOf('.'));
    CommandRun run =
        CommandRun.of(
            "evaluate",
            "--json",
            folder.resolve(language + ".gold.conllu").toString(),
            folder.resolve(name + ".conllu").toString());
    assertThat(run.code()).as(run.err()).isZero();
    Matcher metrics = METRICS.matcher(run.out());
    assertThat(metrics.find()).isTrue();
    List<String> found = new ArrayList<>();
    Matcher metric = METRIC.matcher(metrics.group(1));
    while (metric.find()) {
      found.add(
          "%-11s|%s |%s |%s |%s"
              .formatted(
                  metric.group(1),
                  rounded(Double.parseDouble(metric.group(2))),
                  rounded(Double.parseDouble(metric.group(3))),
                  rounded(Double.parseDouble(metric.group(4))),
                  metric.group(5) == null ? "" : rounded(Double.parseDouble(metric.group(5))))
              .strip());
    }
    return found;
  }

  private static String rounded(double figure) {
    return String.format(Locale.ROOT, "%10.2f", figure);
  }
}
