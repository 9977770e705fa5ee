package dodona.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MatchFieldsTest {

  private static final String SENTENCE =
      """
      # sent_id = s1
      1-2\tDon't\t_\t_\t_\t_\t_\t_\t_\t_
      1\tDo\tdo\tAUX\t_\t_\t3\taux\t_\t_
      2\tn't\tnot\tPART\t_\tPolarity=Neg\t3\tadvmod\t_\t_
      3\tfeed\tfeed\tVERB\t_\t_\t0\troot\t_\t_
      4\tthe\tthe\tDET\t_\t_\t6\tdet\t_\t_
      5\t“\t“\tPUNCT\t_\t_\t6\tpunct\t_\tSpaceAfter=No
      6\tcats\tcat\tNOUN\t_\tNumber=Plur\t3\tobj\t_\tSpaceAfter=No
      7\t”\t”\tPUNCT\t_\t_\t6\tpunct\t_\t_
      8\tand\tand\tCCONJ\t_\t_\t10\tcc\t_\t_
      9\tthe\tthe\tDET\t_\t_\t10\tdet\t_\t_
      10\tdogs\tdog\tNOUN\t_\tNumber=Plur\t6\tconj\t_\tSpaceAfter=No
      11\t.\t.\tPUNCT\t_\t_\t3\tpunct\t_\tSpaceAfter=No

      """;

  private Sentence sentence = Sentence.ofForms();

  @BeforeEach
  void read() throws IOException {
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(SENTENCE.getBytes(StandardCharsets.UTF_8)),
            "pets.conllu",
            ReadOptions.DEFAULT,
            ProblemListener.STRICT)) {
      sentence = reader.readAll().get(0);
    }
  }

  private List<List<String>> values(String pattern, String fields) {
    PatternSet set = PatternSet.of(TreePattern.compile(pattern));
    MatchFields parsed = MatchFields.parse(fields, set);
    List<List<String>> all = new ArrayList<>();
    set.matches(sentence).forEach(match -> all.add(parsed.values(match)));
    return all;
  }

  @Test
  void givesAttributesOfNamedNodes() {
    assertThat(values("{upos:VERB}=v >obj {}=o", "v.lemma, o, o.feats.Number,o.id"))
        .containsExactly(List.of("feed", "cats", "Plur", "6"));
  }

  @Test
  void givesPropertiesOfTheSentence() {
    assertThat(values("{upos:VERB}=v", "file,sentence,pattern,text"))
        .containsExactly(List.of("pets.conllu", "s1", "1", "Don't feed the “cats” and the dogs."));
  }

  @Test
  void aNodeNamedLikeAPropertyOfTheSentenceHidesIt() {
    assertThat(values("{upos:VERB}=text", "text")).containsExactly(List.of("feed"));
  }

  @Test
  void aPhraseHasNoConjunctsAndNoPunctuationAtItsEnds() {
    assertThat(values("{upos:NOUN}=n", "n.phrase"))
        .containsExactly(List.of("the “cats"), List.of("the dogs"));
    assertThat(values("{upos:VERB}=v", "v.phrase"))
        .containsExactly(List.of("Don't feed the “cats” and the dogs"));
    assertThat(values("{upos:PART}=p", "p.phrase")).containsExactly(List.of("n't"));
    assertThat(values("{upos:CCONJ}=p", "p.phrase")).containsExactly(List.of("and"));
  }

  @Test
  void missingValuesAreNull() {
    List<List<String>> values =
        values("{upos:VERB}=v ?>iobj {}=i", "i,i.lemma,v.feats.Tense,v.xpos");
    assertThat(values).hasSize(1);
    assertThat(values.get(0)).containsOnlyNulls();
  }

  @Test
  void unknownFieldsAreErrorsThatNameValidOnes() {
    assertError("w.lemma", "field 'w.lemma': no node is named 'w'; expected v, pattern, file,");
    assertError("v.lema", "field 'v.lema': unknown attribute 'lema'; expected id, form, lemma");
    assertError("v,,v", "fields 'v,,v': expected names separated by commas");
    assertThatThrownBy(() -> values("{}", "v"))
        .hasMessage("field 'v': the pattern has no named nodes. Name one as in {}=v");
  }

  private void assertError(String fields, String message) {
    assertThatThrownBy(() -> values("{}=v", fields))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void countsAreSortedByFrequencyAndThenByValue() {
    PatternSet set = PatternSet.of(TreePattern.compile("{}=a"));
    MatchCounts counts = new MatchCounts(MatchFields.parse("a.upos", set));
    set.matches(sentence).forEach(counts::add);
    assertThat(counts.total()).isEqualTo(11);
    assertThat(counts.rows())
        .extracting(row -> row.shown().get(0))
        .containsExactly("PUNCT", "DET", "NOUN", "AUX", "CCONJ", "PART", "VERB");
    assertThat(counts.rows().get(0).count()).isEqualTo(3);
    assertThat(counts.rows().get(0).share()).isEqualTo(3 / 11.0);
  }

  @Test
  void countsInGroupsHaveSharesOfTheirGroup() {
    PatternSet set = PatternSet.of(TreePattern.compile("{upos:NOUN}=a"));
    MatchCounts counts = new MatchCounts(MatchFields.parse("a.feats.Case,a.lemma", set));
    List<NamedMatch> matches = set.matches(sentence);
    counts.add("x", matches.get(0));
    counts.add("y", matches.get(0));
    counts.add("y", matches.get(1));
    assertThat(counts.groups()).containsExactly("x", "y");
    assertThat(counts.rows("x").get(0).share()).isEqualTo(1);
    assertThat(counts.rows("y").get(1).shown()).containsExactly("_", "dog");
    assertThat(counts.rows("y").get(1).share()).isEqualTo(0.5);
    assertThat(counts.rows("z")).isEmpty();
  }
}
