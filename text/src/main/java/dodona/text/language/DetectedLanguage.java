package dodona.text.language;

import java.util.Locale;
import java.util.Optional;

/**
 * Which of some languages a text is in, as far as its letters tell.
 *
 * @param language the code of the language that is the most likely
 * @param probability how likely it is; that the text is in none of these languages is another
 *     possibility, so that garbage has a probability near 0
 * @param strangeness how many bits a character takes, compared to text that is known to be in that
 *     language: about 1 if the text is in it, clearly more if it is in a language that was not
 *     among them
 * @param characters how many characters there were to guess by: letters, and ends of words
 */
public record DetectedLanguage(
    String language, double probability, double strangeness, int characters) {

  /** With a lower probability, a guess is not one to rely on. */
  public static final double SURE = 0.95;

  /** Texts that are stranger are likely to be in another language. */
  public static final double STRANGE = 1.5;

  /** In so few characters, a name or two make any text strange. */
  private static final int FEW = 30;

  /**
   * Why the guess may be wrong, as a sentence without a full stop; nothing if there is no doubt.
   */
  public Optional<String> doubt() {
    if (characters == 0) {
      return Optional.of(
          "there are no letters to guess the language by; it is taken for " + language);
    }
    if (characters >= FEW && strangeness > STRANGE) {
      return Optional.of(
          "this is like none of the languages that there are models for; it is taken for "
              + language);
    }
    if (probability < SURE) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "the language is uncertain; it is taken for %s, with a probability of %.2f",
              language,
              probability));
    }
    return Optional.empty();
  }
}
