package dodona.cli.command.text;

import dodona.cli.option.OptionGroup;
import dodona.cli.option.SelectionConverter;
import dodona.cli.option.ThreadOptions;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.terminal.TerminalTree;
import dodona.error.InvalidInputException;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.KeptAnnotation;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.conllu.SentenceSelection;
import java.io.OutputStream;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona parse}. */
@Command(
    name = "parse",
    description = {
      "Parses text, or sentences that already have words and tags.",
      "Preserves the words, tags, comments, ranges and empty nodes of the input,"
          + " and all columns except HEAD, DEPREL and DEPS."
    },
    footer = {
      "  dodona parse \"That's what they're after.\"",
      "  dodona parse \"An oak whispers.\" -o oak.svg",
      "  dodona parse examples/sentences.conllu -o parsed.conllu",
      "  dodona parse examples/sentences.conllu examples/parsed.conllu --output-folder parsed"
          + " --resume",
      "  dodona parse \"I saw the man with the telescope.\" --best 3",
      "  dodona parse examples/partial.conllu --keep heads,labels -o completed.conllu"
    })
public final class ParseCommand extends PipelineCommand {

  private static final int MOST_TREES = 100;

  /** Formats without room for several trees of a sentence. */
  private static final Set<OutputFormat> ONE_TREE =
      EnumSet.of(OutputFormat.CONLLX, OutputFormat.DISPLACY, OutputFormat.SVG);

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format. Values: conllu, conllx, json (one object per line, see"
              + " docs/reference/json.md), displacy (one object per line), tree, svg (one"
              + " sentence, selected with --sentences), html (all trees). Default: from the"
              + " ending of OUT, otherwise tree for text on the command line and conllu for"
              + " files.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable OutputFormat format;

  @Option(
      names = "--sentences",
      paramLabel = "LIST",
      converter = SelectionConverter.class,
      description = "Parse only these sentences of each input, counted from 1, such as 1-100,205.")
  @OptionGroup.In(OptionGroup.INPUT)
  private SentenceSelection selection = SentenceSelection.ALL;

  @Option(names = "--beam", paramLabel = "N", description = "Beam width. Default: as in training.")
  @OptionGroup.In(OptionGroup.PARSER)
  private @Nullable Integer beam;

  @Option(
      names = "--confidence",
      description =
          "Add the confidence in the head and label of each word and in each sentence,"
              + " from 0 to 1: as 'Confidence=…' in MISC and a comment '# confidence = …', or"
              + " as JSON fields.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean confidence;

  @Option(
      names = "--best",
      paramLabel = "N",
      description =
          "Output up to N different trees of each sentence with their confidences, the best first:"
              + " as further sentences with a comment '# best = 2', as JSON field alternatives, as"
              + " trees with numbers, or in tabs of an HTML page. Values: 1 to 100. Default: 1.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private int best = 1;

  @Option(
      names = "--keep",
      paramLabel = "LIST",
      description =
          "Keep what sentences of a treebank give, and add only what is missing (_). Values:"
              + " heads, labels, tags, or several, such as heads,labels. With heads,"
              + " 'Forbid=2,5' in MISC forbids a word the heads 2 and 5. Default: the tags of"
              + " tagged sentences.")
  @OptionGroup.In(OptionGroup.INPUT)
  private @Nullable String keep;

  @Option(
      names = "--projectivize",
      description =
          "With --keep heads: lift given arcs that the parser cannot build because they cross,"
              + " instead of refusing the sentence.")
  @OptionGroup.In(OptionGroup.INPUT)
  private boolean projectivize;

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
    if (best < 1 || best > MOST_TREES) {
      throw new UsageException("--best " + best + ": expected 1 to " + MOST_TREES);
    }
    if (best > 1 && ONE_TREE.contains(format())) {
      throw new UsageException(
          "--best: %s has one tree of each sentence; expected --format conllu, json, tree or html"
              .formatted(format().name().toLowerCase(Locale.ROOT)));
    }
    if (best > 1 && !Objects.requireNonNull(model.parser()).system().hasOneSite()) {
      throw new UsageException(
          "--best: " + model.parser().system().name() + " has no beam, and so only one tree");
    }
    if ((confidence || best > 1) && model.calibration() == null) {
      remark(
          "warning: the model is not calibrated, so its confidences are not probabilities."
              + " Calibrate it with 'dodona calibrate'.");
    }
    return PipelineOptions.DEFAULT
        .withBeamWidth(beam == null ? 0 : beam)
        .withConfidence(confidence)
        .withThreads(threads.count())
        .withReadsAhead(readsAhead())
        .withKept(kept())
        .withBest(best);
  }

  private KeptAnnotation kept() {
    if (keep == null) {
      if (projectivize) {
        throw new UsageException("--projectivize: expected --keep heads with it");
      }
      return KeptAnnotation.NONE;
    }
    try {
      return KeptAnnotation.of(keep, projectivize);
    } catch (InvalidInputException e) {
      throw new UsageException("--keep: " + e.getMessage());
    }
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
  public String ending() {
    return format().ending();
  }

  @Override
  public SentenceSelection selection() {
    return selection;
  }
}
