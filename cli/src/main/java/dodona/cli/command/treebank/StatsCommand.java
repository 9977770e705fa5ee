package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.InvalidOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.support.Json;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.TreeRequirement;
import dodona.treebank.statistics.StatisticsReport;
import dodona.treebank.statistics.TreebankStatistics;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona stats}. */
@Command(
    name = "stats",
    description = "Counts sentences, words, tags, labels and non-projective trees.",
    footer = {
      "  dodona stats examples/sentences.conllu",
      "  dodona stats --json examples/sentences.conllu"
    })
public final class StatsCommand extends ToolCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Treebanks, or - for standard input.")
  private List<String> files = List.of();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(names = "--json", description = "Print JSON instead of a table.")
  private boolean json;

  @Mixin private InvalidOptions invalid = new InvalidOptions();

  public StatsCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    Map<String, TreebankStatistics> found = new LinkedHashMap<>();
    try (Progress progress = Progress.of(this, "reading", TreebankOptions.totalBytes(files))) {
      for (String file : files) {
        found.put(file, count(file, progress));
      }
    }
    List<StatisticsReport> reports = new ArrayList<>();
    found.forEach((file, statistics) -> reports.add(new StatisticsReport(file, statistics)));
    if (json) {
      terminal()
          .out()
          .print(
              Json.pretty(Map.of("files", reports.stream().map(StatisticsReport::map).toList())));
    } else {
      terminal().out().print(StatisticsReport.table(reports).text());
    }
    reports.forEach(report -> report.warnings().forEach(this::remark));
    return ExitCode.OK;
  }

  private TreebankStatistics count(String file, Progress progress) throws IOException {
    ProblemLog problems = new ProblemLog();
    TreebankStatistics statistics = new TreebankStatistics();
    try (ConlluReader reader =
        reading.open(file, TreeRequirement.NONE, problems, terminal(), progress)) {
      for (Sentence sentence : reader) {
        statistics.add(sentence);
      }
      invalid.settle(file, reader, problems, this);
    }
    return statistics;
  }
}
