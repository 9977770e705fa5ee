package dodona.text.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyTreebank;
import dodona.text.tag.Tagger;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class JackknifeTest {

  private static final TaggerOptions SMALL = new TaggerOptions(3, 3, 1, 14, 0.3);

  private static List<Sentence> tag(
      List<Sentence> sentences, int folds, int threads, IntConsumer finished) {
    return Jackknife.annotate(
        sentences,
        folds,
        others -> {
          Tagger.Session tagger = TaggerTrainer.train(others, SMALL).open();
          return tagger::tag;
        },
        threads,
        finished);
  }

  private static String tags(Sentence sentence, int word) {
    return String.join("\t", sentence.upos(word), sentence.xpos(word), sentence.feats(word));
  }

  private static List<String> lines(List<Sentence> sentences) {
    List<String> lines = new ArrayList<>();
    for (Sentence sentence : sentences) {
      for (int word = 1; word <= sentence.size(); word++) {
        lines.add(sentence.form(word) + "\t" + tags(sentence, word));
      }
    }
    return lines;
  }

  @Test
  void doesNotDependOnTheNumberOfThreads() {
    List<Sentence> treebank = TinyTreebank.sentences();
    List<Integer> finished = new ArrayList<>();
    List<Sentence> one = tag(treebank, 4, 1, finished::add);
    List<Sentence> three = tag(treebank, 4, 3, fold -> {});
    assertThat(lines(three)).isEqualTo(lines(one));
    assertThat(finished).containsExactly(1, 2, 3, 4);
    assertThat(one)
        .extracting(Sentence::toString)
        .isEqualTo(treebank.stream().map(Sentence::toString).toList());
  }

  @Test
  void aFoldIsTaggedWithoutKnowledgeOfItsOwnTags() {
    List<Sentence> treebank = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      treebank.add(
          Sentence.ofForms("a", "b").withColumn(Column.UPOS, List.of("X", i == 4 ? "ODD" : "Y")));
    }
    List<Sentence> tagged = tag(treebank, 3, 2, fold -> {});
    assertThat(tagged).allSatisfy(sentence -> assertThat(sentence.upos(2)).isNotEqualTo("ODD"));
    assertThat(tagged.get(0).upos(1)).isEqualTo("X");
  }

  @Test
  void refusesFoldsThatWouldBeEmpty() {
    List<Sentence> treebank = TinyTreebank.sentences();
    assertThatThrownBy(() -> tag(treebank, 1, 1, fold -> {}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> tag(treebank, 13, 1, fold -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("13 folds for 12 sentences");
  }
}
