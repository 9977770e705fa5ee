package dodona.bench.ablate;

import dodona.experiment.run.TreebankData;
import dodona.feature.FeatureModel;
import dodona.train.linear.LinearTraining;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Trains greedy parsers with some features on all treebanks, several at the same time. */
final class Trials implements AutoCloseable {

  private final List<TreebankData> treebanks;
  private final List<Long> seeds;
  private final TransitionSystem<?> system;
  private final String oracle;
  private final int iterations;
  private final ExecutorService executor;

  Trials(
      List<TreebankData> treebanks,
      List<Long> seeds,
      String system,
      String oracle,
      int iterations,
      int threads) {
    this.treebanks = List.copyOf(treebanks);
    this.seeds = List.copyOf(seeds);
    this.system = TransitionSystems.named(system);
    this.oracle = oracle;
    this.iterations = iterations;
    this.executor = Executors.newFixedThreadPool(threads);
  }

  /** The dev LAS that features reach: for each treebank the mean over seeds. */
  Scored score(TemplateGroups groups) throws IOException {
    List<Scored> scored = new ArrayList<>();
    scoreAll(List.of(groups), scored::add);
    return scored.get(0);
  }

  /** The dev LAS that each of several sets of features reaches, one after the other. */
  void scoreAll(List<TemplateGroups> candidates, Consumer<Scored> each) throws IOException {
    List<List<Future<Double>>> begun = new ArrayList<>();
    for (TemplateGroups candidate : candidates) {
      FeatureModel features = FeatureModel.parse(system, candidate.text());
      List<Future<Double>> runs = new ArrayList<>();
      for (TreebankData treebank : treebanks) {
        for (long seed : seeds) {
          runs.add(executor.submit(() -> las(features, treebank, seed)));
        }
      }
      begun.add(runs);
    }
    for (int i = 0; i < begun.size(); i++) {
      each.accept(new Scored(candidates.get(i), means(begun.get(i))));
    }
  }

  private List<Double> means(List<Future<Double>> runs) throws IOException {
    List<Double> means = new ArrayList<>();
    for (int first = 0; first < runs.size(); first += seeds.size()) {
      double sum = 0;
      for (Future<Double> run : runs.subList(first, first + seeds.size())) {
        sum += await(run);
      }
      means.add(sum / seeds.size());
    }
    return means;
  }

  private static double await(Future<Double> run) throws IOException {
    try {
      return run.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    }
  }

  private double las(FeatureModel features, TreebankData treebank, long seed) throws IOException {
    RecipeBuilder recipe = Recipe.builder(system.name()).greedy().oracle(oracle);
    Recipe built = recipe.features(features).iterations(iterations).seed(seed).build();
    return 100
        * Objects.requireNonNull(
                LinearTraining.of(built, treebank.train()).dev(treebank.dev()).run().score())
            .las();
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
