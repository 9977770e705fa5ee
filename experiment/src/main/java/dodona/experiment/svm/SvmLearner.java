package dodona.experiment.svm;

import de.bwaldvogel.liblinear.Feature;
import de.bwaldvogel.liblinear.FeatureNode;
import de.bwaldvogel.liblinear.Linear;
import de.bwaldvogel.liblinear.Model;
import de.bwaldvogel.liblinear.Parameter;
import de.bwaldvogel.liblinear.Problem;
import de.bwaldvogel.liblinear.SolverType;
import dodona.error.InvalidInputException;
import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.oracle.OracleFor;
import dodona.oracle.StaticOracle;
import dodona.train.Example;
import dodona.train.Learner;
import dodona.train.TrainingPass;
import dodona.train.recipe.Recipe;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Learns greedy parsing by a support vector machine with a class for each transition, on every
 * configuration of the derivations that a static oracle prescribes.
 *
 * <p>Koby Crammer &amp; Yoram Singer (2001): <i>On the Algorithmic Implementation of Multiclass
 * Kernel-based Vector Machines</i>, without a kernel: features combine what polynomial kernels
 * would.
 */
final class SvmLearner<C extends PartialTree> implements Learner {

  /** Solving ends when no violation of the conditions for an optimum is greater. */
  private static final double TOLERANCE = 0.1;

  private final Recipe recipe;
  private final TransitionSystem<C> system;
  private final OracleFor<? extends StaticOracle<C>> oracles;
  private final boolean singleRoot;
  private final double cost;
  private @Nullable ParserModel learnt;

  SvmLearner(
      Recipe recipe,
      TransitionSystem<C> system,
      OracleFor<? extends StaticOracle<C>> oracles,
      boolean singleRoot,
      double cost) {
    if (!system.hasOneSite()) {
      throw new InvalidInputException(
          system.name() + " is not supported by support vector machines");
    }
    this.recipe = recipe;
    this.system = system;
    this.oracles = oracles;
    this.singleRoot = singleRoot;
    this.cost = cost;
  }

  @Override
  public String description() {
    return "greedy, support vector machine, C=" + cost + ", static gold";
  }

  @Override
  public void learn(TrainingPass pass) {
    FeatureNumbers numbers =
        new FeatureNumbers(recipe.learning().features(), recipe.learning().hashBits());
    States states = new States(numbers);
    pass.forEachBatch(1, batch -> states.add(batch.get(0), pass));
    Problem problem = states.problem();
    Parameter parameter = new Parameter(SolverType.MCSVM_CS, cost, TOLERANCE);
    parameter.setRandom(new Random(recipe.seed()));
    Model solved = Linear.train(problem, parameter);
    learnt =
        SvmModel.of(
            solved,
            numbers,
            system.transitions().size(),
            new Decoding(system.name(), 1, singleRoot),
            system.transitions().labels(),
            recipe.learning().features().usesTags());
  }

  @Override
  public ParserModel snapshot() {
    if (learnt == null) {
      throw new IllegalStateException("the learner has not been trained");
    }
    return learnt;
  }

  @Override
  public void save(DataOutputStream out) throws IOException {
    throw new IOException("a support vector machine is trained at once; there is nothing to save");
  }

  @Override
  public void restore(DataInputStream in) throws IOException {
    throw new IOException("a support vector machine is trained at once; nothing was saved");
  }

  /** The configurations of all derivations, each with the transition that is taken there. */
  private final class States {

    private final FeatureNumbers numbers;
    private final FeatureNumbers.Reader reader;
    private final List<Feature> nodes = new ArrayList<>();
    private final List<Feature[]> features = new ArrayList<>();
    private final List<Integer> transitions = new ArrayList<>();
    private final C c = system.newConfiguration();

    States(FeatureNumbers numbers) {
      this.numbers = numbers;
      this.reader = numbers.reader(true);
    }

    void add(Example example, TrainingPass pass) {
      StaticOracle<C> oracle = oracles.tree(example.gold());
      reader.begin(example.sentence());
      system.initialize(c, example.sentence().size());
      while (!system.isTerminal(c)) {
        int transition = oracle.next(c);
        features.add(nodes(reader.numbers(c)));
        transitions.add(transition);
        system.apply(c, transition);
      }
      pass.stats().sentence();
      pass.stats().swaps(c.swaps());
    }

    /** All features have the value 1, so that configurations can share them. */
    private Feature[] nodes(int[] found) {
      Feature[] own = new Feature[found.length];
      for (int i = 0; i < found.length; i++) {
        while (nodes.size() < found[i]) {
          nodes.add(new FeatureNode(nodes.size() + 1, 1));
        }
        own[i] = nodes.get(found[i] - 1);
      }
      return own;
    }

    Problem problem() {
      Problem problem = new Problem();
      problem.l = features.size();
      problem.n = numbers.count();
      problem.x = features.toArray(new Feature[0][]);
      problem.y = transitions.stream().mapToDouble(Integer::doubleValue).toArray();
      problem.bias = -1;
      return problem;
    }
  }
}
