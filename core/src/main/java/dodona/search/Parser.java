package dodona.search;

import dodona.model.Decoding;
import dodona.model.LinearModel;
import dodona.transition.Constraint;
import dodona.transition.SingleRoot;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A parser: a sentence comes in, its tree goes out.
 *
 * <p>It may be used by any number of threads at once, which all share the model; the result does
 * not depend on them.
 */
public final class Parser {

  private final LinearModel model;
  private final Decoding decoding;
  private final TransitionSystem system;
  private final Constraint constraint;
  private final Queue<Beam> idle = new ConcurrentLinkedQueue<>();

  /** A parser that uses a model as it is meant to be. */
  public Parser(LinearModel model) {
    this(model, model.decoding().beamWidth());
  }

  /** A parser with another width of the beam. */
  public Parser(LinearModel model, int beamWidth) {
    this.model = model;
    this.decoding = model.decoding().withBeamWidth(beamWidth);
    this.system = TransitionSystems.named(decoding.system(), model.labels());
    this.constraint = decoding.singleRoot() ? new SingleRoot(system) : Constraint.NONE;
  }

  /** The model. */
  public LinearModel model() {
    return model;
  }

  /** The tree of a sentence; any that it has already does not matter. */
  public DependencyTree parse(Sentence sentence) {
    Beam beam = idle.poll();
    if (beam == null) {
      boolean isBeam = decoding.beamWidth() > 1;
      beam = new Beam(system, model.open(isBeam), constraint, decoding.beamWidth());
    }
    DependencyTree tree = beam.search(sentence).tree(model.labels());
    idle.add(beam);
    return tree;
  }
}
