package dodona.review;

import dodona.error.InvalidInputException;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Ranks the words of a treebank by how likely their annotation is wrong.
 *
 * <pre>{@code
 * List<Suspect> suspects = Review.of(sentences, ReviewOptions.DEFAULT, fold -> {});
 * }</pre>
 */
public final class Review {

  private Review() {}

  /**
   * The most suspicious words, the most suspicious first.
   *
   * @param sentences sentences with trees
   * @param finishedFold receives the number of each fold that is finished, from 1
   * @throws InvalidInputException if there are fewer sentences than folds
   */
  public static List<Suspect> of(
      List<Sentence> sentences, ReviewOptions options, IntConsumer finishedFold)
      throws IOException {
    if (options.folds() == 1 || options.folds() > sentences.size()) {
      throw new InvalidInputException(
          options.folds()
              + " folds for "
              + sentences.size()
              + " sentences; expected 2 or more, and at most one per sentence");
    }
    Suspicions suspicions = new Suspicions(sentences);
    VariationNgrams.find(sentences, suspicions);
    RareCombinations.find(sentences, suspicions);
    if (options.folds() > 0) {
      ParserDisagreement.find(sentences, options, suspicions, finishedFold);
    }
    return suspicions.ranked(options.most());
  }
}
