package dodona.experiment.plan;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What an experiment is to do.
 *
 * @param title what it is about
 * @param parts the parts of the report
 * @param tags which tags the parsers see
 * @param selection which iteration counts
 * @param seeds one run of every setting for each
 * @param folds how many folds to cross-validate over; 1 for none
 * @param treebanks what to run on
 * @param settings what to train; empty if nothing is trained
 */
public record Description(
    String title,
    List<Part> parts,
    Tags tags,
    Selection selection,
    List<Long> seeds,
    int folds,
    List<TreebankFiles> treebanks,
    List<Setting> settings) {

  /** Copies the lists. */
  public Description {
    parts = List.copyOf(parts);
    seeds = List.copyOf(seeds);
    treebanks = List.copyOf(treebanks);
    settings = List.copyOf(settings);
  }

  /** Every run that there is to make, treebank by treebank. */
  public List<Run> runs() {
    return treebanks.stream()
        .flatMap(treebank -> settings.stream().flatMap(setting -> runs(treebank, setting)))
        .toList();
  }

  private Stream<Run> runs(TreebankFiles treebank, Setting setting) {
    return seeds.stream()
        .flatMap(
            seed ->
                IntStream.range(0, folds)
                    .mapToObj(fold -> new Run(treebank.name(), setting, seed, fold, folds)));
  }
}
