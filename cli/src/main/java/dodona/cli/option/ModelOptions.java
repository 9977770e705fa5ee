package dodona.cli.option;

import dodona.support.InvalidInputException;
import dodona.text.model.InstalledModel;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
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

  /** Reads the model. */
  public PipelineModel read() throws IOException {
    Path file = Path.of(name());
    return Files.exists(file) ? PipelineFile.read(file) : installed();
  }

  private PipelineModel installed() throws IOException {
    try {
      return InstalledModel.named(name()).read();
    } catch (InvalidInputException e) {
      throw new NoSuchFileException(name(), null, "there is no such file, and " + e.getMessage());
    }
  }
}
