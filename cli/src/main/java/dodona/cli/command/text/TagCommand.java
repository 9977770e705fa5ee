package dodona.cli.command.text;

import dodona.cli.option.ThreadOptions;
import dodona.cli.terminal.Terminal;
import dodona.text.input.ExistingAnnotation;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.PipelineOptions;
import java.io.OutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code dodona tag}. */
@Command(
    name = "tag",
    description = "Tags and lemmatizes text or the words of a treebank, replacing existing tags.",
    footer = {
      "  dodona tag \"John likes Mary.\"",
      "  dodona tag examples/sentences.conllu -o tagged.conllu"
    })
public final class TagCommand extends PipelineCommand {

  @Mixin private ThreadOptions threads = new ThreadOptions();

  public TagCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public String what() {
    return "tagging";
  }

  @Override
  public PipelineOptions options(PipelineModel model) {
    model.require(PipelineStep.TAG);
    return PipelineOptions.DEFAULT
        .withLast(PipelineStep.TAG)
        .withGiven(ExistingAnnotation.TOKENS)
        .withThreads(threads.count())
        .withReadsAhead(readsAhead());
  }

  @Override
  public AnalysisWriter writer(OutputStream out) {
    return OutputFormat.CONLLU.onto(out);
  }
}
