package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.text.input.Input;
import dodona.text.input.PeekedInput;
import dodona.text.language.DetectedLanguage;
import dodona.text.language.LanguageDetector;
import dodona.text.language.LanguageNames;
import dodona.text.language.LanguageProfile;
import dodona.text.model.InstalledModel;
import dodona.text.model.StoredModel;
import dodona.treebank.Problem;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Warns if a text does not look like the language of the model that it is to be analyzed with.
 *
 * <p>A text that is only as strange as usual is not compared with other languages, so that most
 * runs read a single profile.
 */
public final class LanguageCheck {

  /** Texts that are less strange are taken to be in the language. */
  private static final double SUSPICIOUS = 1.15;

  /** So few letters say nothing. */
  private static final int FEW = 30;

  private final @Nullable LanguageProfile profile;
  private final Others others;
  private @Nullable LanguageDetector all;

  /** Finds the profiles of other languages. */
  @FunctionalInterface
  interface Others {
    LanguageDetector read() throws IOException;
  }

  LanguageCheck(@Nullable LanguageProfile profile, Others others) {
    this.profile = profile;
    this.others = others;
  }

  /** Returns a check for the texts that a model is to analyze; it is silent without a profile. */
  public static LanguageCheck of(StoredModel model) throws IOException {
    return new LanguageCheck(model.profile(), InstalledModel::detector);
  }

  /**
   * Returns a warning about a text, as a sentence without a full stop; empty if it looks as
   * expected.
   */
  public Optional<String> warning(String text) throws IOException {
    if (profile == null) {
      return Optional.empty();
    }
    DetectedLanguage own = LanguageDetector.among(List.of(profile)).detect(text);
    if (own.characters() < FEW || own.strangeness() < SUSPICIOUS) {
      return Optional.empty();
    }
    DetectedLanguage best = own;
    try {
      all = all == null ? others.read() : all;
      best = all.detect(text);
    } catch (InvalidInputException e) {
      // no profiles of other languages are installed
    }
    String expected = LanguageNames.english(profile.language());
    if (!best.language().equals(profile.language())
        && best.probability() >= DetectedLanguage.SURE
        && best.strangeness() <= DetectedLanguage.STRANGE) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "the text looks like %s, but the model is for %s. Use --language %s, or --language"
                  + " auto",
              LanguageNames.english(best.language()),
              expected,
              best.language()));
    }
    return own.strangeness() > DetectedLanguage.STRANGE
        ? Optional.of("the text does not look like " + expected + ", so trees are unreliable")
        : Optional.empty();
  }

  /** Looks at the beginning of an input, and returns the same input. */
  public Input check(Input input, PipelineListener listener) throws IOException {
    if (profile == null) {
      return input;
    }
    PeekedInput peeked = input.peek(listener);
    warning(peeked.beginning())
        .ifPresent(
            warning ->
                listener.warned(
                    new Problem(Problem.Severity.WARNING, input.name(), 0, null, warning)));
    return peeked.input();
  }
}
