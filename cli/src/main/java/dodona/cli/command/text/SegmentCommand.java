package dodona.cli.command.text;

import dodona.cli.terminal.Terminal;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.PipelineOptions;
import java.io.OutputStream;
import picocli.CommandLine.Command;

/** The command {@code dodona segment}. */
@Command(
    name = "segment",
    description = "Splits text into sentences and words and writes CoNLL-U.",
    footer = {"  dodona segment \"John likes Mary. She left.\""})
public final class SegmentCommand extends PipelineCommand {

  public SegmentCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public String what() {
    return "segmenting";
  }

  @Override
  public PipelineOptions options(PipelineModel model) {
    return PipelineOptions.DEFAULT.withLast(PipelineStep.SEGMENT);
  }

  @Override
  public AnalysisWriter writer(OutputStream out) {
    return OutputFormat.CONLLU.onto(out);
  }
}
