package dodona.text.language;

import dodona.error.InvalidInputException;
import dodona.model.Provenance;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Trains a {@link LanguageProfile} on texts that are added one by one.
 *
 * <p>The same texts give the same profile. Every tenth word is at first kept aside, to measure how
 * many bits a character of new text takes; then it is used for training, too.
 */
public final class ProfileTrainer {

  /** The minimum number of letters. */
  private static final int FEWEST = 1_000;

  /** An n-gram that occurs less often is not kept: it would be mostly names. */
  private static final int LEAST = 3;

  private static final int PARTS = 10;

  private final Map<Long, Integer> learnt = new HashMap<>();

  /** The longest n-grams of the words that are kept aside, in an order that sums can rely on. */
  private final Map<Long, Integer> aside = new TreeMap<>();

  private int words;
  private int characters;

  /** A learner that has seen nothing yet. */
  public ProfileTrainer() {}

  /** Learns from a text. */
  public ProfileTrainer add(String text) {
    LetterNgrams.forEach(text, this::take);
    return this;
  }

  private void take(long longest) {
    characters++;
    if (words % PARTS == PARTS - 1) {
      aside.merge(longest, 1, Math::addExact);
    } else {
      count(longest, 1, learnt);
    }
    words += LetterNgrams.endsWord(longest) ? 1 : 0;
  }

  private static void count(long longest, int times, Map<Long, Integer> counts) {
    for (int length = LetterNgrams.length(longest); length > 0; length--) {
      counts.merge(LetterNgrams.suffix(longest, length), times, Math::addExact);
    }
  }

  /**
   * The profile of everything that was added.
   *
   * @param language the code of the language, such as {@code pt}
   * @param provenance where the texts come from
   * @throws InvalidInputException if there are too few letters, or that is no code
   */
  public LanguageProfile profile(String language, Provenance provenance) {
    if (characters < FEWEST) {
      throw new InvalidInputException(
          "too little text: " + characters + " letters; expected " + FEWEST + " or more");
    }
    double usualBits = usualBits(new LetterModel(NgramCounts.of(learnt, LEAST)));
    Map<Long, Integer> all = new HashMap<>(learnt);
    aside.forEach((longest, times) -> count(longest, times, all));
    return new LanguageProfile(
        language, usualBits, new LetterModel(NgramCounts.of(all, LEAST)), provenance);
  }

  private double usualBits(LetterModel letters) {
    double bits = 0;
    long count = 0;
    for (Map.Entry<Long, Integer> entry : aside.entrySet()) {
      bits += entry.getValue() * letters.bits(entry.getKey());
      count += entry.getValue();
    }
    return bits / count;
  }
}
