package dodona.text.train;

import dodona.error.InvalidInputException;
import dodona.support.Folds;
import dodona.support.parallel.OrderedWorkers;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Annotates a treebank with models that have not seen it: it is cut into folds, and each fold is
 * annotated by a model that was trained on the others.
 *
 * <p>A fold is a run of sentences, so that most documents are in one fold only. The result does not
 * depend on the number of threads.
 */
final class Jackknife {

  private Jackknife() {}

  /**
   * Annotates all sentences.
   *
   * @param folds how many folds, at least two and at most as many as there are sentences
   * @param trainer trains a session on some sentences that annotates others
   * @param threads how many sessions to train at the same time
   * @param finished receives the number of each fold that is finished, from 1 and in order
   * @return the sentences in their order, with predicted annotation
   */
  static List<Sentence> annotate(
      List<Sentence> sentences,
      int folds,
      Function<List<Sentence>, UnaryOperator<Sentence>> trainer,
      int threads,
      IntConsumer finished) {
    if (folds < 2 || folds > sentences.size()) {
      throw new InvalidInputException(
          folds
              + " folds for "
              + sentences.size()
              + " sentences; expected 2 or more, and at most one per sentence");
    }
    Folds cut = new Folds(sentences.size(), folds);
    Function<Integer, List<Sentence>> worker =
        fold ->
            cut.inside(fold, sentences).stream()
                .map(trainer.apply(cut.outside(fold, sentences)))
                .toList();
    List<Sentence> tagged = new ArrayList<>(sentences.size());
    int[] done = {0};
    OrderedWorkers.map(
        IntStream.range(0, folds).iterator(),
        1,
        () -> worker,
        Math.min(threads, folds),
        part -> {
          tagged.addAll(part);
          finished.accept(++done[0]);
        });
    return tagged;
  }
}
