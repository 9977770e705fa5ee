package dodona.draw;

import dodona.oracle.GuidedRun;
import dodona.oracle.Verdict;
import dodona.support.TextTable;
import dodona.transition.PartialTree;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run of a transition system beside an oracle, as text: what the oracle says of one
 * configuration, or the derivation step by step.
 */
public final class RunText {

  private final GuidedRun<?> run;
  private final Sentence sentence;

  /**
   * A run as text.
   *
   * @param sentence the sentence whose words are shown, with the gold tree of the run
   */
  public RunText(GuidedRun<?> run, Sentence sentence) {
    this.run = run;
    this.sentence = sentence;
  }

  /** Each legal move with its cost, or whether it is permitted, and nothing else. */
  public String tsv() {
    StringBuilder out = new StringBuilder();
    for (Verdict verdict : run.verdicts()) {
      out.append(verdict.name()).append('\t').append(figure(verdict)).append('\n');
    }
    return out.toString();
  }

  private static String figure(Verdict verdict) {
    return verdict.cost().isPresent()
        ? String.valueOf(verdict.cost().getAsInt())
        : verdict.optimal() ? "permitted" : "not permitted";
  }

  /** Where the run is, and what the oracle says of each legal move. */
  public String verdicts(String system, String oracle) {
    StringBuilder out = new StringBuilder(system + ", " + oracle + " oracle\n");
    for (Map.Entry<String, String> place : places().entrySet()) {
      appendPlace(out, place.getKey(), place.getValue());
    }
    appendPlace(out, "arcs", arcs());
    out.append('\n');
    if (run.isTerminal()) {
      return out.append("terminal: no move is legal\n").toString();
    }
    TextTable table =
        new TextTable("").left("move").right(run.isDynamic() ? "cost" : "permitted").left("");
    for (Verdict verdict : run.verdicts()) {
      boolean mark = verdict.optimal() && run.isDynamic();
      String figure = run.isDynamic() ? figure(verdict) : verdict.optimal() ? "yes" : "no";
      table.row(verdict.name(), figure, mark ? "← optimal" : "");
    }
    return out.append(table.text()).toString();
  }

  private static void appendPlace(StringBuilder out, String name, String content) {
    out.append(name)
        .append(" ".repeat(Math.max(1, 8 - name.length())))
        .append(content)
        .append('\n');
  }

  /**
   * The derivation from here to the end, as the oracle has it: one row a transition. What would
   * have been correct too has a column only where there is any.
   */
  public TextTable derivation() {
    List<List<String>> rows = new ArrayList<>();
    List<String> others = new ArrayList<>();
    rows.add(row("", ""));
    others.add("");
    while (!run.isTerminal()) {
      List<Verdict> correct = run.verdicts().stream().filter(Verdict::optimal).toList();
      Verdict first = correct.get(0);
      List<Integer> headless = headless();
      run.take(first.transition());
      headless.removeAll(headless());
      rows.add(row(first.name(), headless.isEmpty() ? "" : arc(headless.get(0))));
      List<String> names = correct.stream().skip(1).map(Verdict::name).toList();
      others.add(names.size() > 4 ? "…" : String.join(" ", names));
    }
    boolean hasChoice = others.stream().anyMatch(names -> !names.isEmpty());
    TextTable table = new TextTable("").right("").left("transition");
    places().keySet().forEach(table::left);
    table.left("new arc");
    if (hasChoice) {
      table.left(run.isDynamic() ? "as good" : "also permitted");
    }
    for (int i = 0; i < rows.size(); i++) {
      if (hasChoice) {
        rows.get(i).add(others.get(i));
      }
      table.row(rows.get(i));
    }
    return table;
  }

  private List<String> row(String transition, String arc) {
    List<String> row = new ArrayList<>();
    row.add(String.valueOf(run.state().derivationLength()));
    row.add(transition);
    row.addAll(places().values());
    row.add(arc);
    return row;
  }

  private List<Integer> headless() {
    List<Integer> words = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      if (!run.state().hasHead(word)) {
        words.add(word);
      }
    }
    return words;
  }

  private Map<String, String> places() {
    Map<String, String> shown = new LinkedHashMap<>();
    run.state()
        .parts()
        .forEach(
            (name, words) -> {
              List<String> forms = words.stream().map(this::form).toList();
              shown.put(name, "[" + String.join(" ", forms) + "]");
            });
    return shown;
  }

  private String arcs() {
    PartialTree state = run.state();
    List<String> arcs = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      if (state.hasHead(word)) {
        arcs.add(arc(word));
      }
    }
    return arcs.isEmpty() ? "–" : String.join(", ", arcs);
  }

  private String arc(int dependent) {
    PartialTree state = run.state();
    String label = run.label(dependent);
    return form(state.head(dependent))
        + (label.equals(DependencyTree.NO_LABEL) ? " → " : " –" + label + "→ ")
        + form(dependent);
  }

  private String form(int word) {
    return word == 0 ? "ROOT" : sentence.form(word);
  }
}
