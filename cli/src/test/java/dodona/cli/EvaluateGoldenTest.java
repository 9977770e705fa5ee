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

/** What {@code --json} says is, once rounded, what the official CoNLL 2018 scorer printed. */
class EvaluateGoldenTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("dodona.shared", "../../shared"), "golden", "evaluate");

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
    String language = name.substring(0, name.indexOf('.'));
    CommandRun run =
        CommandRun.of(
            "evaluate",
            "--json",
            FOLDER.resolve(language + ".gold.conllu").toString(),
            FOLDER.resolve(name + ".conllu").toString());
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
                  rounded(metric.group(2)),
                  rounded(metric.group(3)),
                  rounded(metric.group(4)),
                  metric.group(5) == null ? "" : rounded(metric.group(5)))
              .strip());
    }
    List<String> expected =
        Files.readAllLines(FOLDER.resolve(name + ".scores.txt")).stream()
            .skip(2)
            .filter(line -> !line.startsWith("ELAS") && !line.startsWith("EULAS"))
            .map(String::strip)
            .toList();
    assertThat(found).hasSize(13).containsExactlyElementsOf(expected);
  }

  private static String rounded(String figure) {
    return String.format(Locale.ROOT, "%10.2f", Double.parseDouble(figure));
  }
}
