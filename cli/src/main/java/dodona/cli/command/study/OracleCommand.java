package dodona.cli.command.study;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.GoldOptions;
import dodona.cli.option.InvalidOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.ParsedText;
import dodona.cli.option.SystemNames;
import dodona.cli.option.SystemOptions;
import dodona.cli.option.ThreadOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.derivation.RunText;
import dodona.error.InvalidInputException;
import dodona.oracle.GuidedRun;
import dodona.oracle.survey.OracleTable;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona oracle}. */
@Command(
    name = "oracle",
    description = {
      "Compares the oracles of a transition system on a treebank.",
      "Counts derivable sentences, transitions, swaps and sentences with a single"
          + " derivation. With --heads, or with a TEXT and --after or --tsv, shows the"
          + " costs of all moves in one configuration."
    },
    footer = {
      "  dodona oracle examples/sentences.conllu",
      "  dodona oracle examples/sentences.conllu --per-sentence swaps.csv",
      "  dodona oracle \"John likes Mary.\" --system arc-eager",
      "  dodona oracle --heads 2,0,2 --system arc-eager --oracle dynamic --after SH,LA"
    })
public final class OracleCommand extends ToolCommand {

  @Mixin private GoldOptions gold = new GoldOptions();

  @Mixin private SystemOptions system = new SystemOptions();

  @Option(
      names = "--oracle",
      paramLabel = "LIST",
      split = ",",
      completionCandidates = SystemNames.OfOracles.class,
      description =
          "Oracles of the system. Values: ${COMPLETION-CANDIDATES}, and minimal-any for"
              + " swap-standard and a file. Default: all oracles of the system, except the"
              + " dynamic one of swap-standard.")
  @OptionGroup.In(OptionGroup.PARSER)
  private List<String> oracles = List.of();

  @Option(
      names = "--after",
      paramLabel = "MOVES",
      split = "[, ]+",
      description =
          "With --heads or a TEXT: show the configuration after these moves, such as" + " SH,LA.")
  private List<String> after = List.of();

  @Option(
      names = "--tsv",
      description = "With --heads or a TEXT: print only lines with a move, a tab and its cost.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean tsv;

  @Option(
      names = "--per-sentence",
      paramLabel = "CSV",
      description =
          "Write one line per sentence: number, sent_id, length, swaps of the static"
              + " oracles of swap-standard (for other systems, transitions), and 'unique' if"
              + " ND-ALL permits a single derivation.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String perSentence;

  @Mixin private InvalidOptions invalid = new InvalidOptions();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  @Option(names = "--force", description = "Overwrite the CSV file if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  public OracleCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    ParsedText text = gold.text();
    boolean asks = tsv || !after.isEmpty();
    if (gold.hasHeads() || (text != null && asks)) {
      return ask();
    }
    String file = gold.file();
    if (file == null) {
      throw new UsageException("expected a FILE, a TEXT or --heads");
    }
    if (asks) {
      throw new UsageException("--after and --tsv need --heads or a TEXT");
    }
    OracleTable table = table();
    if (text == null) {
      count(file, table);
    } else {
      countText(text, table);
    }
    terminal().out().print(table.text());
    if (table.skipped() > 0) {
      remark(
          file
              + ": warning: "
              + table.skipped()
              + (table.skipped() == 1
                  ? " sentence is not a tree and was"
                  : " sentences are not trees and were")
              + " skipped. Run 'dodona validate' for details.");
    }
    table.remarks().forEach(this::remark);
    return ExitCode.OK;
  }

  private OracleTable table() {
    try {
      return new OracleTable(system.name(), oracles);
    } catch (InvalidInputException e) {
      throw new UsageException("--oracle: " + e.getMessage());
    }
  }

  private void count(String file, OracleTable table) throws IOException {
    ProblemLog problems = new ProblemLog();
    try (Progress progress =
            Progress.of(this, "counting", TreebankOptions.totalBytes(List.of(file)));
        ConlluReader reader =
            gold.reading().open(file, TreeRequirement.NONE, problems, terminal(), progress);
        OutputFile csv = OutputFile.createIfNamed(perSentence, force, terminal())) {
      PrintStream lines = new PrintStream(csv.stream(), false, StandardCharsets.UTF_8);
      table.count(system.bound(reader.iterator()), threads.count(), lines::print);
      lines.flush();
      invalid.settle(file, reader, problems, this);
      csv.commit();
    }
  }

  private void countText(ParsedText text, OracleTable table) throws IOException {
    Iterator<Sentence> sentences = text.sentences().iterator();
    try (OutputFile csv = OutputFile.createIfNamed(perSentence, force, terminal())) {
      PrintStream lines = new PrintStream(csv.stream(), false, StandardCharsets.UTF_8);
      table.count(system.bound(sentences), threads.count(), lines::print);
      lines.flush();
      csv.commit();
    }
  }

  private Integer ask() throws IOException {
    if (oracles.size() > 1) {
      throw new UsageException("expected one --oracle for a configuration, not " + oracles.size());
    }
    Sentence sentence = gold.sentence(this);
    List<String> known = system.oracles();
    String oracle = oracles.isEmpty() ? known.get(known.size() - 1) : oracles.get(0);
    GuidedRun<?> run = system.run(oracle, sentence.tree());
    try {
      run.take(after);
    } catch (InvalidInputException e) {
      throw new UsageException("--after, " + e.getMessage());
    }
    RunText text = new RunText(run, sentence);
    terminal().out().print(tsv ? text.tsv() : text.verdicts(system.name(), oracle));
    return ExitCode.OK;
  }
}
