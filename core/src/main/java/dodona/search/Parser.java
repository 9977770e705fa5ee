package dodona.search;

import dodona.model.Decoding;
import dodona.model.LinearModel;
import dodona.support.IdlePool;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.PseudoProjectivity;
import dodona.treebank.Sentence;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A parser: a sentence comes in, its tree goes out.
 *
 * <pre>{@code
 * Parser parser = new Parser(ModelFile.read(Path.of("english.model")));
 * DependencyTree tree = parser.parse(sentence);
 * }</pre>
 *
 * <p>It may be used by any number of threads at once, which all share the model; the result does
 * not depend on them.
 */
public final class Parser {

  private final LinearModel model;
  private final boolean lifted;
  private final IdlePool<Search> searches;

  /** A search that belongs to one thread at a time. */
  @FunctionalInterface
  private interface Search {
    PartialTree search(Sentence sentence);
  }

  /**
   * A parser that uses a model as it is meant to be.
   *
   * @throws IllegalArgumentException if the model does not fit the system that it names
   */
  public Parser(LinearModel model) {
    this(model, model.decoding().beamWidth());
  }

  /**
   * A parser with another width of the beam.
   *
   * @throws IllegalArgumentException if the model does not fit the system that it names, or the
   *     system has no beam
   */
  public Parser(LinearModel model, int beamWidth) {
    this.model = model;
    this.lifted =
        model.labels().stream().anyMatch(label -> label.indexOf(PseudoProjectivity.LIFTED) >= 0);
    Decoding decoding = model.decoding().withBeamWidth(beamWidth);
    TransitionSystem<?> system = TransitionSystems.named(decoding.system(), model.labels());
    checkWidth(system.transitions().size());
    this.searches = new IdlePool<>(searches(system, model, decoding));
  }

  private static Supplier<Search> searches(
      TransitionSystem<?> system, LinearModel model, Decoding decoding) {
    boolean singleRoot = decoding.singleRoot();
    int width = decoding.beamWidth();
    if (width > 1) {
      Beam.requireOneSite(system);
      return () -> new Beam<>(system, model.open(true), singleRoot, width)::search;
    }
    return system.hasOneSite()
        ? () -> new GreedySearch<>(system, model.open(false), singleRoot)::search
        : () -> new SiteSearch<>(system, model.open(false), singleRoot)::search;
  }

  private void checkWidth(int transitions) {
    if (model.transitions() != transitions) {
      throw new IllegalArgumentException(
          "a model with "
              + model.transitions()
              + " scores for the "
              + transitions
              + " transitions of "
              + model.decoding().system());
    }
  }

  /** The model. */
  public LinearModel model() {
    return model;
  }

  /** The tree of a sentence; any that it has already does not matter. */
  public DependencyTree parse(Sentence sentence) {
    return parse(sentence, derivation -> {});
  }

  /**
   * The tree of a sentence.
   *
   * @param derivations is told the derivation that led to it
   */
  public DependencyTree parse(Sentence sentence, Consumer<int[]> derivations) {
    DependencyTree tree =
        searches.use(
            search -> {
              PartialTree found = search.search(sentence);
              derivations.accept(found.derivation());
              return found.tree(model.labels());
            });
    return lifted ? PseudoProjectivity.restore(tree) : tree;
  }
}
