package dodona.cli;

import dodona.oracle.GuidedRun;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona oracle}. */
@Command(
    name = "oracle",
    description = {
      "Counts what a system's oracles do on a treebank: sentences derived, transitions,"
          + " swaps, and sentences with a single derivation.",
      "With --heads, shows what one oracle says of every move in one configuration."
    },
    footer = {
      "  dodona oracle examples/sentences.conllu",
      "  dodona oracle examples/sentences.conllu --per-sentence swaps.csv",
      "  dodona oracle --heads 2,0,2 --system arc-eager --oracle dynamic --after SH,LA"
    })
final class OracleCommand extends ToolCommand {

  @Mixin private GoldOptions gold = new GoldOptions();

  @Mixin private SystemOptions system = new SystemOptions();

  @Option(
      names = "--oracle",
      paramLabel = "LIST",
      split = ",",
      completionCandidates = SystemNames.OfOracles.class,
      description =
          "The system's oracles, among ${COMPLETION-CANDIDATES}; for swap-standard and a file"
              + " also minimal-any. Default: all oracles of the system.")
  private List<String> oracles = List.of();

  @Option(
      names = "--after",
      paramLabel = "MOVES",
      split = "[, ]+",
      description = "With --heads: the configuration after these moves, such as SH,LA.")
  private List<String> after = List.of();

  @Option(names = "--tsv", description = "With --heads: print only lines 'move<TAB>cost'.")
  private boolean tsv;

  @Option(
      names = "--per-sentence",
      paramLabel = "CSV",
      description =
          "One line per sentence: swaps of swap-standard's static oracles (for other systems,"
              + " transitions), and 'unique' if ND-ALL permits a single derivation.")
  private @Nullable String perSentence;

  @Option(names = "--skip-invalid", description = "Skip sentences with errors.")
  private boolean skipInvalid;

  @Mixin private ThreadOptions threads = new ThreadOptions();

  @Option(names = "--force", description = "Overwrite the CSV file if it exists.")
  private boolean force;

  OracleCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (gold.hasHeads()) {
      return ask();
    }
    String file = gold.file();
    if (file == null) {
      throw new UsageException("expected a FILE or --heads");
    }
    if (tsv || !after.isEmpty()) {
      throw new UsageException("--after and --tsv need --heads");
    }
    OracleTable table = new OracleTable(system.name(), oracles);
    try (OutputFile csv = OutputFile.createIfNamed(perSentence, force, terminal())) {
      table.count(file, gold.reading(), this, threads.count(), skipInvalid, csv);
      csv.commit();
    }
    terminal().out().print(table.render());
    table.remarks().forEach(this::remark);
    return ExitCode.OK;
  }

  private Integer ask() throws IOException {
    if (oracles.size() > 1) {
      throw new UsageException("--heads takes one --oracle, not " + oracles.size());
    }
    Sentence sentence = gold.sentence(this);
    List<String> known = system.oracles();
    String oracle = oracles.isEmpty() ? known.get(known.size() - 1) : oracles.get(0);
    GuidedRun<?> run = system.run(oracle, sentence.tree());
    RunView view = new RunView(run, sentence);
    view.take(after);
    terminal().out().print(tsv ? view.tsv() : view.verdicts(system.name(), oracle));
    return ExitCode.OK;
  }
}
