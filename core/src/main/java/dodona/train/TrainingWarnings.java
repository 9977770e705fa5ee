package dodona.train;

import dodona.train.recipe.Recipe;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.statistics.TreebankStatistics;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Warnings about data that may spoil a training run. */
final class TrainingWarnings {

  /** A column with more distinct values than this hardly holds tags. */
  private static final int MANY_TAGS = 2_000;

  private static final int NAMED = 5;

  private final List<String> warnings = new ArrayList<>();

  private TrainingWarnings() {}

  /**
   * Returns the warnings for a training run.
   *
   * @param treebank the sentences as they were given
   * @param data the sentences as they are learned from
   */
  static List<String> of(
      Recipe recipe, List<Sentence> treebank, TrainingSet data, List<Sentence> heldOut) {
    TrainingWarnings all = new TrainingWarnings();
    all.warnOfColumns(treebank);
    all.warnOfDuplicates(data, heldOut);
    all.warnOfSkipped(recipe, data.skipped());
    return List.copyOf(all.warnings);
  }

  private void warnOfColumns(List<Sentence> training) {
    TreebankStatistics statistics = new TreebankStatistics();
    training.forEach(statistics::add);
    statistics
        .constantColumns()
        .forEach(
            (column, value) ->
                warnings.add(
                    column + " is '" + value + "' for every word, which does not help the parser"));
    for (Column column : List.of(Column.UPOS, Column.XPOS, Column.DEPREL)) {
      if (statistics.distinct(column) > MANY_TAGS) {
        warnings.add(
            column + " has " + statistics.distinct(column) + " different values; are these tags?");
      }
    }
  }

  private void warnOfDuplicates(TrainingSet data, List<Sentence> heldOut) {
    Set<String> known = new HashSet<>();
    data.examples().stream()
        .map(Example::sentence)
        .filter(TrainingWarnings::isLong)
        .forEach(s -> known.add(s.toString()));
    data.skipped().stream().filter(TrainingWarnings::isLong).forEach(s -> known.add(s.toString()));
    long duplicates =
        heldOut.stream()
            .filter(TrainingWarnings::isLong)
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

  private void warnOfSkipped(Recipe recipe, List<Sentence> skipped) {
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
}
