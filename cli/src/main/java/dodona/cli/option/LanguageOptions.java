package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.text.model.InstalledModel;
import dodona.text.model.ModelNotFoundException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The language of texts, as an alternative to naming a model. */
@OptionGroup.In(OptionGroup.MODEL)
public final class LanguageOptions {

  private static final String AUTO = "auto";

  @Option(
      names = "--language",
      paramLabel = "CODE",
      completionCandidates = Candidates.class,
      description = {
        "Language of the input; uses the best installed model of it or, with --model,"
            + " that language of a model for several."
            + " Values: ${COMPLETION-CANDIDATES}.",
        "auto: detect the language of each file or text from its beginning. Text in"
            + " another language is parsed with the closest one, usually with a warning."
      })
  private @Nullable String language;

  /** The languages of the installed models, and the value for detection. */
  static final class Candidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      List<String> values = new ArrayList<>(InstalledModel.languages());
      values.add(AUTO);
      return values.iterator();
    }
  }

  /** Returns whether a language is given or to be detected. */
  public boolean isGiven() {
    return language != null;
  }

  /** Returns whether to detect the language. */
  public boolean isDetected() {
    return language != null && language.toLowerCase(Locale.ROOT).equals(AUTO);
  }

  /** The code of the language as it was given. */
  public String code() {
    return String.valueOf(language);
  }

  /** The best model of the language. */
  public InstalledModel model() {
    try {
      return InstalledModel.ofLanguage(String.valueOf(language));
    } catch (ModelNotFoundException e) {
      throw new UsageException("--language: " + e.getMessage());
    }
  }
}
