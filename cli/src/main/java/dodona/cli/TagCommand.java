package dodona.cli;

import dodona.support.OrderedWorkers;
import dodona.text.pipeline.Given;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineModel;
import dodona.treebank.ConlluWriter;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code dodona tag}. */
@Command(
    name = "tag",
    description = {
      "Tags and lemmatises text, or the words of a treebank, whose own tags are replaced."
    },
    footer = {
      "  dodona tag \"John likes Mary.\"",
      "  dodona tag examples/sentences.conllu -o tagged.conllu"
    })
final class TagCommand extends ToolCommand {

  @Mixin private TextInputs inputs = new TextInputs();

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  TagCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    PipelineModel model = models.read();
    if (model.tagger() == null) {
      throw new UsageException("the model has no tagger; train with --pipeline");
    }
    Pipeline pipeline = new Pipeline(model, sentence -> sentence);
    Throughput throughput = new Throughput();
    try (Progress progress =
            Progress.of(this, "tagging", TreebankOptions.totalBytes(inputs.names()));
        OutputFile out = output.create(terminal());
        ConlluWriter writer = new ConlluWriter(out.stream())) {
      inputs.forEach(
          model.segmenter(),
          terminal(),
          progress,
          (sentences, kind) ->
              OrderedWorkers.map(
                  sentences,
                  () -> sentence -> pipeline.analyse(sentence, Given.TOKENS),
                  threads.count(),
                  tagged -> {
                    throughput.count(tagged);
                    write(writer, tagged);
                  }));
      writer.flush();
      out.commit();
    }
    if (!inputs.areTexts()) {
      remark(throughput.toString());
    }
    return ExitCode.OK;
  }

  private static void write(ConlluWriter writer, Sentence sentence) {
    try {
      writer.write(sentence);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
