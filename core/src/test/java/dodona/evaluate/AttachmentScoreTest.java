package dodona.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttachmentScoreTest {

  private static final String GOLD =
      """
      1 Dogs dog NOUN Number=Plur|Style=Coll 3 nsubj:pass
      2 are be AUX _ 3 aux:pass
      3 fed _ VERB _ 0 root
      4 . . PUNCT _ 3 punct
      """;

  private static final String SYSTEM =
      """
      1 Dogs dogs NOUN Style=Arch|Number=Plur 3 nsubj
      2 are be VERB _ 3 aux:pass
      3 fed feed VERB _ 0 root
      4 . . PUNCT _ 2 punct
      """;

  @TempDir private Path folder;

  @Test
  void comparesUniversalLabelsAndFeaturesUnderUd() throws IOException {
    Evaluation evaluation = evaluate(EvaluationOptions.UD);
    assertThat(evaluation.metrics())
        .containsEntry(Metric.UPOS, new Score(4, 4, 3, 4))
        .as("Style is not a universal feature")
        .containsEntry(Metric.UFEATS, new Score(4, 4, 4, 4))
        .as("the gold lemma of 'fed' is absent")
        .containsEntry(Metric.LEMMAS, new Score(4, 4, 3, 4))
        .containsEntry(Metric.UAS, new Score(4, 4, 3, 4))
        .as("subtypes are ignored")
        .containsEntry(Metric.LAS, new Score(4, 4, 3, 4))
        .containsEntry(Metric.CLAS, new Score(2, 2, 2, 2))
        .as("the auxiliary of 'fed' has another UPOS")
        .containsEntry(Metric.MLAS, new Score(2, 2, 1, 2))
        .containsEntry(Metric.BLEX, new Score(2, 2, 1, 2));
    assertThat(evaluation.attachment().las()).isEqualTo(new Score(4, 4, 3, 4));
    assertThat(evaluation.attachment(false).las()).isEqualTo(new Score(3, 3, 3, 3));
    assertThat(evaluation.attachment(false).exactMatch()).isEqualTo(new Score(1, 1, 1, -1));
    assertThat(evaluation.attachment(true).exactMatch()).isEqualTo(new Score(1, 1, 0, -1));
  }

  @Test
  void comparesFullLabelsWithoutPunctuationUnderConllX() throws IOException {
    Evaluation evaluation = evaluate(EvaluationOptions.CONLLX);
    assertThat(evaluation.metrics()).isEmpty();
    assertThat(evaluation.attachment().punctuation()).isFalse();
    assertThat(evaluation.attachment().uas()).isEqualTo(new Score(3, 3, 3, 3));
    assertThat(evaluation.attachment().las()).isEqualTo(new Score(3, 3, 2, 3));
    assertThat(evaluation.attachment().labelAccuracy()).isEqualTo(new Score(3, 3, 2, 3));
    assertThat(evaluation.attachment().unlabeledExactMatch()).isEqualTo(new Score(1, 1, 1, -1));
    assertThat(evaluation.attachment().exactMatch()).isEqualTo(new Score(1, 1, 0, -1));
    assertThat(evaluation.outcomes().words()).isEqualTo(3);
  }

  @Test
  void countsPunctuationUnderConllXWhenAsked() throws IOException {
    Evaluation evaluation = evaluate(EvaluationOptions.CONLLX.withPunctuation(true));
    assertThat(evaluation.attachment().uas()).isEqualTo(new Score(4, 4, 3, 4));
    assertThat(evaluation.attachment().las()).isEqualTo(new Score(4, 4, 2, 4));
    assertThat(evaluation.attachment().labelAccuracy()).isEqualTo(new Score(4, 4, 3, 4));
    assertThat(evaluation.options().definition()).endsWith("full labels, punctuation counted");
  }

  @Test
  void takesOnlyUnicodePunctuationForPunctuation() {
    assertThat(Punctuation.isPunctuation("...")).isTrue();
    assertThat(Punctuation.isPunctuation("«")).isTrue();
    assertThat(Punctuation.isPunctuation("—")).isTrue();
    assertThat(Punctuation.isPunctuation("$")).isFalse();
    assertThat(Punctuation.isPunctuation("+")).isFalse();
    assertThat(Punctuation.isPunctuation("a.")).isFalse();
  }

  @Test
  void scoresTreesInMemory() {
    Sentence words = Sentence.ofForms("John", "likes", "Mary");
    AttachmentScore score = new AttachmentScore(EvaluationOptions.CONLLX);
    score.add(
        words.withTree(DependencyTree.of(2, 0, 2)), words.withTree(DependencyTree.of(2, 0, 1)));
    assertThat(score.uas().f1()).isEqualTo(200.0 / 3);
    assertThat(score.unlabeledExactMatch().correct()).isZero();
  }

  @Test
  void hasNoUdConventionWithoutPunctuation() {
    assertThatThrownBy(() -> EvaluationOptions.UD.withPunctuation(false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private Evaluation evaluate(EvaluationOptions options) throws IOException {
    return Evaluation.of(
        Conllu.write(folder.resolve("gold.conllu"), GOLD),
        Conllu.write(folder.resolve("system.conllu"), SYSTEM),
        options);
  }
}
