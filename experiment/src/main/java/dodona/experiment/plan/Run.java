package dodona.experiment.plan;

/**
 * A training run and its test sets.
 *
 * @param treebank the name of the treebank
 * @param setting how to train
 * @param seed the random seed
 * @param fold which part is left out and scored, from 0, if there is cross-validation
 * @param folds the number of parts; 1 without cross-validation
 */
public record Run(String treebank, Setting setting, long seed, int fold, int folds) {

  /** A name for files, and different for every run. */
  public String id() {
    String id = FileNames.of(treebank) + "." + setting.id() + ".seed" + seed;
    return folds == 1 ? id : id + ".fold" + (fold + 1) + "of" + folds;
  }

  /** Returns the name of the run in reports. */
  public String name() {
    String name = treebank + " · " + setting.name() + " · seed " + seed;
    return folds == 1 ? name : name + " · fold " + (fold + 1) + " of " + folds;
  }
}
