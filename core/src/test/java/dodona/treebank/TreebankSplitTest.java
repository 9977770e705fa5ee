package dodona.treebank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TreebankSplitTest {

  /** Documents of given sizes; the form of a sentence's word is its document and its number. */
  private static List<Sentence> treebank(int... sizes) {
    List<Sentence> sentences = new ArrayList<>();
    for (int document = 0; document < sizes.length; document++) {
      for (int i = 0; i < sizes[document]; i++) {
        Sentence sentence = Sentence.ofForms(List.of(document + "." + i));
        sentences.add(i == 0 ? sentence.withComments(List.of("# newdoc id = d")) : sentence);
      }
    }
    return sentences;
  }

  private static List<String> documents(List<Sentence> part) {
    return part.stream().map(s -> s.form(1).split("\\.", -1)[0]).distinct().toList();
  }

  @Test
  void keepsDocumentsWholeAndNearsTheSizes() {
    Random random = new Random(7);
    for (int seed = 0; seed < 50; seed++) {
      int[] sizes = random.ints(40, 1, 20).toArray();
      List<Sentence> all = treebank(sizes);
      List<List<Sentence>> units = TreebankSplit.documents(all);
      assertThat(units).hasSize(40);
      int size = all.size() / 10;
      TreebankSplit split = TreebankSplit.of(units, size, size, seed);
      List<String> documents = new ArrayList<>(documents(split.train()));
      documents.addAll(documents(split.dev()));
      documents.addAll(documents(split.test()));
      assertThat(documents).doesNotHaveDuplicates().hasSize(40);
      assertThat(split.dev().size()).isBetween(size - 10, size + 10);
      assertThat(split.test().size()).isBetween(size - 10, size + 10);
      assertThat(split.train().size() + split.dev().size() + split.test().size())
          .isEqualTo(all.size());
      assertThat(split).isEqualTo(TreebankSplit.of(units, size, size, seed));
    }
  }

  @Test
  void everyPartGetsAtLeastOneDocument() {
    TreebankSplit split = TreebankSplit.of(TreebankSplit.documents(treebank(100, 90, 80)), 3, 3, 1);
    assertThat(documents(split.train())).hasSize(1);
    assertThat(documents(split.dev())).hasSize(1);
    assertThat(documents(split.test())).hasSize(1);
  }

  @Test
  void refusesWhatCannotBeDivided() {
    assertThatThrownBy(() -> TreebankSplit.of(TreebankSplit.documents(treebank(9, 9)), 1, 1, 1))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("3 parts need at least 3 documents, but there are 2");
    assertThatThrownBy(() -> TreebankSplit.of(TreebankSplit.documents(treebank(5, 5)), 6, 4, 1))
        .hasMessage("6 sentences for dev and 4 for test leave none of 10 to train on");
  }
}
