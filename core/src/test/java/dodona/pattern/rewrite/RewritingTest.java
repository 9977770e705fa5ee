package dodona.pattern.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.pattern.PatternSet;
import dodona.pattern.TreePattern;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.api.Test;

class RewritingTest {

  private static final Sentence DOGS =
      Sentence.ofForms("dogs", "chase", "cats")
          .withColumn(Column.UPOS, List.of("NOUN", "VERB", "NOUN"))
          .withColumn(Column.FEATS, List.of("Number=Plur", "_", "Case=Acc|Number=Plur"))
          .withTree(DependencyTree.of(new int[] {2, 0, 2}, new String[] {"nsubj", "root", "obj"}))
          .withColumn(Column.DEPS, List.of("2:nsubj", "0:root", "2:obj"));

  private static Sentence rewritten(String pattern, String... changes) {
    PatternSet set = PatternSet.of(TreePattern.compile(pattern));
    return Rewriting.parse(List.of(changes), set).apply(DOGS, set.matches(DOGS));
  }

  @Test
  void changesColumnsAndNothingElse() {
    Sentence result = rewritten("{} >nsubj {}=s", "s.deprel=nsubj:pass", "s.lemma=dog");
    assertThat(result.deprel(1)).isEqualTo("nsubj:pass");
    assertThat(result.lemma(1)).isEqualTo("dog");
    assertThat(result.get(1, Column.DEPS)).isEqualTo("2:nsubj");
    assertThat(result.deprel(3)).isEqualTo("obj");
  }

  @Test
  void addsReplacesAndRemovesFeatures() {
    assertThat(rewritten("{root}=v > {}=n", "n.feats.Gender=Com").feats(3))
        .isEqualTo("Case=Acc|Gender=Com|Number=Plur");
    assertThat(rewritten("{root}=v > {}=n", "n.feats.Number=Sing").feats(1))
        .isEqualTo("Number=Sing");
    assertThat(rewritten("{root}=v > {}=n", "n.feats.Number=").feats(1)).isEqualTo("_");
    assertThat(rewritten("{root}=v > {}=n", "n.misc.Gloss=x").get(1, Column.MISC))
        .isEqualTo("Gloss=x");
  }

  @Test
  void changesHeads() {
    Sentence result = rewritten("{} >nsubj {}=s >obj {}=o", "o.head=s", "o.deprel=nmod");
    assertThat(result.tree().heads()).containsExactly(2, 0, 1);
    Sentence turned =
        rewritten("{}=v >nsubj {}=s", "v.head=s", "s.head=0", "s.deprel=root", "v.deprel=acl");
    assertThat(turned.tree().heads()).containsExactly(0, 1, 2);
  }

  @Test
  void refusesChangesThatBreakTheTree() {
    assertThatThrownBy(() -> rewritten("{}=v >nsubj {}=s", "v.head=s"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("the changes would break the tree:");
    assertThatThrownBy(() -> rewritten("{}=s", "s.head=s")).hasMessageContaining("would break");
  }

  @Test
  void refusesMatchesThatDisagree() {
    assertThatThrownBy(
            () -> rewritten("{root}=v > {}=d : {}=h where distance(d, h) > 0", "v.head=h"))
        .isInstanceOf(InvalidInputException.class);
    assertThatThrownBy(() -> rewritten("{}=a : {}=b", "a.deprel=obj", "b.deprel=iobj"))
        .hasMessageContaining("deprel would become both 'iobj' and 'obj'");
  }

  @Test
  void aSentenceThatDoesNotChangeIsTheSame() {
    assertThat(rewritten("{upos:VERB}=v", "v.upos=VERB")).isSameAs(DOGS);
    assertThat(rewritten("{upos:X}=v", "v.upos=VERB")).isSameAs(DOGS);
  }

  @Test
  void invalidChangesAreErrorsThatNameValidOnes() {
    assertError("x.lemma=a", "no node is named 'x'; expected v");
    assertError("v.lema=a", "unknown attribute 'lema'; expected id, form, lemma");
    assertError("v.id=3", "the position of a word cannot be changed");
    assertError("v.upos=VRB", "unknown tag 'VRB'; double quotes accept any value");
    assertError("v.deprel=subj", "unknown relation 'subj'");
    assertError("v.head=7", "the head '7' is neither 0 nor a named node; expected v");
    assertError("v.form=", "a form cannot be removed");
    assertError("v.form=a\tb", "names and values cannot have tabs or line ends");
    assertError("v.misc.a\tb=1", "names and values cannot have tabs or line ends");
    assertError("v.misc.a|b=1", "the name 'a|b' cannot have spaces or a '|'");
    assertError("v.form= ", "a value cannot begin or end with white space");
    assertError("v.feats=garbage", "the value of feats is not a list such as Case=Nom|Number=Sing");
    assertError("v.deps=garbage", "the value of deps is not a list such as 2:nsubj|4:nsubj");
    assertError("v.feats.Numbr=Sing", "unknown feature 'Numbr'. Did you mean feats.Number?");
    assertError("v.deprel=nsubj:", "the relation 'nsubj:' ends in ':'; expected a subtype");
    assertError("v.feats.Case=A|B", "the value of feats.Case cannot have a '|'");
    assertError("v", "expected NODE.ATTRIBUTE=VALUE");
    assertThat(rewritten("{upos:VERB}=v", "v.upos=\"VV\"").upos(2)).isEqualTo("VV");
    assertThat(rewritten("{upos:VERB}=v", "v.feats=\"sg\"").feats(2)).isEqualTo("sg");
    assertThat(rewritten("{upos:VERB}=v", "v.feats.Numbr=\"Sing\"").feats(2))
        .isEqualTo("Numbr=Sing");
    assertThat(rewritten("{upos:VERB}=v", "v.feats=B=1|A=2").feats(2)).isEqualTo("B=1|A=2");
    assertThat(rewritten("{upos:VERB}=v", "v.deps=0:root|1.1:a:b").get(2, Column.DEPS))
        .isEqualTo("0:root|1.1:a:b");
  }

  private static void assertError(String change, String message) {
    assertThatThrownBy(() -> rewritten("{}=v", change))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining(message);
  }
}
