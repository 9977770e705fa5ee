package dodona.oracle.survey;

import dodona.error.InvalidInputException;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.oracle.survey.OracleSurvey.Finding;
import dodona.support.parallel.OrderedWorkers;
import dodona.table.TextTable;
import dodona.transition.StackMove;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;

/**
 * Statistics of the oracles of a system on a treebank, as a table and as a line of CSV for each
 * sentence: the figures of Table 1 in Nivre, Kuhlmann &amp; Hall (2009) and Björkelund &amp; Nivre
 * (2015). Labels are ignored. Not thread-safe.
 *
 * <p>A system's {@linkplain Oracles#searches searches} can be asked like its oracles.
 */
public final class OracleTable {

  private static final String ND_ALL = "nd-all";

  private final String system;
  private final OracleSurvey survey;
  private final OracleTotals totals;
  private final List<Integer> columns = new ArrayList<>();
  private final Set<String> nonDeterministic;
  private long skipped;

  /** A line of the CSV file: the sentence's number in its file, its length and the findings. */
  private record Line(long number, String id, int words, List<Finding> findings) {}

  /**
   * A table of nothing yet.
   *
   * @param asked the oracles to ask; if there are none, those that the system {@linkplain
   *     Oracles#surveyed chooses}
   * @throws InvalidInputException if there is no such system, or it has no such oracle
   */
  public OracleTable(String system, List<String> asked) {
    this.system = system;
    List<String> oracles = asked.isEmpty() ? Oracles.surveyed(system) : asked;
    this.survey = new OracleSurvey(system, oracles);
    this.totals = new OracleTotals(survey);
    this.nonDeterministic = Set.copyOf(Oracles.names(system, OracleKind.NON_DETERMINISTIC));
    for (int i = 0; i < oracles.size(); i++) {
      if (!asked.isEmpty() || !oracles.get(i).equals("nd-sw")) {
        columns.add(i);
      }
    }
  }

  /**
   * Counts over a treebank. Sentences that are not trees are skipped.
   *
   * @param threads how many threads ask the oracles
   * @param csv given a table with a line for each sentence, line by line, header first
   */
  public void count(Iterator<Sentence> sentences, int threads, Consumer<String> csv) {
    csv.accept(header());
    Iterator<Sentence> trees =
        StreamSupport.stream(Spliterators.spliteratorUnknownSize(sentences, 0), false)
            .filter(this::isTree)
            .iterator();
    OrderedWorkers.map(
        trees,
        () -> this::line,
        threads,
        line -> {
          totals.add(line.findings);
          csv.accept(csv(line));
        });
  }

  /** Counts a tree. */
  public void add(DependencyTree tree) {
    totals.add(survey.of(tree));
  }

  /**
   * Returns the number of swaps in those derivations of an oracle that end in the gold tree.
   *
   * @throws InvalidInputException if the table does not have the oracle
   */
  public long swaps(String oracle) {
    return totals.swaps(index(oracle));
  }

  /**
   * Returns the number of sentences with a single derivation that an oracle permits.
   *
   * @throws InvalidInputException if the table does not have the oracle
   */
  public long unique(String oracle) {
    return totals.unique(index(oracle));
  }

  private int index(String oracle) {
    int index = survey.oracles().indexOf(oracle);
    if (index < 0) {
      throw new InvalidInputException("no counts for the oracle '" + oracle + "'");
    }
    return index;
  }

  private boolean isTree(Sentence sentence) {
    boolean isTree = sentence.treeDefects().isEmpty();
    skipped += isTree ? 0 : 1;
    return isTree;
  }

  /** Returns the number of sentences that were skipped, as they are not trees. */
  public long skipped() {
    return skipped;
  }

  private Line line(Sentence sentence) {
    return new Line(
        sentence.number(), sentence.id().orElse(""), sentence.size(), survey.of(sentence.tree()));
  }

  private String header() {
    StringBuilder out = new StringBuilder("index,sent_id,n");
    for (int i : columns) {
      String oracle = survey.oracles().get(i);
      out.append(',').append(oracle.equals(ND_ALL) ? "unique" : oracle);
    }
    return out.append('\n').toString();
  }

  private String csv(Line line) {
    StringBuilder out = new StringBuilder().append(line.number).append(',');
    out.append(quoted(line.id)).append(',').append(line.words);
    for (int i : columns) {
      out.append(',').append(value(survey.oracles().get(i), line.findings.get(i)));
    }
    return out.append('\n').toString();
  }

  /** A name of any characters, as RFC 4180 has it. */
  private static String quoted(String name) {
    boolean isPlain = name.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    return isPlain ? name : '"' + name.replace("\"", "\"\"") + '"';
  }

  /** Swaps, transitions or uniqueness, whichever distinguishes the oracles of the system. */
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
    return nonDeterministic.contains(oracle);
  }

  /** Remarks on the table. */
  public List<String> remarks() {
    List<String> all = new ArrayList<>();
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
  public String text() {
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
