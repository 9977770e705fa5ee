package dodona.model.pt;

import dodona.text.model.ModelProvider;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The Portuguese model, which is linear. */
public final class PortugueseModel implements ModelProvider {

  /** Creates the provider; called by the service loader. */
  public PortugueseModel() {}

  @Override
  public String name() {
    return "pt";
  }

  @Override
  public String language() {
    return "pt";
  }

  @Override
  public String license() {
    return "CC-BY-SA-4.0";
  }

  @Override
  public @Nullable InputStream open() {
    return PortugueseModel.class.getResourceAsStream("pt.dodona");
  }

  @Override
  public @Nullable InputStream openProfile() {
    return PortugueseModel.class.getResourceAsStream("pt.profile");
  }
}
