package dodona.text.train;

import dodona.error.InvalidInputException;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;

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
              + " sentences; expected 2 or more, and no empty one");
    }
    ExecutorService executor = Executors.newFixedThreadPool(Math.min(threads, folds));
    try {
      List<Future<List<Sentence>>> parts = new ArrayList<>();
      for (int fold = 0; fold < folds; fold++) {
        int start = start(fold, folds, sentences.size());
        int end = start(fold + 1, folds, sentences.size());
        parts.add(executor.submit(() -> annotateFold(sentences, start, end, trainer)));
      }
      List<Sentence> tagged = new ArrayList<>(sentences.size());
      for (int fold = 0; fold < folds; fold++) {
        tagged.addAll(await(parts.get(fold)));
        finished.accept(fold + 1);
      }
      return tagged;
    } finally {
      executor.shutdownNow();
    }
  }

  private static int start(int fold, int folds, int sentences) {
    return (int) ((long) fold * sentences / folds);
  }

  private static List<Sentence> annotateFold(
      List<Sentence> sentences,
      int start,
      int end,
      Function<List<Sentence>, UnaryOperator<Sentence>> trainer) {
    List<Sentence> others = new ArrayList<>(sentences.subList(0, start));
    others.addAll(sentences.subList(end, sentences.size()));
    return sentences.subList(start, end).stream().map(trainer.apply(others)).toList();
  }

  private static List<Sentence> await(Future<List<Sentence>> part) {
    try {
      return part.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (CancellationException) new CancellationException("interrupted").initCause(e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a fold could not be tagged", e.getCause());
    }
  }
}
