package dodona.text.language;

import java.util.Locale;
import java.util.Optional;

/**
 * The most likely language of a text.
 *
 * @param language the code of the language that is the most likely
 * @param probability how likely it is; that the text is in none of these languages is another
 *     possibility, so that garbage has a probability near 0
 * @param strangeness how many bits a character takes, compared to text that is known to be in that
 *     language: about 1 if the text is in it, clearly more if it is in a language that was not
 *     among them
 * @param characters the number of characters that were used: letters, and ends of words
 */
public record DetectedLanguage(
    String language, double probability, double strangeness, int characters) {

  /** The minimum probability of a reliable result. */
  public static final double SURE = 0.95;

  /** Texts that are stranger are likely to be in another language. */
  public static final double STRANGE = 1.5;

  /** In so few characters, a name or two make any text strange. */
  private static final int FEW = 30;

  /**
   * The reason why the result may be wrong, as a sentence without a full stop; empty if there is no
   * doubt.
   */
  public Optional<String> doubt() {
    if (characters == 0) {
      return Optional.of("there are no letters to detect the language from; using " + language);
    }
    if (characters >= FEW && strangeness > STRANGE) {
      return Optional.of("the text is unlike every language that has a model; using " + language);
    }
    if (probability < SURE) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "the language is uncertain; using %s, with a probability of %.2f",
              language,
              probability));
    }
    return Optional.empty();
  }
}
