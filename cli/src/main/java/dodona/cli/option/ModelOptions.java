package dodona.cli.option;

import dodona.text.model.ModelAddress;
import dodona.text.model.StoredModel;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The model that a command uses. */
@OptionGroup.In(OptionGroup.MODEL)
public final class ModelOptions {

  private static final String ENGLISH = "en";

  @Option(
      names = {"-m", "--model"},
      paramLabel = "MODEL",
      description =
          "A model file from 'dodona train', or the name or language of an installed"
              + " model. Default: en, the most accurate English model; en-fast is linear and"
              + " several times faster.")
  private @Nullable String given;

  /** Returns whether a model was specified. */
  public boolean isGiven() {
    return given != null;
  }

  /** The model as it was named. */
  public String name() {
    return given == null ? ENGLISH : given;
  }

  /** The address of the model. */
  public ModelAddress address() {
    return new ModelAddress(name());
  }

  /**
   * Finds the model.
   *
   * @throws dodona.text.model.ModelNotFoundException if there is none
   */
  public StoredModel find() {
    return address().find();
  }
}
