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

/** Which language texts are in, for those who need not know which models there are. */
public final class LanguageOptions {

  private static final String AUTO = "auto";

  @Option(
      names = "--language",
      paramLabel = "CODE",
      completionCandidates = Candidates.class,
      description = {
        "The language, instead of --model: ${COMPLETION-CANDIDATES}. The best installed model of it"
            + " is taken.",
        "auto: each input, a file or a text, is in one language, which is guessed by the letters of"
            + " its beginning; what is in none of the languages gets the nearest one, mostly with a"
            + " warning."
      })
  private @Nullable String language;

  /** The languages of the installed models, and the word for guessing. */
  static final class Candidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      List<String> values = new ArrayList<>(InstalledModel.languages());
      values.add(AUTO);
      return values.iterator();
    }
  }

  /** Whether a language has been named, or is to be guessed. */
  public boolean isGiven() {
    return language != null;
  }

  /** Whether the language is to be guessed. */
  public boolean isGuessed() {
    return language != null && language.toLowerCase(Locale.ROOT).equals(AUTO);
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
