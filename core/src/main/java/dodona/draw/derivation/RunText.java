package dodona.draw.derivation;

import dodona.oracle.GuidedRun;
import dodona.oracle.Verdict;
import dodona.table.TextTable;
import dodona.transition.PartialTree;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A configuration of a transition system with the verdicts of an oracle, as text. {@link
 * DerivationTrace} shows the steps.
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

  /** The current configuration, and the verdicts on all legal moves. */
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
