package dodona.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small pairs of files whose words or sentences differ; all figures are worked out by hand. */
class SegmentationTest {

  private static final String DOGS_BARK_LOUDLY =
      """
      1 Dogs dog NOUN Number=Plur 2 nsubj
      2 bark bark VERB _ 0 root
      3 loudly loudly ADV _ 2 advmod
      """;

  private static final String IL_PARLE_DU_CHAT =
      """
      1 Il il PRON _ 2 nsubj
      2 parle parler VERB _ 0 root
      3-4 du
      3 de de ADP _ 5 case
      4 le le DET _ 5 det
      5 chat chat NOUN _ 2 obl
      """;

  @TempDir private Path folder;

  @Test
  void countsAWordThatWasSplitAsMissing() throws IOException {
    String system =
        """
        1 Dogs dog NOUN Number=Plur 2 nsubj
        2 bark bark VERB _ 0 root
        3 loud loud ADJ _ 2 advmod
        4 ly ly X _ 3 dep
        """;
    Map<Metric, Score> scores = score(DOGS_BARK_LOUDLY, system).metrics();
    assertThat(scores)
        .containsEntry(Metric.TOKENS, new Score(3, 4, 2, -1))
        .containsEntry(Metric.SENTENCES, new Score(1, 1, 1, -1))
        .containsEntry(Metric.WORDS, new Score(3, 4, 2, -1))
        .containsEntry(Metric.UPOS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.XPOS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.UFEATS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.ALL_TAGS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.LEMMAS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.UAS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.LAS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.CLAS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.MLAS, new Score(3, 4, 2, 2))
        .containsEntry(Metric.BLEX, new Score(3, 4, 2, 2));
    Score las = new Score(3, 4, 2, 2);
    assertThat(las.precision()).isEqualTo(50.0);
    assertThat(las.recall()).isEqualTo(200.0 / 3);
    assertThat(las.f1()).isEqualTo(400.0 / 7);
    assertThat(las.alignedAccuracy()).isEqualTo(100.0);
  }

  @Test
  void countsAHeadThatWasMergedAsWrong() throws IOException {
    String system =
        """
        1 Dogsbark dogsbark VERB _ 0 root
        2 loudly loudly ADV _ 1 advmod
        """;
    Evaluation evaluation = score(DOGS_BARK_LOUDLY, system);
    assertThat(evaluation.metrics())
        .containsEntry(Metric.TOKENS, new Score(3, 2, 1, -1))
        .containsEntry(Metric.WORDS, new Score(3, 2, 1, -1))
        .containsEntry(Metric.UPOS, new Score(3, 2, 1, 1))
        .containsEntry(Metric.UAS, new Score(3, 2, 0, 1))
        .containsEntry(Metric.LAS, new Score(3, 2, 0, 1))
        .containsEntry(Metric.CLAS, new Score(3, 2, 0, 1));
    assertThat(evaluation.attachment().labelAccuracy()).isEqualTo(new Score(3, 2, 1, 1));
    assertThat(evaluation.attachment().unlabeledExactMatch()).isEqualTo(new Score(1, 1, 0, -1));
  }

  @Test
  void missesTheWordsOfAMultiwordTokenLeftWhole() throws IOException {
    String system =
        """
        1 Il il PRON _ 2 nsubj
        2 parle parler VERB _ 0 root
        3 du du ADP _ 4 case
        4 chat chat NOUN _ 2 obl
        """;
    assertThat(score(IL_PARLE_DU_CHAT, system).metrics())
        .containsEntry(Metric.TOKENS, new Score(4, 4, 4, -1))
        .containsEntry(Metric.WORDS, new Score(5, 4, 3, -1))
        .containsEntry(Metric.UPOS, new Score(5, 4, 3, 3))
        .containsEntry(Metric.UAS, new Score(5, 4, 3, 3))
        .containsEntry(Metric.LAS, new Score(5, 4, 3, 3))
        .containsEntry(Metric.CLAS, new Score(3, 3, 3, 3))
        .as("the function words of 'chat' differ")
        .containsEntry(Metric.MLAS, new Score(3, 3, 2, 3))
        .containsEntry(Metric.BLEX, new Score(3, 3, 3, 3));
  }

