package dodona.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BruteForceTest {

  private static final String[] LABELS = {"nsubj", "obj", "nsubj:pass", "det"};
  private static final String[] TAGS = {"NOUN", "VERB", "DET"};
  private static final int PATTERNS_PER_TREE = 12;

  /** Trying all assignments of more nodes than this takes too long. */
  private static final int MAX_NODES = 5;

  @Test
  void findsWhatTheDefinitionAsksForInAllTreesOfUpToFiveWords() {
    Random random = new Random(37);
    RandomPattern patterns = new RandomPattern(random);
    List<DependencyTree> trees = SmallTrees.upTo(5).toList();
    int pairs = 0;
    int found = 0;
    for (DependencyTree tree : trees) {
      Sentence sentence = sentence(tree, random);
      for (int i = 0; i < PATTERNS_PER_TREE; i++) {
        String text = patterns.text();
        TreePattern pattern;
        try {
          pattern = TreePattern.compile(text);
        } catch (InvalidPatternException e) {
          assertThat(e.problem()).as(text).containsAnyOf("is not in every match", "two optional");
          continue;
        }
        if (pattern.slots() > MAX_NODES) {
          continue;
        }
        List<int[]> expected = new BruteForce(text, sentence).matches();
        String failure = text + "\nin " + tagged(sentence) + ": " + sentence.tree();
        assertThat(print(new Search(pattern).all(sentence), pattern.reported()))
            .as(failure)
            .isEqualTo(print(expected, pattern.reported()));
        assertThat(pattern.isFoundIn(sentence)).as(failure).isEqualTo(!expected.isEmpty());
        pairs++;
        found += expected.isEmpty() ? 0 : 1;
      }
    }
    assertThat(pairs).isGreaterThan(trees.size() * PATTERNS_PER_TREE / 2);
    assertThat(found).isGreaterThan(pairs / 5);
  }

  private static String print(List<int[]> matches, int nodes) {
    return matches.stream()
        .map(match -> Arrays.toString(Arrays.copyOf(match, nodes)))
        .collect(Collectors.joining(" "));
  }

  private static String tagged(Sentence sentence) {
    return IntStream.rangeClosed(1, sentence.size())
        .mapToObj(word -> sentence.form(word) + "/" + sentence.upos(word))
        .collect(Collectors.joining(" "));
  }

  private static Sentence sentence(DependencyTree tree, Random random) {
    List<String> forms = new ArrayList<>();
    List<String> tags = new ArrayList<>();
    String[] labels = new String[tree.size()];
    for (int word = 1; word <= tree.size(); word++) {
      forms.add(String.valueOf((char) ('a' + random.nextInt(3))));
      tags.add(TAGS[random.nextInt(TAGS.length)]);
      labels[word - 1] = LABELS[random.nextInt(LABELS.length)];
    }
    return Sentence.ofForms(forms)
        .withColumn(Column.UPOS, tags)
        .withTree(DependencyTree.of(tree.heads(), labels));
  }
}
