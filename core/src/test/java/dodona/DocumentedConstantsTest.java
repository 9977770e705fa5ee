package dodona;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.feature.FeatureModel;
import dodona.oracle.Oracles;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the documentation states the code's constants correctly. */
class DocumentedConstantsTest {

  private static final Map<Long, String> WORDS = Map.of(3L, "three", 20L, "twenty");

  /** The text of a document with single spaces for line ends. */
  private static String document(String name) throws IOException {
    return Files.readString(Path.of("..", name)).replaceAll("\\s+", " ");
  }

  /** A constant, private or not. */
  private static Number constant(String name) throws ReflectiveOperationException {
    int dot = name.lastIndexOf('.');
    Class<?> owner = Class.forName("dodona." + name.substring(0, dot));
    Field field = owner.getDeclaredField(name.substring(dot + 1));
    field.setAccessible(true);
    return (Number) field.get(null);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "docs/explanation/oracles.md      | within # expansions                  | system.attardi.AttardiDynamicOracle.BOUND",
        "docs/explanation/oracles.md      | for at most # configurations         | system.swapstandard.SwapStandardDynamicOracle.MOST",
        "docs/contributing/decisions.md    | for up to # expansions               | system.attardi.AttardiDynamicOracle.BOUND",
        "docs/reference/evaluation.md   | drawn with replacement, # times      | evaluate.significance.PairedBootstrap.SAMPLES",
        "docs/reference/evaluation.md   | exact (binomial) below # such words  | evaluate.significance.Significance.EXACT_BELOW",
        "docs/reference/features.md     | at most # words                      | feature.Clusters.MOST_WORDS",
        "docs/reference/features.md     | words or # characters                | feature.Clusters.LONGEST_TEXT",
        "docs/reference/patterns.md     | length of a pattern ¦ # characters   | pattern.PatternParser.MAX_LENGTH",
        "docs/reference/patterns.md     | regular expression ¦ # characters    | pattern.ValueParser.MAX_REGEX",
        "docs/reference/patterns.md     | nodes ¦ # ¦                          | pattern.PatternParser.MAX_NODES",
        "docs/reference/patterns.md     | nested brackets ¦ # ¦                | pattern.PatternParser.MAX_DEPTH",
        "docs/reference/patterns.md     | alternatives in brackets ¦ # ¦       | pattern.PlanCompiler.MAX_PLANS",
        "docs/reference/patterns.md     | steps in a sentence ¦ # ¦            | pattern.Search.MAX_STEPS",
        "docs/reference/patterns.md     | matches in a sentence ¦ # ¦          | pattern.Search.MAX_MATCHES",
        "docs/contributing/architecture.md | keeps the first # ,                  | treebank.conllu.ProblemLog.KEPT",
        "docs/contributing/decisions.md    | The presets average # parsers        | train.recipe.Presets.MODELS",
        "docs/contributing/decisions.md    | parsers of 2^# weights               | train.recipe.Knobs.USUAL_HASH_BITS",
        "CHANGELOG.md         | (`--average`, # by default)           | train.recipe.Presets.MODELS",
        "README.md            | accurate: beam #, the default        | train.recipe.Knobs.BEAM_WIDTH",
      })
  void numbersAreThoseOfTheCode(String document, String phrase, String constant)
      throws IOException, ReflectiveOperationException {
    long value = constant(constant).longValue();
    String figures = String.format(Locale.ROOT, "%,d", value);
    String text = phrase.replace(" ,", ",").replace('¦', '|');
    assertThat(document(document))
        .as("%s in %s", constant, document)
        .containsAnyOf(
            text.replace("#", figures), text.replace("#", WORDS.getOrDefault(value, figures)));
  }

  @Test
  void theShareOfNonProjectiveTreesIsThatOfThePresets()
      throws IOException, ReflectiveOperationException {
    double share = constant("train.recipe.Presets.MANY_NON_PROJECTIVE").doubleValue();
    assertThat(document("docs/explanation/benchmarks.md"))
        .contains("swap-standard if more than " + Math.round(100 * share) + " % of the training");
  }

  @Test
  void templatesAreCountedAsTheyAre() throws IOException {
    String document = document("docs/reference/features.md");
    for (String name : TransitionSystems.names()) {
      TransitionSystem<?> system = TransitionSystems.named(name);
      assertThat(document)
          .contains("| `" + name + ".features` | " + FeatureModel.of(system).size() + " |");
    }
    for (String name : List.of("arc-eager", "swap-standard")) {
      TransitionSystem<?> system = TransitionSystems.named(name);
      assertThat(document)
          .contains(
              "| `" + name + "-fast.features` | " + FeatureModel.of(system, "fast").size() + " |");
    }
  }

  @Test
  void theErrorInAFeatureModelReadsAsShown() throws IOException {
    TransitionSystem<?> system = TransitionSystems.named("arc-eager");
    assertThatThrownBy(() -> FeatureModel.parse(system, "S0w; B0w\nS0.Case B0x\n"))
        .satisfies(
            e ->
                assertThat(document("docs/reference/features.md"))
                    .contains("my.features: " + e.getMessage()));
  }

  @Test
  void everySystemIsListedWithAllItsOracles() throws IOException {
    Map<String, List<String>> documented = new TreeMap<>();
    String oracles = Files.readString(Path.of("../docs/explanation/oracles.md"));
    String table = oracles.substring(0, oracles.indexOf("\n## "));
    for (String row : table.lines().filter(line -> line.startsWith("| `")).toList()) {
      List<String> names =
          Pattern.compile("`([a-z-]+)`")
              .matcher(row)
              .results()
              .map(result -> result.group(1))
              .toList();
      documented.put(names.get(0), names.subList(1, names.size()));
    }
    Map<String, List<String>> actual = new TreeMap<>();
    for (String system : TransitionSystems.names()) {
      actual.put(system, Oracles.names(system));
    }
    assertThat(documented).hasSizeGreaterThanOrEqualTo(6).isEqualTo(actual);
  }
}
