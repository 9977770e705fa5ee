package dodona.server.model;

import dodona.support.InvalidInputException;
import dodona.text.model.InstalledModel;
import dodona.text.model.PipelineFile;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A model that is to be served, as it is named on the command line: {@code en}, {@code my.dodona}
 * or {@code pt=my.dodona}.
 *
 * @param name what clients are to call it; empty for its own name
 * @param source the name or language of an installed model, or a file
 */
public record ModelSource(String name, String source) {

  /** Reads what stands before the equals sign, if there is one, and after it. */
  public static ModelSource parse(String argument) {
    int equals = argument.indexOf('=');
    return equals < 0
        ? new ModelSource("", argument)
        : new ModelSource(argument.substring(0, equals), argument.substring(equals + 1));
  }

  /**
   * Loads the model.
   *
   * @throws NoSuchFileException if there is none of that name, neither a file nor installed
   */
  public ServedModel load(PipelineOptions options) throws IOException {
    Path file = Path.of(source);
    return Files.exists(file) ? loadFile(file, options) : loadInstalled(options);
  }

  private ServedModel loadFile(Path file, PipelineOptions options) throws IOException {
    String own = String.valueOf(file.getFileName()).replaceFirst("\\.dodona$", "");
    return new ServedModel(
        name.isEmpty() ? own : name, "", "", Pipeline.of(PipelineFile.read(file), options));
  }

  private ServedModel loadInstalled(PipelineOptions options) throws IOException {
    InstalledModel installed;
    try {
      installed = InstalledModel.named(source);
    } catch (InvalidInputException e) {
      throw new NoSuchFileException(source, null, "there is no such file, and " + e.getMessage());
    }
    return new ServedModel(
        name.isEmpty() ? installed.name() : name,
        installed.language(),
        installed.license(),
        Pipeline.of(installed.read(), options),
        installed.profile());
  }
}
