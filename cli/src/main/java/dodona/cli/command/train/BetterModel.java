package dodona.cli.command.train;

import dodona.cli.option.OptionGroup;
import dodona.support.AtomicFile;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options of commands that write an improved copy of a model. */
final class BetterModel {

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      required = true,
      description = "Model to write.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private Path output = Path.of("");

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  /** Fails, before any work is done, if the file exists and must not be overwritten. */
  void check() throws IOException {
    AtomicFile.check(output, force);
  }

  void write(PipelineModel model) throws IOException {
    PipelineFile.write(model, output, force);
  }

  /** Returns the name of the file. */
  @Override
  public String toString() {
    return output.toString();
  }
}
