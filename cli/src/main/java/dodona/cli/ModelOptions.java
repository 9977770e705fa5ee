package dodona.cli;

import dodona.text.pipeline.PipelineFile;
import dodona.text.pipeline.PipelineModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which model a command works with. */
final class ModelOptions {

  /** The English model that comes with Dodona. */
  private static final String ENGLISH = "/dodona/model/english.dodona";

  @Option(
      names = {"-m", "--model"},
      paramLabel = "MODEL",
      description = "A model from 'dodona train'; the English one of Dodona if not given.")
  private @Nullable Path model;

  /** Reads the model. */
  PipelineModel read() throws IOException {
    if (model != null) {
      return PipelineFile.read(model);
    }
    try (InputStream in = ModelOptions.class.getResourceAsStream(ENGLISH)) {
      if (in == null) {
        throw new UsageException("there is no English model in this build; name one with --model");
      }
      return PipelineFile.read(in, "the English model");
    }
  }
}
