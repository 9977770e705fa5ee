package dodona.train;

import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Column;
import dodona.treebank.PseudoProjectivity;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import dodona.treebank.statistics.TreebankStatistics;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A training that is ready to begin, and what its user should be told before. */
final class Preparation {

  /** A column with more distinct values than this hardly holds tags. */
  private static final int MANY_TAGS = 2_000;

  private static final int NAMED = 5;

  private final Recipe recipe;
  private final TrainingSet data;
  private final Learner learner;
  private final Trainer trainer;
  private final @Nullable Path checkpoint;
  private final boolean resumes;
  private final List<String> warnings = new ArrayList<>();

  /** Prepares a training, see {@link Training}. */
  Preparation(
      Recipe recipe,
      @Nullable LearnerFactory factory,
      List<Sentence> training,
      Silver silver,
      List<Sentence> heldOut,
      int threads,
      TrainingListener listener,
      @Nullable Path checkpoint,
      boolean resumes) {
    this.recipe = recipe;
    this.checkpoint = checkpoint;
    this.resumes = resumes;
    List<Sentence> sentences = learnable(training);
    Silver also = silver.with(learnable(silver.sentences()));
    List<Sentence> all = Stream.concat(sentences.stream(), also.sentences().stream()).toList();
    List<String> labels = TrainingSet.labels(all);
    boolean singleRoot = TrainingSet.haveSingleRoots(all);
    this.data = TrainingSet.of(sentences, also, recipe.learnable(labels));
    warnOfColumns(training);
    warnOfDuplicates(all, heldOut);
    warnOfSkipped();
    FixedGold fixed = new FixedGold();
    TransitionSystem<?> system = TransitionSystems.named(recipe.system(), labels);
    this.learner =
        factory == null
            ? new LinearLearners<>(recipe, system, singleRoot, fixed).mixed(threads)
            : factory.learner(recipe, labels, singleRoot, threads);
    FixedBy by = recipe.fixedBy();
    GoldFixing fixing =
        by == null ? null : new GoldFixing(recipe, by, system, singleRoot, data, fixed);
    this.trainer =
        new Trainer(
                learner,
                data,
                recipe.labeled(heldOut),
                recipe.seed(),
                recipe.fingerprint(),
                listener,
                fixing)
            .threads(threads);
  }

  /** The sentences with the trees and labels that the recipe wants. */
  private List<Sentence> learnable(List<Sentence> sentences) {
    return recipe.labeled(
        recipe.nonProjective() == NonProjective.LIFT ? lift(sentences) : sentences);
  }

  private static List<Sentence> lift(List<Sentence> sentences) {
    return sentences.stream()
        .map(sentence -> sentence.withTree(PseudoProjectivity.lift(sentence.tree())))
        .toList();
  }

  private void warnOfColumns(List<Sentence> training) {
    TreebankStatistics statistics = new TreebankStatistics();
    training.forEach(statistics::add);
    statistics
        .constantColumns()
        .forEach(
            (column, value) ->
                warnings.add(
                    column
                        + " is '"
                        + value
                        + "' throughout the training data, so it teaches nothing"));
    for (Column column : List.of(Column.UPOS, Column.XPOS, Column.DEPREL)) {
      if (statistics.distinct(column) > MANY_TAGS) {
        warnings.add(
            column + " has " + statistics.distinct(column) + " different values; are these tags?");
      }
    }
  }

  private void warnOfDuplicates(List<Sentence> training, List<Sentence> heldOut) {
    Set<String> known = new HashSet<>();
    training.stream().filter(Preparation::isLong).forEach(s -> known.add(s.toString()));
    long duplicates =
        heldOut.stream()
            .filter(Preparation::isLong)
            .filter(s -> known.contains(s.toString()))
            .count();
    if (duplicates > 0) {
      warnings.add(
          duplicates
              + " of the "
              + heldOut.size()
              + " held-out sentences (of 5 words or more) are also in the training data");
    }
  }

  /** Shorter sentences, such as greetings, recur in any two texts. */
  private static boolean isLong(Sentence sentence) {
    return sentence.size() >= 5;
  }

  private void warnOfSkipped() {
    List<Sentence> skipped = data.skipped();
    if (!skipped.isEmpty()) {
      List<String> names = skipped.stream().limit(NAMED).map(Sentence::name).toList();
      warnings.add(
          skipped.size()
              + " sentences were skipped, as "
              + recipe.system()
              + " cannot derive their trees: "
              + String.join(", ", names)
              + (skipped.size() > NAMED ? ", …" : ""));
    }
  }

  /**
   * Trains to the end.
   *
   * @throws IOException if a checkpoint cannot be written or read, or is that of another training
   */
  TrainingResult run() throws IOException {
    try {
      if (resumes && checkpoint != null) {
        trainer.resume(checkpoint);
      }
      return trainer.train(recipe.iterations(), checkpoint);
    } finally {
      learner.close();
    }
  }

  /** Warnings about what may spoil the training. */
  List<String> warnings() {
    return List.copyOf(warnings);
  }
}
