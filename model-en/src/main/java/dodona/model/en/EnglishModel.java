package dodona.model.en;

import dodona.text.model.ModelProvider;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The English model, which is neural. */
public final class EnglishModel implements ModelProvider {

  /** Creates the provider; called by the service loader. */
  public EnglishModel() {}

  @Override
  public String name() {
    return "en";
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
  public int rank() {
    return 1;
  }

  @Override
  public @Nullable InputStream open() {
    return EnglishModel.class.getResourceAsStream("en.dodona");
  }

  @Override
  public @Nullable InputStream openProfile() {
    return EnglishModel.class.getResourceAsStream("en.profile");
  }
}
