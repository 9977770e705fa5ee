package dodona.cli.option;

import dodona.text.model.ModelAddress;
import dodona.text.model.StoredModel;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which model a command works with. */
public final class ModelOptions {

  private static final String ENGLISH = "en";

  @Option(
      names = {"-m", "--model"},
      paramLabel = "MODEL",
      description =
          "A model from 'dodona train', or the name or language of an installed one; default en,"
              + " the accurate English model; en-fast is linear, and several times faster; pt is"
              + " Portuguese, and linear, too.")
  private @Nullable String given;

  /** Whether a model has been named. */
  public boolean isGiven() {
    return given != null;
  }

  /** The model as it was named. */
  public String name() {
    return given == null ? ENGLISH : given;
  }

  /**
   * Finds the model.
   *
   * @throws dodona.text.model.ModelNotFoundException if there is none
   */
  public StoredModel find() {
    return new ModelAddress(name()).find();
  }
}
