package dodona.cli;

import dodona.lattice.OracleSurvey;
import dodona.lattice.OracleSurvey.Finding;
import dodona.lattice.OracleTotals;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.OrderedWorkers;
import dodona.support.TextTable;
import dodona.transition.StackMove;
import dodona.transition.TransitionSystems;
import dodona.treebank.ConlluReader;
import dodona.treebank.ProblemLog;
import dodona.treebank.Sentence;
import dodona.treebank.TreeRequirement;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/** What the oracles of a system make of a treebank, as a table and as a line a sentence. */
final class OracleTable {

  private static final String ND_ALL = "nd-all";

  private final String system;
  private final OracleSurvey survey;
  private final OracleTotals totals;
  private final List<Integer> columns = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();

  /** A line of the CSV file: the sentence's place in its file, its length and the findings. */
  private record Line(long index, int words, List<Finding> findings) {}

  /** A table of the oracles asked for, or of all that the system has. */
  OracleTable(String system, List<String> asked) {
    this.system = system;
    List<String> oracles = asked.isEmpty() ? Oracles.names(system) : asked;
    try {
      this.survey = new OracleSurvey(system, oracles);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--oracle: " + e.getMessage());
    }
    this.totals = new OracleTotals(survey);
    for (int i = 0; i < oracles.size(); i++) {
      if (!asked.isEmpty() || !oracles.get(i).equals("nd-sw")) {
        columns.add(i);
      }
    }
  }

  /** Counts over a file. */
  void count(
      String file,
      TreebankOptions reading,
      ToolCommand command,
      int threads,
      boolean skipInvalid,
      OutputFile csv)
      throws IOException {
    ProblemLog problems = new ProblemLog();
    PrintStream lines = new PrintStream(csv.stream(), false, StandardCharsets.UTF_8);
    lines.print(header());
    try (Progress progress =
            Progress.of(command, "counting", TreebankOptions.totalBytes(List.of(file)));
        ConlluReader reader =
            reading.open(file, TreeRequirement.NONE, problems, command.terminal(), progress)) {
      long[] others = {0};
      Iterator<Sentence> trees =
          StreamSupport.stream(reader.spliterator(), false)
              .filter(
                  sentence -> {
                    boolean isTree = sentence.treeDefects().isEmpty();
                    others[0] += isTree ? 0 : 1;
                    return isTree;
                  })
              .iterator();
      OrderedWorkers.map(
          trees,
          () -> this::line,
          threads,
          line -> {
            totals.add(line.findings);
            lines.print(csv(line));
          });
      if (!skipInvalid) {
        problems.throwIfErrors("fix the file, or skip these sentences with --skip-invalid");
      } else if (reader.skipped() > 0) {
        remarks.add(file + ": " + reader.skipped() + " invalid sentences skipped");
      }
      if (others[0] > 0) {
        remarks.add(
            file
                + ": warning: "
                + others[0]
                + (others[0] == 1 ? " sentence is not a tree" : " sentences are not trees")
                + " and skipped; 'dodona validate' says why");
      }
    }
    lines.flush();
  }

  private Line line(Sentence sentence) {
    return new Line(sentence.number() - 1, sentence.size(), survey.of(sentence.tree()));
  }

  private String header() {
    StringBuilder out = new StringBuilder("index,n");
    for (int i : columns) {
      String oracle = survey.oracles().get(i);
      out.append(',').append(oracle.equals(ND_ALL) ? "unique" : oracle);
    }
    return out.append('\n').toString();
  }

  private String csv(Line line) {
    StringBuilder out = new StringBuilder().append(line.index).append(',').append(line.words);
    for (int i : columns) {
      out.append(',').append(value(survey.oracles().get(i), line.findings.get(i)));
    }
    return out.append('\n').toString();
  }

  /** Swaps, transitions or uniqueness, whichever tells the oracles of the system apart. */
  private String value(String oracle, Finding finding) {
    if (!finding.derived()) {
      return "";
    }
    if (isNonDeterministic(oracle)) {
      return finding.unique() ? "1" : "0";
    }
    return String.valueOf(hasSwaps() ? finding.swaps() : finding.transitions());
  }

  private boolean hasSwaps() {
    return TransitionSystems.named(system).transitions().has(StackMove.SWAP);
  }

  private boolean isNonDeterministic(String oracle) {
    return Oracles.names(system, OracleKind.NON_DETERMINISTIC).contains(oracle);
  }

  /** What should be known besides the table. */
  List<String> remarks() {
    List<String> all = new ArrayList<>(remarks);
    for (int i = 0; i < survey.oracles().size(); i++) {
      if (totals.inexact(i) > 0) {
        all.add(
            survey.oracles().get(i)
                + ": the search gave up on "
                + totals.inexact(i)
                + " sentences, whose swaps are an upper bound");
      }
    }
    return all;
  }

  /** The table for people. */
  String render() {
    TextTable table =
        new TextTable(
            system
                + ", "
                + count(totals.sentences())
                + (totals.sentences() == 1 ? " sentence" : " sentences"));
    table.left("oracle").right("derived", "share", "transitions");
    if (hasSwaps()) {
      table.right("swaps", "against EAGER");
    }
    table.right("one derivation");
    int eager = survey.oracles().indexOf("eager");
    for (int i = 0; i < survey.oracles().size(); i++) {
      boolean isNonDeterministic = isNonDeterministic(survey.oracles().get(i));
      List<String> row = new ArrayList<>();
      row.add(survey.oracles().get(i));
      row.add(count(totals.derived(i)));
      row.add(percent(totals.derived(i), totals.sentences()));
      row.add(isNonDeterministic ? "–" : count(totals.transitions(i)));
      if (hasSwaps()) {
        row.add(isNonDeterministic ? "–" : count(totals.swaps(i)));
        row.add(isNonDeterministic || eager < 0 || i == eager ? "–" : reduction(i, eager));
      }
      row.add(isNonDeterministic ? percent(totals.unique(i), totals.sentences()) : "–");
      table.row(row);
    }
    return table.text();
  }

  private String reduction(int oracle, int eager) {
    long before = totals.swaps(eager);
    return before == 0
        ? "–"
        : String.format(Locale.ROOT, "−%.2f %%", 100.0 * (before - totals.swaps(oracle)) / before);
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String percent(long part, long whole) {
    return whole == 0 ? "–" : String.format(Locale.ROOT, "%.2f %%", 100.0 * part / whole);
  }
}
