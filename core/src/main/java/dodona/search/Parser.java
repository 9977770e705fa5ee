package dodona.search;

import dodona.model.Decoding;
import dodona.model.LinearModel;
import dodona.transition.Constraint;
import dodona.transition.PartialTree;
import dodona.transition.SingleRoot;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.PseudoProjectivity;
import dodona.treebank.Sentence;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
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

  /** The system that is searched without a stack. */
  private static final String EASY_FIRST = "easy-first";

  private final LinearModel model;
  private final boolean lifted;
  private final Supplier<Search> searches;
  private final Queue<Search> idle = new ConcurrentLinkedQueue<>();

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
    if (decoding.system().equals(EASY_FIRST)) {
      if (beamWidth != 1) {
        throw new IllegalArgumentException("easy-first parsing has no beam; its width must be 1");
      }
      checkWidth(2 * model.labels().size());
      this.searches = () -> new EasyFirstParser(model)::search;
    } else {
      TransitionSystem system = TransitionSystems.named(decoding.system(), model.labels());
      checkWidth(system.transitions().size());
      Constraint constraint = decoding.singleRoot() ? new SingleRoot(system) : Constraint.NONE;
      this.searches =
          beamWidth == 1
              ? () -> new GreedySearch(system, model.open(false), constraint)::search
              : () -> new Beam(system, model.open(true), constraint, beamWidth)::search;
    }
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
    Search search = idle.poll();
    if (search == null) {
      search = searches.get();
    }
    PartialTree found = search.search(sentence);
    DependencyTree tree = found.tree(model.labels());
    derivations.accept(found.derivation());
    idle.add(search);
    return lifted ? PseudoProjectivity.restore(tree) : tree;
  }
}
