package dodona.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.feature.Clusters;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BrownClusteringTest {

  private static final List<List<String>> CLASSES =
      List.of(
          List.of("the", "a", "this"),
          List.of("dog", "cat", "owl", "fox"),
          List.of("barks", "sleeps", "hunts"));

  /** Sentences in which each word of a class may stand where any other may. */
  private static WordPairs text(int sentences) {
    Random random = new Random(20261116);
    WordPairs.Counter counter = new WordPairs.Counter();
    for (int i = 0; i < sentences; i++) {
      counter.add(
          Sentence.ofForms(
              Stream.of(0, 1, 2, 0, 1)
                  .map(CLASSES::get)
                  .map(words -> words.get(random.nextInt(words.size())))
                  .toArray(String[]::new)));
    }
    return counter.pairs(1);
  }

  private static Map<String, String> paths(String lines) {
    Map<String, String> paths = new HashMap<>();
    lines.lines().map(line -> line.split("\t", -1)).forEach(cells -> paths.put(cells[1], cells[0]));
    return paths;
  }

  @Test
  void onlyWordsThatStandInTheSamePlacesShareAClass() {
    Map<String, String> paths = paths(BrownClustering.cluster(text(500), 6, done -> {}));

    Map<String, List<String>> kindOfPath = new HashMap<>();
    for (List<String> words : CLASSES) {
      for (String word : words) {
        String path = paths.getOrDefault(word, "");
        assertThat(kindOfPath.merge(path, words, (one, other) -> one)).as(path).isSameAs(words);
      }
    }
    assertThat(kindOfPath).hasSize(6);
  }

  @Test
  void aPathIsNeverTheBeginningOfAnother() {
    List<String> paths =
        paths(BrownClustering.cluster(text(500), 7, done -> {})).values().stream()
            .distinct()
            .toList();

    assertThat(paths).hasSize(7);
    for (String one : paths) {
      assertThat(paths.stream().filter(other -> other.startsWith(one))).containsExactly(one);
    }
  }

  @Test
  void isReadByWhatReadsClustersAndIsAlwaysTheSame() {
    List<Integer> heard = new ArrayList<>();
    String lines = BrownClustering.cluster(text(200), 4, heard::add);

    assertThat(Clusters.parse(lines).size()).isEqualTo(10);
    assertThat(heard).hasSize(10).endsWith(10);
    assertThat(BrownClustering.cluster(text(200), 4, done -> {})).isEqualTo(lines);
  }

  @Test
  void rareWordsAreLeftOutAndPairsEndWithTheSentence() {
    WordPairs.Counter counter = new WordPairs.Counter();
    counter.add(Sentence.ofForms("a", "b"));
    counter.add(Sentence.ofForms("a", "b", "once"));
    WordPairs pairs = counter.pairs(2);

    assertThat(pairs.size()).isEqualTo(2);
    assertThat(pairs.after().all()).isEqualTo(2);
    assertThat(pairs.after().all(0)).isEqualTo(2);
    assertThat(pairs.before().all(0)).as("b is not followed by a").isZero();
  }

  @Test
  void thereAreAtLeastTwoClassesAndNoEmptyOne() {
    WordPairs text = text(100);
    for (int classes : new int[] {0, 1, 11}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> BrownClustering.cluster(text, classes, done -> {}))
          .withMessageContaining("expected 2 or more, and at most one per word");
    }
  }
}
