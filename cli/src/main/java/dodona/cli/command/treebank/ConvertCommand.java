package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.InvalidOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.SelectionConverter;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.LocationTracker;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.RawTextWriter;
import dodona.treebank.Format;
import dodona.treebank.FormatConversion;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.SentenceSelection;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona convert}. */
@Command(
    name = "convert",
    description = "Copies a treebank or part of it, optionally to another format.",
    footer = {
      "  dodona convert examples/sentences.conllu sentences.conllx",
      "  dodona convert --to text examples/sentences.conllu -",
      "  dodona convert --strip-trees examples/sentences.conllu input.conllu",
      "  dodona convert --sentences 1-3,5 examples/sentences.conllu -"
    })
public final class ConvertCommand extends ToolCommand {

  @Parameters(index = "0", paramLabel = "IN", description = "A treebank, or - for standard input.")
  private String in = "";

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "Copy to write, gzipped if its name ends in .gz, or - for standard output.")
  private String out = "";

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "Output format. Values: conllu, conllx, text. Default: from the ending of"
              + " OUT, otherwise as IN.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable Target to;

  @Option(names = "--strip-comments", description = "Remove comments.")
  private boolean stripComments;

  @Option(
      names = "--strip-trees",
      description = "Remove HEAD, DEPREL and DEPS, to make parser input.")
  private boolean stripTrees;

  @Option(
      names = "--sentences",
      paramLabel = "LIST",
      converter = SelectionConverter.class,
      description = "Copy only these sentences, counted from 1, such as 1-100,205.")
  private SentenceSelection selection = SentenceSelection.ALL;

  @Mixin private InvalidOptions invalid = new InvalidOptions();

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  public ConvertCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    ProblemLog problems = new ProblemLog();
    try (Progress progress =
            Progress.of(this, "converting", TreebankOptions.totalBytes(List.of(in)));
        ConlluReader reader =
            reading.open(in, TreeRequirement.NONE, problems, terminal(), progress);
        OutputFile file = OutputFile.create(out, force, terminal())) {
      Copy copy = isText() ? new TextCopy(file) : new TreebankCopy(file);
      for (Sentence sentence : reader) {
        if (selection.isPast(sentence.number())) {
          break;
        }
        if (selection.contains(sentence.number())) {
          copy.add(strip(sentence));
        }
      }
      invalid.settle(in, reader, problems, this);
      copy.finish();
      file.commit();
    }
    return ExitCode.OK;
  }

  private Sentence strip(Sentence sentence) {
    Sentence stripped = stripComments ? sentence.withComments(List.of()) : sentence;
    return stripTrees ? stripped.withoutTree() : stripped;
  }

  private boolean isText() {
    return to == Target.TEXT || (to == null && out.matches(".*\\.txt(\\.gz)?"));
  }

  /** The target format of a conversion. */
  enum Target {
    CONLLU,
    CONLLX,
    TEXT
  }

  /** A copy that is being written. */
  private interface Copy {
    void add(Sentence sentence) throws IOException;

    void finish() throws IOException;
  }

  /** The text of the sentences. */
  private static final class TextCopy implements Copy {
    private final AnalysisWriter writer;
    private final LocationTracker places = new LocationTracker("");

    TextCopy(OutputFile file) {
      this.writer = new RawTextWriter(file.stream());
    }

    @Override
    public void add(Sentence sentence) throws IOException {
      writer.write(AnalyzedSentence.of(sentence, places.next(sentence)));
    }

    @Override
    public void finish() throws IOException {
      writer.finish();
    }
  }

  /** The sentences in a treebank's format, that of the first unless another is asked for. */
  private final class TreebankCopy implements Copy {
    private final ConlluWriter writer;
    private @Nullable FormatConversion conversion;

    TreebankCopy(OutputFile file) {
      this.writer = new ConlluWriter(file.stream());
    }

    @Override
    public void add(Sentence sentence) throws IOException {
      FormatConversion known = conversion;
      if (known == null) {
        known = new FormatConversion(targetFormat(sentence.format()));
        conversion = known;
      }
      writer.write(known.convert(sentence));
    }

    private Format targetFormat(Format input) {
      return to == null ? Format.ofFileName(out, input) : Format.valueOf(to.name());
    }

    @Override
    public void finish() throws IOException {
      writer.flush();
      if (conversion != null && !conversion.losses().isEmpty()) {
        remark(
            in
                + ": dropped, because "
                + conversion.target()
                + " has no column for it: "
                + conversion.losses());
      }
    }
  }
}
