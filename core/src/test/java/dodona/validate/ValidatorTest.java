package dodona.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SmallTrees;
import dodona.error.InvalidInputException;
import dodona.treebank.Conllu;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class ValidatorTest {

  /** Rules that need bytes that are not text, or another format. */
  private static final Set<String> OTHERS =
      Set.of("invalid-utf8", "damaged-file", "other-columns", "not-in-conllx");

  @TempDir private Path folder;

  private LanguageLists lists() throws IOException {
    return LanguageLists.read(
        Files.writeString(
            folder.resolve("lists.txt"),
            """
            # a small language
            [relations]
            root
            advmod
            [features]
            Case=Nom,Acc
            Number=Sing,Plur: NOUN VERB   # but not adverbs
            [upos]
            VERB
            ADV
            [xpos]
            RB
            """));
  }

  private static Set<String> names(Collection<Finding> findings) {
    return findings.stream()
        .map(finding -> finding.rule().name())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @TestFactory
  Stream<DynamicTest> eachRuleFindsItsExample() throws IOException {
    LanguageLists lists = lists();
    return Examples.violations().entrySet().stream()
        .map(
            example ->
                DynamicTest.dynamicTest(
                    example.getKey(),
                    () -> {
                      Rule rule = Rules.named(example.getKey());
                      ValidationOptions options =
                          ValidationOptions.DEFAULT.withLists(rule.level() == 4 ? lists : null);
                      List<Finding> found = Examples.findings(example.getValue(), options);
                      assertThat(names(found)).contains(rule.name());
                      assertThat(names(found).size()).as(found.toString()).isLessThanOrEqualTo(3);
                      assertThat(
                              Examples.findings(
                                  example.getValue(), options.withIgnored(names(found))))
                          .isEmpty();
                      assertThat(
                              names(
                                  Examples.findings(
                                      example.getValue(), options.withRules(List.of(rule.name())))))
                          .containsExactly(rule.name());
                    }));
  }

  @Test
  void everyRuleHasAnExample() {
    Set<String> rules = new TreeSet<>(OTHERS);
    rules.addAll(Examples.violations().keySet());
    assertThat(rules)
        .isEqualTo(
            Rules.all().stream().map(Rule::name).collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void aGoodSentenceHasNoFindings() {
    String good =
        Examples.sentence(
            "Dogs/NOUN/2/nsubj/Case=Nom|Number=Plur bark/VERB/0/root loudly/ADV/2/advmod/_/SpaceAfter=No"
                + " !/PUNCT/2/punct");
    assertThat(Examples.findings(good, ValidationOptions.DEFAULT)).isEmpty();
  }

  @Test
  void aFindingSaysWhereWhatAndHow() {
    String text =
        Examples.sentence("first", "Go/VERB/0/root")
            + Examples.sentence("second", "the/DET/2/det dog/NOWN/0/root");
    Finding finding = Examples.findings(text, ValidationOptions.DEFAULT).get(0);
    assertThat(finding.line()).isEqualTo(8);
    assertThat(finding.word()).isEqualTo(2);
    assertThat(finding)
        .hasToString(
            "test:8: second: UPOS 'NOWN' is not a universal part of speech. Did you mean 'NOUN'?"
                + " [unknown-upos]");
    assertThat(finding.json())
        .containsEntry("rule", "unknown-upos")
        .containsEntry("fix", "Did you mean 'NOUN'?")
        .containsEntry("sentence", "second");
  }

  @Test
  void inventedTagsLabelsAndUnsortedFeaturesAreFound() {
    assertThat(
            names(
                Examples.findings(
                    Examples.sentence("a/NOWN/2/nsubjj/B=1|A=2 b/VERB/0/root"),
                    ValidationOptions.DEFAULT)))
        .containsExactly("unknown-deprel", "unknown-upos", "unsorted-features");
  }

  @Test
  void sortedFeaturesAreSuggested() {
    assertThat(
            Examples.findings(
                    Examples.sentence("a/NOUN/0/root/Number=Sing|NumForm=Word|Case=Nom"),
                    ValidationOptions.DEFAULT)
                .get(0)
                .fix())
        .isEqualTo("Write Case=Nom|Number=Sing|NumForm=Word.");
  }

  @Test
  void levelsLimitTheRules() {
    String text = Examples.sentence("the/ADP/2/det dog/NOWN/0/root");
    assertThat(names(Examples.findings(text, ValidationOptions.DEFAULT)))
        .containsExactly("rel-upos-det", "unknown-upos");
    assertThat(names(Examples.findings(text, ValidationOptions.DEFAULT.withLevel(2))))
        .containsExactly("unknown-upos");
    assertThat(Examples.findings(text, ValidationOptions.DEFAULT.withLevel(1))).isEmpty();
  }

  @Test
  void partialAnnotationIsAllowedOnRequest() {
    String text = Examples.sentence("the/_/_/_ dog/NOUN/0/root barks/_/_/_");
    assertThat(Examples.findings(text, ValidationOptions.DEFAULT.withTrees(false))).isEmpty();
    assertThat(names(Examples.findings(text, ValidationOptions.DEFAULT)))
        .containsExactly("invalid-deprel", "invalid-head", "unknown-upos");
  }

  @Test
  void aSentenceInMemoryHasNoLine() {
    Finding finding =
        Validator.findings(Sentence.ofForms("a"), ValidationOptions.DEFAULT.withLevel(2)).get(0);
    assertThat(finding.line()).isZero();
  }

  @Test
  void multiwordExpressionsHaveThePartOfSpeechOfTheWhole() {
    assertThat(
            Examples.findings(
                Examples.sentence("as/ADP/3/advmod well/ADV/1/fixed go/VERB/0/root"),
                ValidationOptions.DEFAULT))
        .isEmpty();
    assertThat(
            Examples.findings(
                Examples.sentence("at/ADP/3/advmod/ExtPos=ADV all/DET/1/fixed go/VERB/0/root"),
                ValidationOptions.DEFAULT))
        .isEmpty();
    assertThat(
            names(
                Examples.findings(
                    Examples.sentence("at/ADP/3/advmod/ExtPos=NOUN all/DET/1/fixed go/VERB/0/root"),
                    ValidationOptions.DEFAULT)))
        .containsExactly("rel-upos-advmod");
  }

  @Test
  void unknownRulesAreRefusedWithASuggestion() {
    assertThatThrownBy(() -> ValidationOptions.DEFAULT.withIgnored(List.of("unknown-upo")))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("Did you mean 'unknown-upos'?");
  }

  @Test
  void brokenListsAreRefusedWithTheLine() throws IOException {
    Map<String, String> bad =
        Map.of(
            "NOUN\n", ":1: 'NOUN' is in no list",
            "[tags]\n", ":1: no such list: 'tags'",
            "[features]\nCase\n", ":2: 'Case' is not a feature",
            "[features]\nCase=Nom: NOWN\n", ":2: 'NOWN' is not a universal tag",
            "[upos]\nADVB\n", ":2: 'ADVB' is not a universal tag");
    for (Map.Entry<String, String> entry : bad.entrySet()) {
      Path file = Files.writeString(folder.resolve("bad.txt"), entry.getKey());
      assertThatThrownBy(() -> LanguageLists.read(file))
          .isInstanceOf(InvalidInputException.class)
          .hasMessageContaining(entry.getValue());
    }
  }

  @Test
  void listsOfATreebankAllowEverythingInIt() throws IOException {
    LanguageLists lists = new LanguageLists();
    String text =
        Examples.sentence("Dogs/NOUN/2/nsubj/Case=Nom|Foo=Bar,Baz bark/VERB/0/root/Case=Acc");
    for (Sentence sentence : Conllu.read(text)) {
      lists.add(sentence);
    }
    Path file = Files.writeString(folder.resolve("own.txt"), lists.toString());
    ValidationOptions options = ValidationOptions.DEFAULT.withLists(LanguageLists.read(file));
    assertThat(LanguageLists.read(file)).hasToString(lists.toString());
    assertThat(Examples.findings(text, options)).isEmpty();
    assertThat(names(Examples.findings(text.replace("Case=Acc", "Case=Nom"), options)))
        .containsExactly("feature-upos-not-permitted");
  }

  /** The definition of the two rules, on all trees of up to five words with one mark. */
  @Test
  void punctuationRulesFollowTheirDefinition() {
    int checked = 0;
    for (int n = 2; n <= 5; n++) {
      for (DependencyTree tree : SmallTrees.all(n).toList()) {
        for (int mark = 1; mark <= n; mark++) {
          if (tree.head(mark) > 0) {
            checkMark(tree, mark);
            checked++;
          }
        }
      }
    }
    assertThat(checked).isGreaterThan(1000);
  }

  private static void checkMark(DependencyTree tree, int mark) {
    StringBuilder words = new StringBuilder();
    for (int word = 1; word <= tree.size(); word++) {
      String label = tree.head(word) == 0 ? "root" : word == mark ? "punct" : "dep";
      words.append(word > 1 ? " " : "");
      words.append("w/X/" + tree.head(word) + "/" + label);
    }
    List<Finding> found =
        Examples.findings(
            Examples.sentence(words.toString()),
            ValidationOptions.DEFAULT.withRules(
                List.of("punct-is-nonproj", "punct-causes-nonproj")));
    boolean isNonProjective = new Projectivity(tree).nonProjectiveArcs().get(mark);
    boolean causes = false;
    for (int word = 1; word <= tree.size(); word++) {
      int head = tree.head(word);
      causes |=
          head > 0
              && isBetween(head, word, mark)
              && !isBelow(tree, head, mark)
              && !isBetween(head, word, tree.head(mark));
    }
    Set<String> expected = new TreeSet<>();
    if (isNonProjective) {
      expected.add("punct-is-nonproj");
    }
    if (causes) {
      expected.add("punct-causes-nonproj");
    }
    assertThat(names(found)).as(words + ", mark " + mark).isEqualTo(expected);
    if (Projectivity.isProjective(tree)) {
      assertThat(found).isEmpty();
    }
  }

  private static boolean isBetween(int a, int b, int word) {
    return Math.min(a, b) < word && word < Math.max(a, b);
  }

  private static boolean isBelow(DependencyTree tree, int head, int word) {
    for (int w = word; w > 0; w = tree.head(w)) {
      if (w == head) {
        return true;
      }
    }
    return false;
  }
}
