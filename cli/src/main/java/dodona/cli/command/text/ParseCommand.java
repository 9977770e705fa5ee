package dodona.cli.command.text;

import dodona.cli.option.SelectionConverter;
import dodona.cli.option.ThreadOptions;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.terminal.TerminalTree;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.conllu.SentenceSelection;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona parse}. */
@Command(
    name = "parse",
    description = {
      "Parses text, or sentences that already have words and tags.",
      "Keeps what the input has: words, tags, comments, ranges, empty nodes and all columns"
          + " except HEAD, DEPREL and DEPS."
    },
    footer = {
      "  dodona parse \"That's what they're after.\"",
      "  dodona parse \"An oak whispers.\" -o oak.svg",
      "  dodona parse examples/sentences.conllu -o parsed.conllu"
    })
public final class ParseCommand extends PipelineCommand {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "conllu, conllx, json (one object per line, see docs/json.md), displacy (likewise),"
              + " tree, svg (a single sentence, chosen by --sentences) or html (a page of all"
              + " trees); default: as OUT ends (.conllu, .conllx, .json, .svg, .html), else tree"
              + " for text on the command line, else conllu.")
  private @Nullable OutputFormat format;

  @Option(
      names = "--sentences",
      paramLabel = "LIST",
      converter = SelectionConverter.class,
      description = "Only these sentences of each input, counted from 1, such as 1-100,205.")
  private SentenceSelection selection = SentenceSelection.ALL;

  @Option(
      names = "--beam",
      paramLabel = "N",
      description = "Width of the beam; default: as in training.")
  private @Nullable Integer beam;

  @Option(
      names = "--confidence",
      description =
          "Add how likely it is that a word's head and label are right, and that a whole sentence"
              + " is: from 0 to 1, as 'Confidence=…' in MISC and a comment '# confidence = …', or as"
              + " JSON fields.")
  private boolean confidence;

  @Mixin private ThreadOptions threads = new ThreadOptions();

  public ParseCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public String what() {
    return "parsing";
  }

  @Override
  public PipelineOptions options(PipelineModel model) {
    model.require(PipelineStep.PARSE);
    if (beam != null && beam < 1) {
      throw new UsageException("--beam " + beam + ": expected 1 or more");
    }
    if (confidence && model.calibration() == null) {
      remark(
          "warning: the model is not calibrated: its confidences only order words and sentences,"
              + " and are no probabilities; 'dodona calibrate' mends that");
    }
    return PipelineOptions.DEFAULT
        .withBeamWidth(beam == null ? 0 : beam)
        .withConfidence(confidence)
        .withThreads(threads.count())
        .withReadsAhead(readsAhead());
  }

  @Override
  public AnalysisWriter writer(OutputStream out) {
    return format()
        .onto(
            out,
            TerminalTree.Options.DEFAULT
                .withColumns(terminal().columns())
                .withColor(terminal().colorOut()));
  }

  private OutputFormat format() {
    if (format != null) {
      return format;
    }
    return OutputFormat.ofFile(outputName())
        .orElseGet(() -> isForReading() ? OutputFormat.TREE : OutputFormat.CONLLU);
  }

  @Override
  public SentenceSelection selection() {
    return selection;
  }
}
