package dodona.neural.train;

import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.TinyEncoder;
import dodona.neural.encoder.WeightFormat;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** A handful of sentences and an encoder of random weights that knows their words. */
public final class TinyTreebank {

  private static final List<String> PROJECTIVE =
      List.of(
          "John/PROPN/2/nsubj likes/VERB/0/root Mary/PROPN/2/obj ./PUNCT/2/punct",
          "The/DET/2/det cat/NOUN/3/nsubj sleeps/VERB/0/root on/ADP/6/case the/DET/6/det"
              + " mat/NOUN/3/obl",
          "Go/VERB/0/root !/PUNCT/1/punct",
          "Dogs/NOUN/2/nsubj bark/VERB/0/root and/CCONJ/5/cc cats/NOUN/5/nsubj sleep/VERB/2/conj",
          "Yes/INTJ/0/root");

  private static final String NON_PROJECTIVE =
      "A/DET/2/det hearing/NOUN/4/nsubj is/AUX/4/aux scheduled/VERB/0/root on/ADP/7/case"
          + " the/DET/7/det issue/NOUN/2/nmod today/NOUN/4/obl";

  private TinyTreebank() {}

  /** Sentences whose trees are projective and have one root. */
  public static List<Sentence> projective() {
    return PROJECTIVE.stream().map(TinyTreebank::sentence).toList();
  }

  /** The same and one whose tree is not projective. */
  public static List<Sentence> all() {
    List<Sentence> all = new ArrayList<>(projective());
    all.add(sentence(NON_PROJECTIVE));
    return all;
  }

  private static Sentence sentence(String text) {
    List<String[]> words =
        Arrays.stream(text.split(" ", -1)).map(word -> word.split("/", -1)).toList();
    return Sentence.ofForms(words.stream().map(word -> word[0]).toList())
        .withColumn(Column.UPOS, words.stream().map(word -> word[1]).toList())
        .withColumn(Column.FEATS, words.stream().map(word -> "Of=" + word[3]).toList())
        .withTree(
            DependencyTree.of(
                words.stream().mapToInt(word -> Integer.parseInt(word[2])).toArray(),
                words.stream().map(word -> word[3]).toArray(String[]::new)));
  }

  /** An encoder of one layer for windows of twelve pieces, so that longer sentences need some. */
  public static Encoder encoder() {
    TreeSet<String> words = new TreeSet<>();
    for (Sentence sentence : all()) {
      for (int word = 1; word <= sentence.size(); word++) {
        words.add(sentence.form(word).toLowerCase(Locale.ROOT));
      }
    }
    List<String> pieces = new ArrayList<>(List.of("[UNK]", "[CLS]", "[SEP]"));
    pieces.addAll(words);
    EncoderConfig config = new EncoderConfig(1, 24, 2, 40, 12, pieces.size(), 1e-6f);
    return TinyEncoder.of(config, pieces, 1, 0.2);
  }

  /** Options with which so little is learnt by heart. */
  public static NeuralOptions options() {
    return new NeuralOptions(12, 5e-3, 1e-2, 32, 0.05, 0, WeightFormat.INT8, WeightFormat.INT8);
  }
}
