package dodona.neural.train;

import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.EncoderTraining;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Rows;
import dodona.neural.model.NeuralModel;
import dodona.neural.model.NeuralShape;
import dodona.neural.network.AdamW;
import dodona.neural.network.Candidates;
import dodona.neural.network.Decisions;
import dodona.neural.network.Heads;
import dodona.neural.network.RateSchedule;
import dodona.neural.network.TagHead;
import dodona.neural.network.Trained;
import dodona.neural.network.WordBatch;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.train.Example;
import dodona.train.IterationStats;
import dodona.train.Learner;
import dodona.train.TrainingPass;
import dodona.train.recipe.Method;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.TieBreaking;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Sentence;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Trains tagging and greedy parsing together, by changing a pretrained encoder and heads on top of
 * it.
 *
 * <p>The loss of a decision is −log of the probability of the set of correct transitions, whatever
 * kind of oracle says which these are; see {@link OracleWalk} for which of them is followed.
 *
 * @param <C> the configurations of the system
 */
final class NeuralLearner<C extends PartialTree> implements Learner {

  private static final double WARM_UP = 0.06;
  private static final float DECAY = 0.01f;
  private static final float LONGEST_GRADIENT = 5;
  private static final float TRANSITIONS_WEIGHT = 2;
  private static final float TAG_WEIGHT = 0.3f;
  private static final int ENCODER = 0;
  private static final int HEADS = 1;

  private static final long NEXT_STEP = 0x9E3779B97F4A7C15L;

  private final Recipe recipe;
  private final NeuralOptions options;
  private final NeuralShape shape;
  private final String start;
  private final Compute compute;
  private final EncoderTraining encoder;
  private final Heads heads;
  private final List<Parameter> weights;
  private final AdamW adam;
  private final List<OracleWalk<C>> guides = new ArrayList<>();
  private float[][] gradient = {};

  /**
   * Creates a learner that has not been trained yet.
   *
   * @param system the system of the recipe and the shape
   * @param shape that of the models to make
   * @param start what the weights are at first
   * @param compute the threads to work with, which are ended with the learner
   */
  NeuralLearner(
      Recipe recipe,
      NeuralOptions options,
      TransitionSystem<C> system,
      NeuralShape shape,
      StartingPoint start,
      Compute compute) {
    this.recipe = recipe;
    this.options = options;
    this.shape = shape;
    this.compute = compute;
    this.start = start.description();
    this.encoder = new EncoderTraining(start.encoder().copy(), compute, options.embeddings());
    this.heads = start.heads(compute, shape, recipe.seed());
    OracleFor<? extends Oracle<C>> oracles = recipe.oracles(system);
    List<Trained> trained = new ArrayList<>(Trained.of(this.encoder, ENCODER));
    trained.addAll(heads.trained(HEADS));
    this.weights = trained.stream().map(Trained::weights).toList();
    this.adam = new AdamW(compute, trained, DECAY);
    for (int i = 0; i < compute.threads(); i++) {
      guides.add(
          new OracleWalk<>(
              system,
              oracles,
              recipe.exploration(),
              tieBreaking(recipe),
              shape.places(),
              heads.transitions().newScores()));
    }
  }

  private static TieBreaking tieBreaking(Recipe recipe) {
    return recipe.method() instanceof Method.Greedy greedy
        ? greedy.tieBreaking()
        : TieBreaking.NONE;
  }

  @Override
  public String description() {
    return "neural, " + options + ", " + recipe.iterations() + " iterations" + start;
  }

  @Override
  public void learn(TrainingPass pass) {
    RateSchedule schedule =
        new RateSchedule(Math.multiplyExact(recipe.iterations(), pass.size()), WARM_UP);
    int before = (pass.iteration() - 1) * pass.size();
    pass.forEachBatchOfWords(
        options.batchWords(),
        batch ->
            learn(batch, pass, schedule.factor(Math.min(before + pass.done(), schedule.steps()))));
  }

  @Override
  public boolean savesWithinPass() {
    return true;
  }

