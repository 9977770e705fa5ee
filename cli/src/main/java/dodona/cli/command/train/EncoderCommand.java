package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.ProgramVersion;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.encoder.importer.EncoderImport;
import dodona.error.InvalidInputException;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.WeightFormat;
import dodona.table.TextTable;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code dodona encoder}. */
@Command(
    name = "encoder",
    mixinStandardHelpOptions = true,
    versionProvider = ProgramVersion.class,
    synopsisSubcommandLabel = "COMMAND",
    descriptionHeading = "%n",
    description = "Imports and describes pretrained encoders.",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {"  dodona encoder import --help", "  dodona encoder info --help"},
    subcommands = {EncoderCommand.Import.class, EncoderCommand.Info.class})
public final class EncoderCommand implements Runnable {

  @Spec private @Nullable CommandSpec spec;

  public EncoderCommand() {}

  @Override
  public void run() {
    if (spec != null) {
      throw new ParameterException(spec.commandLine(), "expected import or info");
    }
  }

  /** The command {@code dodona encoder import}. */
  @Command(
      name = "import",
      description = {
        "Converts a BERT encoder with WordPiece to Dodona's format.",
        "",
        "SOURCE is a folder from Hugging Face (config.json, vocab.txt or tokenizer.json,"
            + " model.safetensors), an ONNX file or a TensorFlow checkpoint (.index) with its"
            + " vocabulary beside it, or a jar that holds one of these."
      },
      footer = {
        "  dodona encoder import bge-small-en-v1.5 -o en.encoder --layers 6 --license MIT",
        "  dodona encoder import multilingual.jar -o pt.encoder --vocabulary-from pt-train.conllu",
        "  dodona train --encoder en.encoder --pipeline --train train.conllu --model en.dodona"
      })
  public static final class Import extends ToolCommand {

    @Parameters(paramLabel = "SOURCE", description = "A folder, a file or a jar.")
    private String source = "";

    @Option(
        names = {"-o", "--output"},
        required = true,
        paramLabel = "OUT",
        description = "The output file, such as en.encoder.")
    private String output = "";

    @Option(
        names = "--layers",
        paramLabel = "N",
        description = "Keep only the first N layers; default: all.")
    private @Nullable Integer layers;

    @Option(
        names = "--vocabulary-from",
        arity = "1..*",
        paramLabel = "TREEBANK",
        description =
            "Keep only the word pieces of these treebanks' words and single characters; default:"
                + " all.")
    private List<String> treebanks = List.of();

    @Option(
        names = "--weight-format",
        paramLabel = "FORMAT",
        description = "float32, float16 or int8; default ${DEFAULT-VALUE}.")
    private WeightFormat weights = WeightFormat.FLOAT32;

    @Option(
        names = "--license",
        paramLabel = "NAME",
        description = "The licence of the weights, stored with them.")
    private String license = "unknown";

    @Option(
        names = "--heads",
        paramLabel = "N",
        description = "Number of attention heads, if the files do not say.")
    private @Nullable Integer heads;

    @Option(names = "--force", description = "Overwrite OUT if it exists.")
    private boolean force;

    @Mixin private TreebankOptions reading = new TreebankOptions();

    public Import(Terminal terminal) {
      super(terminal);
    }

    @Override
    public Integer call() throws IOException {
      EncoderImport importing = EncoderImport.from(Path.of(source)).license(license);
      try {
        if (layers != null) {
          importing.layers(layers);
        }
        if (heads != null) {
          importing.heads(heads);
        }
      } catch (InvalidInputException e) {
        throw new UsageException(String.valueOf(e.getMessage()));
      }
      if (!treebanks.isEmpty()) {
        importing.vocabularyFrom(words());
      }
      Encoder encoder = importing.run();
      Path file = Path.of(output);
      EncoderFile.write(encoder, weights, file, force);
      remark(
          String.format(
              Locale.ROOT,
              "%s: %s layers, %s word pieces, %.1f MB",
              output,
              encoder.provenance().get("layers"),
              encoder.provenance().get("vocabulary"),
              Files.size(file) / 1e6));
      return ExitCode.OK;
    }

    private Set<String> words() throws IOException {
      Set<String> words = new LinkedHashSet<>();
      try (Progress progress =
          Progress.of(this, "reading", TreebankOptions.totalBytes(treebanks))) {
        for (String treebank : treebanks) {
          ProblemLog problems = new ProblemLog();
          try (ConlluReader reader =
              reading.open(treebank, TreeRequirement.NONE, problems, terminal(), progress)) {
            for (Sentence sentence : reader) {
              for (int word = 1; word <= sentence.size(); word++) {
                words.add(sentence.form(word));
              }
            }
          }
          problems.throwIfErrors("fix the file");
        }
      }
      return words;
    }
  }

  /** The command {@code dodona encoder info}. */
  @Command(
      name = "info",
      description = "Prints the size, licence and origin of an encoder.",
      footer = "  dodona encoder info en.encoder")
  public static final class Info extends ToolCommand {

    @Parameters(paramLabel = "ENCODER", description = "A file written by 'encoder import'.")
    private String file = "";

    public Info(Terminal terminal) {
      super(terminal);
    }

    @Override
    public Integer call() throws IOException {
      Encoder encoder = EncoderFile.read(Path.of(file));
      EncoderConfig config = encoder.config();
      long all = 0;
      for (Parameter parameter : encoder.weights().all()) {
        all += (long) parameter.rows().length * parameter.columns();
      }
      TextTable table = new TextTable("").left("Encoder").left(file);
      table.row("layers", String.valueOf(config.layers()));
      table.row("width", config.width() + ", " + config.inner() + " within");
      table.row("attention heads", String.valueOf(config.heads()));
      table.row("positions", String.valueOf(config.positions()));
      table.row("word pieces", String.valueOf(config.vocabulary()));
      table.row("case", encoder.wordPieces().normalization().lowerCase() ? "ignored" : "kept");
      table.row("parameters", String.format(Locale.ROOT, "%.1f million", all / 1e6));
      table.row("licence", encoder.license());
      encoder.provenance().forEach((key, value) -> table.row("origin: " + key, value));
      terminal().out().print(table.text());
      return ExitCode.OK;
    }
  }
}
