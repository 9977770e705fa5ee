package dodona.model.en.fast;

import dodona.text.model.ModelProvider;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The fast English model, which is linear. */
public final class FastEnglishModel implements ModelProvider {

  /** Creates the provider; called by the service loader. */
  public FastEnglishModel() {}

  @Override
  public String name() {
    return "en-fast";
  }

  @Override
  public String language() {
    return "en";
  }

  @Override
  public String license() {
    return "CC-BY-SA-4.0";
  }

  @Override
  public @Nullable InputStream open() {
    return FastEnglishModel.class.getResourceAsStream("en-fast.dodona");
  }

  @Override
  public @Nullable InputStream openProfile() {
    return FastEnglishModel.class.getResourceAsStream("en.profile");
  }
}
