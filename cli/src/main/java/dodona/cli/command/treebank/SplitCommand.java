package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.InvalidOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.PartSize;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.Counted;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.support.Printable;
import dodona.treebank.Sentence;
import dodona.treebank.TreebankSplit;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona split}. */
@Command(
    name = "split",
    description = {
      "Splits a treebank at random into training, development and test files.",
      "Documents, marked with '# newdoc', stay together; without them, sentences"
          + " are drawn one by one."
    },
    footer = {
      "  dodona split examples/sentences.conllu -o mine",
      "  dodona split examples/sentences.conllu --dev 2 --test 0 -o other"
    })
public final class SplitCommand extends ToolCommand {

  @Parameters(paramLabel = "FILE", description = "A treebank, or - for standard input.")
  private String file = "";

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description =
          "Prefix of the files to write: OUT-train.conllu, OUT-dev.conllu and"
              + " OUT-test.conllu.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private String prefix = "";

  @Option(
      names = "--dev",
      paramLabel = "SIZE",
      converter = PartSize.Converter.class,
      description =
          "Size of the development set: a number of sentences such as 500, or a"
              + " percentage such as 10%%; 0 for none. Default: 10%%.")
  private PartSize dev = new PartSize(10, true);

  @Option(
      names = "--test",
      paramLabel = "SIZE",
      converter = PartSize.Converter.class,
      description = "Size of the test set, as for --dev. Default: 10%%.")
  private PartSize test = new PartSize(10, true);

  @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--by",
      paramLabel = "UNIT",
      description =
          "Unit to keep together. Values: document, sentence. Default: document if"
              + " there are several.")
  private @Nullable Unit by;

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Mixin private InvalidOptions invalid = new InvalidOptions();

  @Option(names = "--force", description = "Overwrite existing files.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  /** The unit that is kept together. */
  enum Unit {
    DOCUMENT,
    SENTENCE
  }

  public SplitCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    List<Sentence> sentences = read();
    List<List<Sentence>> documents = TreebankSplit.documents(sentences);
    boolean isByDocument = by == null ? documents.size() > 1 : by == Unit.DOCUMENT;
    List<List<Sentence>> units =
        isByDocument ? documents : sentences.stream().map(List::of).toList();
    TreebankSplit split =
        TreebankSplit.of(units, dev.of(sentences.size()), test.of(sentences.size()), seed);
    Map<String, List<Sentence>> parts = new LinkedHashMap<>();
    parts.put("train", split.train());
    parts.put("dev", split.dev());
    parts.put("test", split.test());
    parts.values().removeIf(List::isEmpty);
    write(parts);
    remark(
        isByDocument
            ? "divided " + Counted.of(documents.size(), "document")
            : "divided sentence by sentence" + (by == null ? ", as no documents are marked" : ""));
    return ExitCode.OK;
  }

  private List<Sentence> read() throws IOException {
    ProblemLog problems = new ProblemLog();
    try (Progress progress =
            Progress.of(this, "reading", TreebankOptions.totalBytes(List.of(file)));
        ConlluReader reader =
            reading.open(file, TreeRequirement.NONE, problems, terminal(), progress)) {
      List<Sentence> sentences = reader.readAll();
      invalid.settle(file, reader, problems, this);
      return sentences;
    }
  }

  /** Writes all parts before the first of them appears. */
  private void write(Map<String, List<Sentence>> parts) throws IOException {
    Map<String, OutputFile> files = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, List<Sentence>> part : parts.entrySet()) {
        String name = prefix + "-" + part.getKey() + ".conllu";
        OutputFile out = OutputFile.create(name, force, terminal());
        files.put(name + ": " + Counted.of(part.getValue().size(), "sentence"), out);
        ConlluWriter writer = new ConlluWriter(out.stream());
        for (Sentence sentence : part.getValue()) {
          writer.write(sentence);
        }
        writer.flush();
      }
      for (Map.Entry<String, OutputFile> written : files.entrySet()) {
        written.getValue().commit();
        terminal().out().println(Printable.line(written.getKey()));
      }
    } finally {
      for (OutputFile out : files.values()) {
        out.close();
      }
    }
  }
}