  @Test
  void alignsTheWordsOfMultiwordTokensByTheirLowerCasedForms() throws IOException {
    String system =
        """
        1 Il il PRON _ 2 nsubj
        2 parle parler VERB _ 0 root
        3-4 du
        3 De de ADP _ 5 case
        4 les le DET _ 5 det
        5 chat chat NOUN _ 2 obl
        """;
    assertThat(score(IL_PARLE_DU_CHAT, system).metrics())
        .containsEntry(Metric.TOKENS, new Score(4, 4, 4, -1))
        .containsEntry(Metric.WORDS, new Score(5, 5, 4, -1))
        .containsEntry(Metric.LAS, new Score(5, 5, 4, 4))
        .containsEntry(Metric.MLAS, new Score(3, 3, 2, 3));
  }

  @Test
  void scoresWordsAcrossAMissedSentenceBoundary() throws IOException {
    String[] gold = {
      "1 Dogs dog NOUN _ 2 nsubj\n2 bark bark VERB _ 0 root",
      "1 Cats cat NOUN _ 2 nsubj\n2 sleep sleep VERB _ 0 root"
    };
    String system =
        """
        1 Dogs dog NOUN _ 2 nsubj
        2 bark bark VERB _ 0 root
        3 Cats cat NOUN _ 4 nsubj
        4 sleep sleep VERB _ 2 parataxis
        """;
    Evaluation evaluation = score(gold, system);
    assertThat(evaluation.metrics())
        .containsEntry(Metric.TOKENS, new Score(4, 4, 4, -1))
        .containsEntry(Metric.SENTENCES, new Score(2, 1, 0, -1))
        .containsEntry(Metric.WORDS, new Score(4, 4, 4, -1))
        .containsEntry(Metric.UAS, new Score(4, 4, 3, 4))
        .containsEntry(Metric.LAS, new Score(4, 4, 3, 4))
        .containsEntry(Metric.CLAS, new Score(4, 4, 3, 4));
    assertThat(evaluation.attachment().exactMatch()).isEqualTo(new Score(2, 1, 0, -1));
    assertThat(evaluation.outcomes().correct(0, true)).isEqualTo(2);
    assertThat(evaluation.outcomes().correct(1, true)).isEqualTo(1);
  }

  @Test
  void passesOverEmptyNodes() throws IOException {
    String withEmptyNode = DOGS_BARK_LOUDLY.replace("3 loudly", "2.1 bark\n3 loudly");
    assertThat(score(withEmptyNode, DOGS_BARK_LOUDLY).metrics().values())
        .allSatisfy(score -> assertThat(score.f1()).isEqualTo(100.0));
    assertThat(score(DOGS_BARK_LOUDLY, withEmptyNode).metrics())
        .containsEntry(Metric.TOKENS, new Score(3, 3, 3, -1))
        .containsEntry(Metric.MLAS, new Score(3, 3, 3, 3));
  }

  @Test
  void takesWordsLeftOverIntoTheRegionOfTheNextSentencesMultiwordToken() throws IOException {
    String[] gold = {
      "1 abc abc NOUN _ 0 root", "1-2 cd\n1 c c NOUN _ 2 nsubj\n2 d d VERB _ 0 root",
    };
    String[] system = {
      "1 a a NOUN _ 0 root\n2 b b NOUN _ 1 flat\n3 c c NOUN _ 1 flat",
      "1-2 cd\n1 c c NOUN _ 2 nsubj\n2 d d VERB _ 0 root",
    };
    assertThat(score(gold, system).metrics())
        .containsEntry(Metric.SENTENCES, new Score(2, 2, 2, -1))
        .containsEntry(Metric.WORDS, new Score(3, 5, 2, -1))
        .as("the region begins with 'b', so gold 'c' meets the first 'c' of the system")
        .containsEntry(Metric.UAS, new Score(3, 5, 1, 2));
  }

  @Test
  void passesOverSpacesInsideTokens() throws IOException {
    String gold = "1 20\u00a0000 20000 NUM _ 0 root";
    String system = "1 20000 20000 NUM _ 0 root";
    assertThat(score(gold, system).metrics())
        .containsEntry(Metric.WORDS, new Score(1, 1, 1, -1))
        .containsEntry(Metric.LAS, new Score(1, 1, 1, 1));
  }

  private Evaluation score(String gold, String system) throws IOException {
    return score(new String[] {gold}, system);
  }

  private Evaluation score(String[] gold, String... system) throws IOException {
    return Evaluation.of(
        Conllu.write(folder.resolve("gold.conllu"), gold),
        Conllu.write(folder.resolve("system.conllu"), system),
        EvaluationOptions.UD);
  }
}
