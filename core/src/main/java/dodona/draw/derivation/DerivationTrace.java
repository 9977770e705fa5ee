package dodona.draw.derivation;

import dodona.draw.page.DerivationPage;
import dodona.oracle.GuidedRun;
import dodona.oracle.Verdict;
import dodona.table.TextTable;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A derivation for display: the configuration after every transition and the arc that was added.
 *
 * <p>{@link #table} prints it; {@link DerivationPage} makes a page to go through one.
 */
public final class DerivationTrace {

  private static final int MOST_OTHERS = 4;

  private final List<String> words;
  private final List<Step> steps;
  private final String others;

  /**
   * A step.
   *
   * @param name the transition, empty for the initial configuration
   * @param parts what is in each part of the configuration afterwards, 0 for the root
   * @param arc the arc that was added; null if none was
   * @param others transitions that would have been as good
   */
  private record Step(
      String name, Map<String, List<Integer>> parts, @Nullable Added arc, List<String> others) {}

  /** An arc that a step added. */
  private record Added(int head, int dependent, String label) {}

  private DerivationTrace(Sentence sentence, List<Step> steps, String others) {
    List<String> forms = new ArrayList<>(List.of("ROOT"));
    for (int word = 1; word <= sentence.size(); word++) {
      forms.add(sentence.form(word));
    }
    this.words = List.copyOf(forms);
    this.steps = List.copyOf(steps);
    this.others = others;
  }

  /** The rest of a run, as its oracle has it: the first of the correct transitions each time. */
  public static DerivationTrace of(GuidedRun<?> run, Sentence sentence) {
    List<String> labels = Arrays.stream(sentence.tree().labels()).distinct().toList();
    List<Step> steps = new ArrayList<>();
    steps.add(step("", run.state(), 0, labels, List.of()));
    while (!run.isTerminal()) {
      List<Verdict> correct = run.verdicts().stream().filter(Verdict::optimal).toList();
      List<Integer> headless = headless(run.state());
      run.take(correct.get(0).transition());
      headless.removeAll(headless(run.state()));
      steps.add(
          step(
              correct.get(0).name(),
              run.state(),
              headless.isEmpty() ? 0 : headless.get(0),
              labels,
              correct.stream().skip(1).map(Verdict::name).toList()));
    }
    return new DerivationTrace(sentence, steps, run.isDynamic() ? "as good" : "also permitted");
  }

  /** A derivation that a parser found. */
  public static <C extends PartialTree> DerivationTrace of(
      TransitionSystem<C> system, List<String> labels, int[] derivation, Sentence sentence) {
    C c = system.newConfiguration();
    system.initialize(c, sentence.size());
    List<Step> steps = new ArrayList<>();
    steps.add(step("", c, 0, labels, List.of()));
    for (int transition : derivation) {
      String name = system.name(c, transition);
      List<Integer> headless = headless(c);
      system.apply(c, transition);
      headless.removeAll(headless(c));
      steps.add(step(name, c, headless.isEmpty() ? 0 : headless.get(0), labels, List.of()));
    }
    return new DerivationTrace(sentence, steps, "");
  }

  private static Step step(
      String name, PartialTree state, int dependent, List<String> labels, List<String> others) {
    Map<String, List<Integer>> parts = new LinkedHashMap<>();
    state.parts().forEach((part, members) -> parts.put(part, List.copyOf(members)));
    Added arc =
        dependent == 0
            ? null
            : new Added(state.head(dependent), dependent, labels.get(state.label(dependent)));
    return new Step(name, parts, arc, others);
  }

  private static List<Integer> headless(PartialTree state) {
    List<Integer> found = new ArrayList<>();
    for (int word = 1; word <= state.words(); word++) {
      if (!state.hasHead(word)) {
        found.add(word);
      }
    }
    return found;
  }

  /**
   * The derivation as a table, one row a transition. What would have been correct too has a column
   * only where there is any.
   */
  public TextTable table() {
    boolean hasChoice = steps.stream().anyMatch(step -> !step.others.isEmpty());
    TextTable table = new TextTable("").right("").left("transition");
    steps.get(0).parts.keySet().forEach(table::left);
    table.left("new arc");
    if (hasChoice) {
      table.left(others);
    }
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      List<String> row = new ArrayList<>(List.of(String.valueOf(i), step.name));
      step.parts.values().forEach(members -> row.add(forms(members)));
      row.add(step.arc == null ? "" : text(step.arc));
      if (hasChoice) {
        row.add(step.others.size() > MOST_OTHERS ? "…" : String.join(" ", step.others));
      }
      table.row(row);
    }
    return table;
  }

  private String forms(List<Integer> members) {
    return "[" + String.join(" ", members.stream().map(words::get).toList()) + "]";
  }

  private String text(Added arc) {
    return words.get(arc.head)
        + (arc.label.equals(DependencyTree.NO_LABEL) ? " → " : " –" + arc.label + "→ ")
        + words.get(arc.dependent);
  }

  /** The names of the transitions. */
  public List<String> transitions() {
    return steps.stream().skip(1).map(Step::name).toList();
  }
}
