package dodona.cli;

import dodona.text.pipeline.PipelineModel;
import dodona.treebank.ConlluWriter;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.Iterator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code dodona segment}. */
@Command(
    name = "segment",
    description = "Splits text into sentences and words, and writes them as CoNLL-U.",
    footer = {"  dodona segment \"John likes Mary. She left.\""})
final class SegmentCommand extends ToolCommand {

  @Mixin private TextInputs inputs = new TextInputs();

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  SegmentCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    PipelineModel model = models.read();
    try (Progress progress =
            Progress.of(this, "segmenting", TreebankOptions.totalBytes(inputs.names()));
        OutputFile out = output.create(terminal());
        ConlluWriter writer = new ConlluWriter(out.stream())) {
      inputs.forEach(
          model.segmenter(),
          terminal(),
          progress,
          (sentences, kind) -> {
            for (Iterator<Sentence> each = sentences; each.hasNext(); ) {
              writer.write(each.next());
            }
          });
      writer.flush();
      out.commit();
    }
    return ExitCode.OK;
  }
}
