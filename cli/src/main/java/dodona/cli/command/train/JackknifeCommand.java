package dodona.cli.command.train;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OutputOptions;
import dodona.cli.option.ThreadOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.text.train.Annotators;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona jackknife}. */
@Command(
    name = "jackknife",
    description = {
      "Replaces the tags and lemmas of a treebank with predicted ones.",
      "The treebank is divided into folds; a tagger trained on the other folds tags"
          + " each fold. A parser trained on the result sees tags of the same quality in"
          + " training and parsing."
    },
    footer = {"  dodona jackknife examples/sentences.conllu --folds 4 -o predicted.conllu"})
public final class JackknifeCommand extends ToolCommand {

  @Parameters(paramLabel = "TREEBANK", description = "A treebank, or - for standard input.")
  private String treebank = "";

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(names = "--folds", paramLabel = "N", description = "Number of folds. Default: 10.")
  private int folds = 10;

  @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: 1.")
  private long seed = 1;

  @Mixin private OutputOptions output = new OutputOptions();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  public JackknifeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (Progress progress = Progress.of(this, "reading", 0);
        ConlluReader reader =
            reading.open(
                treebank, TreeRequirement.NONE, ProblemListener.STRICT, terminal(), progress)) {
      reader.forEach(sentences::add);
    }
    if (folds < 2 || folds > sentences.size()) {
      throw new UsageException(
          "--folds "
              + folds
              + " for "
              + sentences.size()
              + " sentences: expected 2 or more, and at most one per sentence");
    }
    try (OutputFile out = output.create(terminal());
        ConlluWriter writer = new ConlluWriter(out.stream())) {
      List<Sentence> tagged =
          Annotators.jackknife(
              sentences,
              folds,
              seed,
              threads.count(),
              fold -> remark("tagged fold " + fold + " of " + folds));
      for (Sentence sentence : tagged) {
        writer.write(sentence);
      }
      writer.flush();
      out.commit();
    }
    return ExitCode.OK;
  }
}
