package dodona.text.language;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Detects the language of a text from the letters of its words; immutable and shared by all
 * threads.
 *
 * <p>The result is the language in whose {@link LanguageProfile} the text takes the fewest bits.
 * Text in another language gets the nearest one, with a low probability, since one of the
 * possibilities is that it is in none of them; {@link DetectedLanguage#doubt} says why.
 *
 * <pre>{@code
 * LanguageDetector detector = InstalledModel.detector();
 * String language = detector.detect("O cão ladra.").language();
 * }</pre>
 */
public final class LanguageDetector {

  /** So unlikely is, before any letter is seen, that a text is in none of the languages. */
  private static final double UNKNOWN_BITS = 20;

  private final List<LanguageProfile> profiles;

  private LanguageDetector(List<LanguageProfile> profiles) {
    this.profiles = profiles;
  }

  /**
   * A detector among the languages of some profiles.
   *
   * @throws InvalidInputException if there is none, or two are of one language
   */
  public static LanguageDetector among(List<LanguageProfile> profiles) {
    if (profiles.isEmpty()) {
      throw new InvalidInputException("no language profile");
    }
    Set<String> languages = new HashSet<>();
    for (LanguageProfile profile : profiles) {
      if (!languages.add(profile.language())) {
        throw new InvalidInputException("duplicate profile of the language " + profile.language());
      }
    }
    // Of languages that are equally likely, the first: whatever order they were found in.
    return new LanguageDetector(
        profiles.stream().sorted(Comparator.comparing(LanguageProfile::language)).toList());
  }

  /** The codes of the languages, in the order of the alphabet. */
  public List<String> languages() {
    return profiles.stream().map(LanguageProfile::language).toList();
  }

  /** The language that a text is most likely in. */
  public DetectedLanguage detect(String text) {
    List<LetterModel.Surprise> surprises = new ArrayList<>();
    int best = 0;
    for (LanguageProfile profile : profiles) {
      surprises.add(profile.letters().surprise(text));
      int last = surprises.size() - 1;
      best = surprises.get(last).bits() < surprises.get(best).bits() ? last : best;
    }
    LetterModel.Surprise least = surprises.get(best);
    double all = 0;
    for (LetterModel.Surprise surprise : surprises) {
      all += StrictMath.pow(2, least.bits() - surprise.bits());
    }
    LanguageProfile profile = profiles.get(best);
    double unknown =
        UNKNOWN_BITS + (least.characters() * profile.usualBits() * DetectedLanguage.STRANGE);
    all += least.characters() == 0 ? 0 : StrictMath.pow(2, least.bits() - unknown);
    return new DetectedLanguage(
        profile.language(), 1 / all, least.mean() / profile.usualBits(), least.characters());
  }
}
