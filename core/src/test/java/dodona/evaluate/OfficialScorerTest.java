package dodona.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every figure is the official CoNLL 2018 scorer's, on equal and on differing segmentation. */
class OfficialScorerTest {

  @ParameterizedTest
  @CsvSource({
    "english, trees", "english, segmentation",
    "french, trees", "french, segmentation",
    "hungarian, trees", "hungarian, segmentation"
  })
  void agreesWithTheOfficialScorer(String language, String copy) throws IOException {
    Path folder = SharedData.require("golden/evaluate");
    Map<Metric, Score> scores =
        Evaluation.of(
                folder.resolve(language + ".gold.conllu"),
                folder.resolve(language + "." + copy + ".conllu"),
                EvaluationOptions.UD)
            .metrics();
    List<String> expected =
        Files.readAllLines(folder.resolve(language + "." + copy + ".scores.txt")).stream()
            .skip(2)
            .filter(line -> !line.startsWith("ELAS") && !line.startsWith("EULAS"))
            .map(String::strip)
            .toList();
    List<String> found = new ArrayList<>();
    scores.forEach((metric, score) -> found.add(officialLine(metric, score)));
    assertThat(found).containsExactlyElementsOf(expected);
  }

  private static String officialLine(Metric metric, Score score) {
    String aligned =
        score.aligned() < 0 ? "" : String.format(Locale.ROOT, "%10.2f", score.alignedAccuracy());
    return String.format(
            Locale.ROOT,
            "%-11s|%10.2f |%10.2f |%10.2f |%s",
            metric,
            score.precision(),
            score.recall(),
            score.f1(),
            aligned)
        .strip();
  }
}
