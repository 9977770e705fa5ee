package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.pattern.TreePattern;
import dodona.text.analysis.Document;
import dodona.text.pipeline.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks how many sentences of each construction the English models parse correctly. */
class ConstructionsTest {

  private static final Path FILE = Path.of("src/test/resources/dodona/cli/constructions.txt");

  private static final Pattern REQUIRED = Pattern.compile("([\\w-]+)=(\\d+)");

  /** A sentence, and a pattern that its right tree contains. */
  private record Example(String text, TreePattern pattern) {

    boolean isRight(Pipeline pipeline) {
      Document document = pipeline.analyze(text);
      return document.sentences().size() == 1
          && pattern.isFoundIn(document.sentences().get(0).sentence());
    }
  }

  private record Construction(String name, Map<String, Integer> required, List<Example> examples) {}

  private static List<Construction> constructions() throws IOException {
    List<Construction> constructions = new ArrayList<>();
    for (String line : Files.readAllLines(FILE)) {
      if (line.startsWith("[")) {
        int end = line.indexOf(']');
        Map<String, Integer> required = new HashMap<>();
        Matcher number = REQUIRED.matcher(line.substring(end));
        while (number.find()) {
          required.put(number.group(1), Integer.valueOf(number.group(2)));
        }
        constructions.add(new Construction(line.substring(1, end), required, new ArrayList<>()));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        int equals = line.indexOf(" = ");
        constructions
            .get(constructions.size() - 1)
            .examples
            .add(
                new Example(
                    line.substring(0, equals), TreePattern.compile(line.substring(equals + 3))));
      }
    }
    return constructions;
  }

  @Test
  void everyConstructionHasExamples() throws IOException {
    assertThat(constructions())
        .hasSizeGreaterThan(5)
        .allSatisfy(construction -> assertThat(construction.examples).hasSizeGreaterThan(3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "en-fast"})
  void modelsParseAsManySentencesAsBefore(String model) throws IOException {
    Pipeline pipeline = Pipeline.load(model);
    for (Construction construction : constructions()) {
      List<String> wrong =
          construction.examples.stream()
              .filter(example -> !example.isRight(pipeline))
              .map(Example::text)
              .toList();
      assertThat(construction.examples.size() - wrong.size())
          .as("%s: wrong are %s", construction.name, wrong)
          .isGreaterThanOrEqualTo(Objects.requireNonNull(construction.required.get(model)));
    }
  }
}