  private void learn(List<Example> examples, TrainingPass pass, float rate) {
    List<Sentence> sentences = examples.stream().map(Example::sentence).toList();
    WordBatch batch =
        shape.domains().assign(WordBatch.ofSentences(encoder.encoder(), sentences), sentences);
    long step = recipe.seed() + (adam.steps() + 1) * NEXT_STEP;
    Dropout inEncoder = new Dropout(compute.kernels(), (float) options.encoderDropout(), step);
    Dropout inHeads = new Dropout(compute.kernels(), (float) options.headDropout(), step);
    float[][] words =
        heads.words().forward(batch, encoder.forward(batch.pieces(), inEncoder), inHeads);
    heads.transitions().project(words, batch.words());
    Decisions decisions = decide(examples, batch, pass);
    float[][] d = clearedGradient(batch.words());
    int wordCount = batch.words() - examples.size();
    for (int column = 0; column < heads.tags().size(); column++) {
      TagHead head = heads.tags().get(column);
      TagHead.@Nullable Gold[] gold = gold(column, sentences, batch);
      double unused = head.learn(words, batch.words(), gold, TAG_WEIGHT / wordCount, d);
    }
    float weight = TRANSITIONS_WEIGHT / decisions.size();
    double unused = heads.transitions().learn(words, batch.words(), decisions, inHeads, weight, d);
    encoder.backward(batch.pieces(), inEncoder, heads.words().backward(batch, inHeads, d));
    update(rate);
  }

  private void update(float rate) {
    float[] rates = new float[2];
    rates[ENCODER] = (float) options.encoderRate() * rate;
    rates[HEADS] = (float) options.headRate() * rate;
    adam.step(rates, (float) Math.min(1, LONGEST_GRADIENT / adam.norm()));
    encoder.clear();
    heads.clearGradient();
    pack();
  }

  private void pack() {
    encoder.pack();
    heads.pack(true);
  }

  private float[][] clearedGradient(int words) {
    gradient = Rows.atLeast(gradient, words, heads.words().width());
    float[][] rows = gradient;
    compute.rows(words, 64, (row, worker) -> Arrays.fill(rows[row], 0f));
    return rows;
  }

  private TagHead.@Nullable Gold[] gold(int column, List<Sentence> sentences, WordBatch batch) {
    TagHead.@Nullable Gold[] gold = new TagHead.Gold[batch.words()];
    for (int s = 0; s < sentences.size(); s++) {
      Candidates candidates = shape.candidates(sentences.get(s)).get(column);
      for (int word = 1; word <= sentences.get(s).size(); word++) {
        gold[batch.start(s) + word] =
            new TagHead.Gold(candidates, shape.tags().outputs(column, sentences.get(s), word));
      }
    }
    return gold;
  }

  /** Derives all trees of a batch; whichever thread derives a tree, the decisions are the same. */
  private Decisions decide(List<Example> examples, WordBatch batch, TrainingPass pass) {
    SplittableRandom[] randoms = new SplittableRandom[examples.size()];
    SplittableRandom random = pass.batchRandom();
    Arrays.setAll(randoms, i -> random.split());
    Guided[] guided = new Guided[examples.size()];
    compute.run(
        guided.length,
        (index, worker) ->
            guided[index] =
                guides
                    .get(worker)
                    .derive(
                        examples.get(index), batch.start(index), pass.iteration(), randoms[index]));
    List<int[]> rows = new ArrayList<>();
    List<Integer> starts = new ArrayList<>();
    List<int[]> correct = new ArrayList<>();
    int start = 0;
    for (Guided one : guided) {
      rows.addAll(one.rows());
      correct.addAll(one.correct());
      for (int count : one.counts()) {
        starts.add(start);
        start += count;
      }
      count(one, pass.stats());
    }
    starts.add(start);
    return new Decisions(
        rows.toArray(new int[0][]),
        starts.stream().mapToInt(Integer::intValue).toArray(),
        correct.toArray(new int[0][]));
  }

  private static void count(Guided guided, IterationStats stats) {
    guided.right().forEach(stats::decision);
    stats.swaps(guided.swaps());
    stats.sentence();
  }

  @Override
  public NeuralModel snapshot() {
    return NeuralModel.of(shape, encoder.encoder(), heads);
  }

  @Override
  public void save(DataOutputStream out) throws IOException {
    for (Parameter parameter : weights) {
      parameter.save(out);
    }
    adam.save(out);
  }

  @Override
  public void restore(DataInputStream in) throws IOException {
    for (Parameter parameter : weights) {
      parameter.restore(in);
    }
    adam.restore(in);
    pack();
  }

  @Override
  public void close() {
    compute.close();
  }
}
