package dodona.model.multi;

import dodona.text.model.ModelProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A neural model for many languages, which share one network. */
public final class MultilingualModelProvider implements ModelProvider {

  /** Models for a single language have precedence: {@code pt} is smaller and faster. */
  private static final int RANK = -1;

  private static final List<String> LANGUAGES = readLanguages();

  /** Creates the provider; called by the service loader. */
  public MultilingualModelProvider() {}

  @Override
  public String name() {
    return "multi";
  }

  @Override
  public String language() {
    return LANGUAGES.get(0);
  }

  @Override
  public List<String> languages() {
    return LANGUAGES;
  }

  @Override
  public String license() {
    return "CC-BY-SA-4.0";
  }

  @Override
  public int rank() {
    return RANK;
  }

  @Override
  public @Nullable InputStream open() {
    return ModelProvider.openParts(
        name -> MultilingualModelProvider.class.getResourceAsStream(name), "multi.dodona");
  }

  @Override
  public @Nullable InputStream openProfile(String language) {
    return MultilingualModelProvider.class.getResourceAsStream(language + ".profile");
  }

  private static List<String> readLanguages() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    MultilingualModelProvider.class.getResourceAsStream("languages.txt")),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
