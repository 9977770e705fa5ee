package dodona.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecipesTest {

  private static final Path EXAMPLES = Path.of("src/test/resources/dodona/pattern/recipes.conllu");

  /** The fields of each recipe, without those that identify the sentence. */
  private static final Map<String, String> FIELDS =
      Map.of(
          "svo", "subject.phrase,verb.lemma,object.phrase",
          "negation", "predicate.lemma,negation.lemma",
          "noun-phrases", "pattern,modifier.phrase,noun.lemma,noun.phrase",
          "light-verbs", "verb.lemma,noun.lemma",
          "relative-clauses", "pattern,noun.lemma,pronoun.lemma,clause.lemma",
          "questions", "pattern,word.lemma,predicate.lemma",
          "quotations", "speaker.phrase,verb.lemma,quotation.phrase",
          "errors", "pattern,word");

  static Iterable<String> names() {
    return Recipes.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyRecipeIsDescribedAndHasFields(String name) {
    PatternSet recipe = Recipes.get(name);
    assertThat(recipe.name()).isEqualTo(name);
    assertThat(recipe.description()).endsWith(".");
    assertThat(recipe.fields().names()).isNotEmpty();
    assertThat(recipe.patterns()).isNotEmpty();
  }

  /** The sentences say in comments such as {@code # svo: she | see | oaks} what recipes find. */
  @ParameterizedTest
  @MethodSource("names")
  void findsWhatTheExamplesSay(String name) throws IOException {
    PatternSet recipe = Recipes.get(name);
    MatchFields fields = MatchFields.parse(FIELDS.getOrDefault(name, ""), recipe);
    Set<String> unused = new LinkedHashSet<>();
    recipe.patterns().forEach(pattern -> unused.add(pattern.name()));
    for (Sentence sentence : ConlluReader.readAll(EXAMPLES)) {
      List<String> found = new ArrayList<>();
      for (NamedMatch match : recipe.matches(sentence)) {
        unused.remove(match.source().name());
        found.add(
            fields.values(match).stream()
                .map(value -> value == null ? "_" : value)
                .collect(Collectors.joining(" | ", "# " + name + ": ", "")));
      }
      assertThat(found)
          .as(sentence.comments().get(1))
          .isEqualTo(
              sentence.comments().stream().filter(c -> c.startsWith("# " + name + ": ")).toList());
    }
    assertThat(unused).as("patterns without an example").isEmpty();
  }

  @Test
  void anUnknownRecipeIsAnErrorThatNamesTheOthers() {
    assertThatThrownBy(() -> Recipes.get("sov"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith("unknown recipe 'sov'; expected svo, negation")
        .hasMessageEndingWith("Did you mean 'svo'?");
  }
}
