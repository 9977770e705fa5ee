package dodona.text.train;

import dodona.text.lemma.Lemmatizer;
import dodona.text.lemma.LemmatizerOptions;
import dodona.text.lemma.LemmatizerTrainer;
import dodona.text.tag.Tagger;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;

/** Predicted tags and lemmas for training a parser. */
public final class Annotators {

  /** Fewer models than a tagger mixes that is to be kept: ten folds are trained, not one. */
  private static final int FOLD_MODELS = 2;

  private Annotators() {}

  /** A tagger and lemmatizer of sentences; for one thread. */
  @SuppressWarnings("exports") // for Dodona's own experiments
  public static UnaryOperator<Sentence> of(Tagger tagger, Lemmatizer lemmatizer) {
    Tagger.Session tags = tagger.open();
    Lemmatizer.Session lemmas = lemmatizer.open();
    return sentence -> lemmas.lemmatize(tags.tag(sentence));
  }

  /**
   * Tags and lemmatizes a treebank by models that have not seen it.
   *
   * @param folds how many parts it is cut into
   * @param threads how many parts are worked on at the same time
   * @param finished receives the number of each part that is finished, from 1 and in order
   */
  public static List<Sentence> jackknife(
      List<Sentence> sentences, int folds, long seed, int threads, IntConsumer finished) {
    return jackknife(sentences, Silver.NONE, folds, seed, threads, finished);
  }

  /** Does the same with models that are also trained on silver sentences. */
  static List<Sentence> jackknife(
      List<Sentence> sentences,
      Silver silver,
      int folds,
      long seed,
      int threads,
      IntConsumer finished) {
    return Jackknife.annotate(
        sentences, folds, others -> trainedOn(others, silver, seed), threads, finished);
  }

  /**
   * Trains a tagger and a lemmatizer for sentences other than these; for one thread.
   *
   * @param silver additional training sentences
   */
  static UnaryOperator<Sentence> trainedOn(List<Sentence> sentences, Silver silver, long seed) {
    return of(
        TaggerTrainer.train(
            sentences, silver, TaggerOptions.DEFAULT.withSeed(seed).withModels(FOLD_MODELS)),
        LemmatizerTrainer.train(sentences, silver, LemmatizerOptions.DEFAULT.withSeed(seed)));
  }
}
