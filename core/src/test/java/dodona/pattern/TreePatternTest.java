package dodona.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.DependencyTree;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreePatternTest {

  /* "The old dog wasn't seen by men who barked", with a multiword token and an empty node. */
  private static final Sentence DOG =
      read(
          """
          # sent_id = dog
          1 The the DET DT Definite=Def|PronType=Art 3 det _ _
          2 old old ADJ JJ Degree=Pos 3 amod _ _
          3 dog dog NOUN NN Number=Sing 6 nsubj:pass _ Entity=x
          4-5 wasn't _ _ _ _ _ _ _ _
          4 was be AUX VBD Mood=Ind|VerbForm=Fin 6 aux:pass _ _
          5 n't not PART RB Polarity=Neg 6 advmod _ _
          6 seen see VERB VBN VerbForm=Part 0 root _ _
          6.1 seen see VERB VBN _ _ _ 0:root _
          7 by by ADP IN _ 8 case _ _
          8 men man NOUN NNS Number=Plur 6 obl:agent _ _
          9 who who PRON WP PronType=Int,Rel 10 nsubj _ _
          10 barked bark VERB VBD VerbForm=Fin 8 acl:relcl _ _
          """);

  private static Sentence read(String rows) {
    String text =
        rows.lines()
            .map(line -> line.startsWith("#") ? line : line.replace(' ', '\t'))
            .collect(Collectors.joining("\n", "", "\n\n"));
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            "dog.conllu",
            ReadOptions.DEFAULT,
            ProblemListener.STRICT)) {
      return reader.readAll().get(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String find(String pattern) {
    return TreePattern.compile(pattern).matches(DOG).stream()
        .map(TreeMatch::toString)
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '\0',
      value = {
        "{form:dog} ! dog:3",
        "{lemma:be|see} ! was:4, seen:6",
        "{form:\"THE\"i} ! The:1",
        "{form:THE} ! ''",
        "{form:/.*ed/ ; upos:VERB} ! barked:10",
        "{form:/THE/i} ! The:1",
        "{xpos:/VB./} ! was:4, seen:6, barked:10",
        "{feats.VerbForm:Fin} ! was:4, barked:10",
        "{feats.PronType:Rel} ! who:9",
        "{feats.PronType:/Int,Rel/} ! who:9",
        "{feats.Number} ! dog:3, men:8",
        "{misc.Entity:x} ! dog:3",
        "{deprel:nsubj} ! dog:3, who:9",
        "{deprel:nsubj:pass} ! dog:3",
        "{deprel:/nsubj/} ! who:9",
        "{deprel:root|case} ! seen:6, by:7",
        "{root} ! seen:6",
        "{$} ! seen:6",
        "{position:1|-1} ! The:1, barked:10",
        "{position:-2..-1} ! who:9, barked:10",
        "{leaf ; upos:NOUN} ! ''",
        "{upos:VERB} >nsubj:pass {}=s ! s=dog:3",
        "{upos:VERB}=v >nsubj|obl {}=s ! v=seen:6 s=dog:3, v=seen:6 s=men:8, v=barked:10 s=who:9",
        "{}=a >>nsubj {}=b ! a=seen:6 b=dog:3, a=seen:6 b=who:9, a=men:8 b=who:9, a=barked:10"
            + " b=who:9",
        "{lemma:who}=a <<acl {}=b ! a=who:9 b=men:8",
        "{lemma:who}=a << {}=b ! a=who:9 b=seen:6, a=who:9 b=men:8, a=who:9 b=barked:10",
        "{}=a $+ {}=b ! a=The:1 b=old:2, a=dog:3 b=was:4, a=was:4 b=n't:5",
        "{}=a $- {}=b ! a=old:2 b=The:1, a=was:4 b=dog:3, a=n't:5 b=was:4",
        "{lemma:dog} $ {}=b ! b=was:4, b=n't:5, b=men:8",
        "{lemma:not} $-- {}=b ! b=dog:3, b=was:4",
        "{lemma:not} $++ {}=b ! b=men:8",
        "{form:dog}=a . {}=b ! a=dog:3 b=was:4",
        "{form:seen}=a . {}=b ! a=seen:6 b=by:7",
        "{form:dog}=a - {}=b ! a=dog:3 b=old:2",
        "{form:The} .. {upos:VERB}=v ! v=seen:6, v=barked:10",
        "{form:who} -- {upos:VERB}=v ! v=seen:6",
        "{upos:VERB}=v ?>nsubj:pass {}=s ! v=seen:6 s=dog:3, v=barked:10",
        "{upos:NOUN}=n [>det {}=d | >case {}=d] ! n=dog:3 d=The:1, n=men:8 d=by:7",
        "{upos:NOUN}=n >det {}=d | >case {}=d ! n=dog:3 d=The:1, n=men:8 d=by:7",
        "{upos:VERB}=v > ({upos:NOUN}=n >case {}) ! v=seen:6 n=men:8",
        "{}=a > {}=b : {}=b > {}=c ! a=seen:6 b=dog:3 c=The:1, a=seen:6 b=dog:3 c=old:2,"
            + " a=seen:6 b=men:8 c=by:7, a=seen:6 b=men:8 c=barked:10, a=men:8 b=barked:10 c=who:9",
        "{}=a > {}=b where a.upos = b.upos ! ''",
        "{upos:NOUN}=a .. {upos:NOUN}=b where distance(a, b) = 5 ! a=dog:3 b=men:8",
        "{upos:NOUN}=n # a comment ! n=dog:3, n=men:8",
      })
  void finds(String pattern, String expected) {
    assertThat(find(pattern)).isEqualTo(expected.equals("''") ? "" : expected);
  }

  /* In the table above, '!' separates columns. */
  @Test
  void findsWhatIsNotThere() {
    assertThat(find("{upos!:NOUN ; deprel!:punct|nsubj ; position:1..6 ; !leaf}"))
        .isEqualTo("seen:6");
    assertThat(find("!{upos:VERB|NOUN|DET|ADJ|AUX|PART|ADP}")).isEqualTo("who:9");
    assertThat(find("{!feats.Number ; upos:NOUN|ADP}")).isEqualTo("by:7");
    assertThat(find("{feats.Number!:Sing ; upos:NOUN|ADP}")).isEqualTo("by:7, men:8");
    assertThat(find("{upos:VERB}=v !>nsubj {}")).isEmpty();
    assertThat(find("{upos:VERB}=v !>/nsubj/ {}")).isEqualTo("v=seen:6");
    assertThat(find("{upos:VERB}=v ![>advmod {} | >mark {}]")).isEqualTo("v=barked:10");
    assertThat(find("{upos:NOUN}=n !> ({upos:VERB} > {})")).isEqualTo("n=dog:3");
    assertThat(find("{}=v > {upos:NOUN}=n !> ({upos:NOUN} $ {}=n)")).isEmpty();
    assertThat(find("{upos:NOUN}=a .. {upos:NOUN}=b where a.feats.Number != b.feats.Number"))
        .isEqualTo("a=dog:3 b=men:8");
    assertThat(find("{}=a > {}=b where a.feats.Case != b.feats.Case")).isEmpty();
  }

  @Test
  void differentNodesHaveDifferentWords() {
    assertThat(find("{} >amod {}=a >amod {}=b")).isEmpty();
    assertThat(find("{lemma:dog} > {}=a > {}=b")).isEqualTo("a=The:1 b=old:2, a=old:2 b=The:1");
  }

  @Test
  void namesWhatWasFoundAndWhatWasNot() {
    TreePattern pattern =
        TreePattern.compile("{upos:VERB}=v > {upos:NOUN} ?>mark {}=m !>obj {}=absent");
    assertThat(pattern.names()).containsExactly("v", "m");
    TreeMatcher matcher = pattern.matcher(DOG);
    assertThat(matcher.find()).isTrue();
    assertThat(matcher.word("v")).isEqualTo(6);
    assertThat(matcher.word("m")).isEqualTo(-1);
    assertThat(matcher.match().words()).containsExactly(3, 6);
    assertThat(matcher.match().value("v", "feats.VerbForm")).isEqualTo("Part");
    assertThat(matcher.match().value("m", "lemma")).isNull();
    assertThat(matcher.find()).isTrue();
    assertThat(matcher.match().words()).containsExactly(6, 8);
    assertThat(matcher.find()).isFalse();
    assertThatThrownBy(() -> matcher.word("v")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> pattern.matches(DOG).get(0).word("absent"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the names are v, m");
    assertThat(matcher.reset(Sentence.ofForms("a")).isFound()).isFalse();
    assertThat(pattern.stream(Stream.of(DOG, DOG).parallel())).hasSize(4);
  }

  @Test
  void needsTreesOnlyForRelationsInTheTree() {
    Sentence flat = Sentence.ofForms("a", "b");
    assertThat(TreePattern.compile("{form:a} . {form:b}").isFoundIn(flat)).isTrue();
    assertThatThrownBy(() -> TreePattern.compile("{form:a} > {form:b}").isFoundIn(flat))
        .isInstanceOf(InvalidTreebankException.class);
  }

  @Test
  void findsNothingInAnEmptySentence() {
    assertThat(TreePattern.compile("{} > {}").matches(Sentence.ofForms())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '\0',
      value = {
        "{pos:VERB} @ 1 @ unknown attribute 'pos'; expected form, lemma, upos, xpos, deprel,"
            + " feats.NAME, misc.NAME, position, root or leaf. Did you mean upos?",
        "{VerbForm:Fin} @ 1 @ Did you mean feats.VerbForm?",
        "{feats.verbform:Fin} @ 1 @ unknown feature 'verbform'. Did you mean feats.VerbForm?",
        "{upos:VRB} @ 6 @ unknown part of speech 'VRB'; expected ADJ, ADP, ADV, AUX, CCONJ, DET,",
        "{upos:verb} @ 6 @ Did you mean VERB?",
        "{upos:VRB} @ 6 @ . Did you mean VERB? Other names, for other treebanks",
        "{} >subj {} @ 4 @ unknown relation 'subj'; expected acl, advcl, advmod,",
        "{} >nsubjj {} @ 4 @ . Did you mean nsubj?",
        "{} >dobj {} @ 4 @ . Did you mean obj?",
        "{} >nsubjpass {} @ 4 @ . Did you mean nsubj:pass?",
        "{} >nsubj: {} @ 4 @ the relation 'nsubj:' ends in ':'; expected a subtype",
        "{lema:be} @ 1 @ . Did you mean lemma?",
        "{feats.Number:plur} @ 14 @ unknown value 'plur' of feats.Number. Did you mean Plur?",
        "{position:4..2} @ 10 @ the range is empty",
        "{}=a : {}=b unique a where a.lemma = b.lemma @ 21 @ 'where' after 'unique'",
        "{}=a : {}=b unique a b @ 21 @ expected ',' or the end of the pattern, but found 'b'",
        "{deprel:subj:pass} @ 8 @ unknown relation 'subj'",
        "{} @ -1 @",
        "{upos=VERB} @ 5 @ expected ':' or '!:'",
        "{!upos:VERB} @ 1 @ write upos!:VALUE",
        "{upos:VERB @ 0 @ the node does not end; expected '}'",
        "{upos:VERB lemma:be} @ 11 @ expected ';' before the next constraint or '}', but found 'l'",
        "{lemma:} @ 7 @ expected a value, but found '}'",
        "{lemma:/a @ 7 @ the regular expression does not end",
        "{lemma:/a(/} @ 9 @ in the regular expression: '(' without ')'",
        "{lemma:\"a @ 7 @ the string does not end",
        "{lemma:\"a\"x} @ 10 @ unknown flag 'x'",
        "{root:yes} @ 1 @ root takes no value",
        "{feats:x} @ 1 @ feats.NAME:VALUE",
        "{position:0} @ 10 @ expected a position from 1",
        "{} > @ 4 @ expected a node, such as {upos:VERB} or {}, but found the end of the pattern",
        "{} .nsubj {} @ 4 @ the relation . has no label",
        "{} ( @ 3 @ expected a relation such as >nsubj, 'where', 'unique' or the end of the"
            + " pattern, but found '('",
        "({} @ 0 @ '(' without ')'",
        "{} [>nsubj {} @ 3 @ '[' without ']'",
        "{} & @ 3 @ expected a relation such as >nsubj after '&'",
        "{}= @ 3 @ expected a name after '='",
        "{}=a where a.lemma = b.lemma @ 21 @ no node is named 'b'; expected a",
        "{}=a ?> {}=b where a.lemma = b.lemma @ 29 @ 'b' is not in every match",
        "{}=a ?> {}=b !< {}=b @ 16 @ 'b' is not in every match",
        "{} ?> {}=b ?< {}=b @ 14 @ 'b' is in two optional parts",
        "{} !> ({} ?> {}) @ 7 @ an optional part inside a negated part has no effect",
        "{}=a where a.foo = a.lemma @ 13 @ unknown attribute 'foo'",
        "{}=a where distance(a, a) ~ 3 @ 26 @ expected one of = != < <= > >=",
        "# nothing @ 9 @ expected a node",
      })
  void pointsAtErrors(String pattern, int position, String message) {
    if (position < 0) {
      assertThat(TreePattern.compile(pattern).names()).isEmpty();
      return;
    }
    assertThatThrownBy(() -> TreePattern.compile(pattern))
        .isInstanceOfSatisfying(
            InvalidPatternException.class, e -> assertThat(e.position()).isEqualTo(position))
        .hasMessageContaining(message);
  }

  @Test
  void showsTheLineWithACaret() {
    assertThatThrownBy(() -> TreePattern.compile("{upos:VERB}=v\n  >obj {lema:idea}"))
        .hasMessage(
            """
            pattern, line 2, column 9: unknown attribute 'lema'; expected form, lemma, upos, xpos, \
            deprel, feats.NAME, misc.NAME, position, root or leaf. Did you mean lemma?
                >obj {lema:idea}
                      ^\
            """);
  }

  @Test
  void boundsSizeAndTime() {
    assertThatThrownBy(() -> TreePattern.compile("{lemma:" + "a|".repeat(1_000_000) + "a}"))
        .isInstanceOf(InvalidPatternException.class)
        .hasMessageContaining("the maximum is 100000");
    assertThatThrownBy(() -> TreePattern.compile("(".repeat(50_000)))
        .hasMessageContaining("nested more than 32 deep");
    assertThatThrownBy(() -> TreePattern.compile("{} > (".repeat(50)))
        .hasMessageContaining("nested more than 32 deep");
    assertThatThrownBy(() -> TreePattern.compile("{}" + " > {}".repeat(70)))
        .hasMessageContaining("more than 64 nodes");
    assertThatThrownBy(() -> TreePattern.compile("{}" + " [>nsubj {} | >obj {}]".repeat(20)))
        .hasMessageContaining("more than 256 ways");
    Sentence words = Sentence.ofForms(Collections.nCopies(1000, "a"));
    assertThatThrownBy(() -> TreePattern.compile("{} .. {} .. {}").matches(words))
        .isInstanceOf(PatternLimitException.class)
        .hasMessageContaining("more than 250000 matches");
    assertThatThrownBy(
            () ->
                TreePattern.compile("{}=a .. {}=b .. {}=c where b.lemma = c.lemma")
                    .isFoundIn(words))
        .isInstanceOf(PatternLimitException.class)
        .hasMessageContaining("more than 10000000 steps in this sentence of 1000 words");
  }

  /* Few words are tried for a node, but the way to each leads along the whole chain. */
  @Test
  @Timeout(30)
  void boundsTheWorkBetweenSteps() {
    int size = 4000;
    int[] heads = IntStream.range(0, size).toArray();
    Sentence chain =
        Sentence.ofForms(Collections.nCopies(size, "a")).withTree(DependencyTree.of(heads));
    assertThatThrownBy(() -> TreePattern.compile("{} <<advcl {}").matches(chain))
        .isInstanceOf(PatternLimitException.class)
        .hasMessageContaining("needs more than 250000000 comparisons");
    assertThat(TreePattern.compile("{position:-1} <<advcl {}").matches(chain)).isEmpty();
  }

  @Test
  @Timeout(30)
  void countsTheComparisonsOfConditionsAndConstraints() {
    Sentence words = Sentence.ofForms(Collections.nCopies(25_000, "a"));
    TreePattern conditions =
        TreePattern.compile(
            "{}=a : {}=b where "
                + "distance(a, b) > 0 & ".repeat(4000)
                + "distance(a, b) > 100000");
    assertThatThrownBy(() -> conditions.isFoundIn(words))
        .isInstanceOf(PatternLimitException.class)
        .hasMessageContaining("needs more than 250000000 comparisons");
    TreePattern constraints = TreePattern.compile("{" + "form!:b;".repeat(12_000) + "form:c}");
    assertThatThrownBy(() -> constraints.isFoundIn(words))
        .isInstanceOf(PatternLimitException.class)
        .hasMessageContaining("needs more than 250000000 comparisons");
  }

  @Test
  void regularExpressionsShareABudget() {
    String expression = "/.*a.{11}bcdefghijklmnopqrstu/";
    assertThat(TreePattern.compile("{form:" + expression + "}").names()).isEmpty();
    assertThatThrownBy(
            () -> TreePattern.compile("{form:" + (expression + "|").repeat(80) + expression + "}"))
        .isInstanceOf(InvalidPatternException.class)
        .hasMessageContaining("too complex together");
    assertThatThrownBy(
            () -> PatternSet.parse("my.patterns", ("{form:" + expression + "}\n").repeat(80)))
        .isInstanceOf(InvalidPatternException.class)
        .hasMessageContaining("my.patterns:")
        .hasMessageContaining("too complex together");
  }

  @Test
  void listsOfWordsMayBeLong() {
    String many = IntStream.range(0, 9000).mapToObj(i -> "w" + i).collect(Collectors.joining("|"));
    assertThat(find("{lemma:" + many + "|dog}")).isEqualTo("dog:3");
    assertThat(List.of(find("{lemma:\"DOG\"i|\"A\"i|\"B\"i|\"C\"i|\"D\"i}")))
        .containsExactly("dog:3");
  }

  @Test
  void suggestsOnlyAttributesThatArePermitted() {
    assertThatThrownBy(() -> TreePattern.compile("{head:2}"))
        .hasMessageContaining("unknown attribute 'head'")
        .hasMessageNotContaining("Did you mean");
  }

  @Test
  void aNumberSignInAValueIsNotAComment() {
    Sentence tags = Sentence.ofForms("#", "#oak", "oak");
    assertThat(TreePattern.compile("{form:#oak|#}").matches(tags)).hasSize(2);
    assertThat(TreePattern.compile("{form: # a comment\n oak}").matches(tags)).hasSize(1);
  }

  @Test
  void uniqueKeepsOneMatchForEachSetOfWords() {
    Sentence sentence = Sentence.ofForms("a", "b", "c");
    assertThat(TreePattern.compile("{}=a .. {}=b unique a").matches(sentence)).hasSize(2);
    assertThat(TreePattern.compile("{}=a : {}=b").matches(sentence)).hasSize(6);
    assertThat(TreePattern.compile("{}=a : {}=b unique a, b").matches(sentence)).hasSize(3);
    assertThat(TreePattern.compile("{}=a : {}=b unique").matches(sentence)).hasSize(3);
  }

  @Test
  void uniqueNamesMustExist() {
    assertThatThrownBy(() -> TreePattern.compile("{}=a unique b"))
        .hasMessageContaining("no node is named 'b'; expected a");
    assertThatThrownBy(() -> TreePattern.compile("{}=a unique a,"))
        .hasMessageContaining("expected the name of a node");
  }
}
