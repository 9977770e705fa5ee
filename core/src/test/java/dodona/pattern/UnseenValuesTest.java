package dodona.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnseenValuesTest {

  private static final Sentence DOGS =
      Sentence.ofForms("dogs", "were", "seen")
          .withColumn(Column.XPOS, List.of("NNS", "VBD", "VBN"))
          .withColumn(
              Column.FEATS, List.of("Number=Plur", "Tense=Past|VerbForm=Fin", "VerbForm=Ger,Part"))
          .withTree(
              DependencyTree.of(
                  new int[] {3, 3, 0}, new String[] {"nsubj:pass", "aux:pass", "root"}));

  private static List<String> messages(String pattern, boolean likely) {
    UnseenValues values = new UnseenValues(PatternSet.of(TreePattern.compile(pattern)));
    values.see(DOGS);
    return values.messages(likely);
  }

  @Test
  void namesWhatNoWordHasAndWhatWordsHave() {
    assertThat(messages("{feats.Numbr:Plur}", false))
        .containsExactly(
            "no word has feats.Numbr; expected Number, Tense or VerbForm. Did you mean 'Number'?");
    assertThat(messages("{!feats.Numbr}", false)).hasSize(1);
    assertThat(messages("{feats.VerbForm:Fn}", false))
        .containsExactly(
            "no word has feats.VerbForm:Fn; expected Fin, Ger, Ger,Part or Part. Did you mean"
                + " 'Fin'?");
    assertThat(messages("{} !>nsubj:pas {deprel:obl:agent}", false))
        .containsExactly(
            "no word has the relation nsubj:pas; expected nsubj:pass. Did you mean 'nsubj:pass'?",
            "no word has the relation obl:agent");
    assertThat(messages("{xpos:VBX}", false))
        .containsExactly(
            "no word has xpos:VBX; expected NNS, VBD or VBN. Did you mean 'VBD' or 'VBN'?");
  }

  @Test
  void saysNothingAboutWhatWordsHave() {
    assertThat(
            messages(
                "{feats.Number:Plur ; feats.VerbForm:Ger ; feats.VerbForm:Part ; feats.Tense ;"
                    + " xpos:NNS ; deprel:nsubj} >nsubj:pass {lemma:cat}",
                false))
        .isEmpty();
    assertThat(messages("{feats.Foo:/B.*/ ; feats.VerbForm:\"ger\"i}", false)).isEmpty();
  }

  @Test
  void canBeLimitedToProbableMisspellings() {
    assertThat(messages("{feats.Numbr}", true)).hasSize(1);
    assertThat(messages("{} > {} !>nsubj:pas {}", true)).hasSize(1);
    assertThat(messages("{feats.Person:3 ; feats.Tense:Pres ; xpos:VBX} >obl:agent {}", true))
        .isEmpty();
  }
}
