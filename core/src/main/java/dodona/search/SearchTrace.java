package dodona.search;

import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The trace of a search: the items of the beam after each step, with scores.
 *
 * @param system the name of the transition system
 * @param width the width of the beam
 * @param steps what is in the beam after each step, the initial configuration first
 */
public record SearchTrace(String system, int width, List<List<Item>> steps) {

  /**
   * A configuration in the beam.
   *
   * @param parent which item of the step before it comes from
   * @param transition the transition that made it of that one; null if there was none
   * @param score the sum of the scores of its transitions
   * @param isFinished whether it is terminal
   * @param parts what is in each of its parts
   */
  public record Item(
      int parent,
      @Nullable String transition,
      double score,
      boolean isFinished,
      Map<String, List<Integer>> parts) {

    private Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json = new LinkedHashMap<>();
      json.put("parent", parent);
      json.put("transition", transition);
      json.put("score", score);
      json.put("finished", isFinished);
      json.put("parts", parts);
      return json;
    }
  }

  /**
   * Returns the run of a parser on a sentence.
   *
   * @param tagged a sentence with the tags that the model asks for
   */
  public static SearchTrace of(Parser parser, Sentence tagged) {
    TransitionSystem<?> system = parser.model().system();
    return new SearchTrace(system.name(), parser.beamWidth(), steps(parser, system, tagged));
  }

  private static <C extends PartialTree> List<List<Item>> steps(
      Parser parser, TransitionSystem<C> system, Sentence tagged) {
    Permitted<C> permitted = parser.permitted(system);
    return system.hasOneSite()
        ? inBeam(permitted, parser.model(), tagged, parser.beamWidth())
        : atSites(permitted, parser.model(), tagged);
  }

  private static <C extends PartialTree> List<List<Item>> inBeam(
      Permitted<C> permitted, ParserModel model, Sentence tagged, int width) {
    TransitionSystem<C> system = permitted.system();
    Scorer.Session session = model.scorer().open(Scorer.Hint.BEAM);
    Beam<C> beam = new Beam<>(permitted, session, width, model.decoding().ranking());
    double unit = model.scorer().unit();
    List<List<Item>> steps = new ArrayList<>();
    beam.begin(tagged);
    steps.add(List.of(item(system, beam.item(0), -1, null, 0)));
    while (!beam.isFinished()) {
      beam.step();
      List<Item> items = new ArrayList<>();
      for (int i = 0; i < beam.size(); i++) {
        int transition = beam.transition(i);
        String name = transition < 0 ? null : system.transitions().name(transition);
        items.add(item(system, beam.item(i), beam.parent(i), name, beam.score(i) * unit));
      }
      steps.add(items);
    }
    return steps;
  }

  private static <C extends PartialTree> List<List<Item>> atSites(
      Permitted<C> permitted, ParserModel model, Sentence tagged) {
    TransitionSystem<C> system = permitted.system();
    SiteScores<C> scores = new SiteScores<>(permitted, model.scorer().open(Scorer.Hint.GREEDY));
    C c = system.newConfiguration();
    system.initialize(c, tagged);
    scores.begin(tagged, c);
    double sum = 0;
    List<List<Item>> steps = new ArrayList<>();
    steps.add(List.of(item(system, c, -1, null, 0)));
    while (!system.isTerminal(c)) {
      int best = scores.best();
      sum += scores.score(best) * (double) model.scorer().unit();
      String name = system.name(c, best);
      scores.take(c, best);
      steps.add(List.of(item(system, c, 0, name, sum)));
    }
    return steps;
  }

  private static <C extends PartialTree> Item item(
      TransitionSystem<C> system, C c, int parent, @Nullable String transition, double score) {
    Map<String, List<Integer>> parts = new LinkedHashMap<>();
    c.parts().forEach((name, words) -> parts.put(name, List.copyOf(words)));
    return new Item(parent, transition, score, system.isTerminal(c), parts);
  }

  /** The run as maps, lists, strings, numbers and nulls, for JSON. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("system", system);
    json.put("width", width);
    List<Object> all = new ArrayList<>();
    steps.forEach(items -> all.add(items.stream().map(Item::json).toList()));
    json.put("steps", all);
    return json;
  }
}
