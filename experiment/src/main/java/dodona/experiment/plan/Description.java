package dodona.experiment.plan;

import dodona.error.InvalidInputException;
import dodona.support.Choices;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The description of an experiment.
 *
 * @param title what it is about
 * @param parts the parts of the report
 * @param tags which tags the parsers see
 * @param selection which iteration counts
 * @param scoring how test sets are scored
 * @param seeds one run of every setting for each
 * @param folds how many folds to cross-validate over; 1 for none
 * @param sentences at most so many sentences to learn from, spread evenly over a training file
 * @param treebanks what to run on
 * @param settings what to train; empty if nothing is trained
 * @param encoders by treebank the encoder that its parsers are trained on; empty if they are linear
 */
public record Description(
    String title,
    List<Part> parts,
    Tags tags,
    Selection selection,
    Scoring scoring,
    List<Long> seeds,
    int folds,
    int sentences,
    List<TreebankFiles> treebanks,
    List<Setting> settings,
    Map<String, Path> encoders) {

  /** The number of sentences to learn from if all are taken. */
  public static final int ALL_SENTENCES = Integer.MAX_VALUE;

  /** Copies the collections. */
  public Description {
    parts = List.copyOf(parts);
    seeds = List.copyOf(seeds);
    treebanks = List.copyOf(treebanks);
    settings = List.copyOf(settings);
    encoders = Map.copyOf(encoders);
  }

  /**
   * Returns a copy whose parsers are trained on encoders.
   *
   * @param files an encoder for each treebank
   * @throws InvalidInputException if a treebank has none, or a setting searches with a beam
   */
  public Description withEncoders(Map<String, Path> files) {
    for (TreebankFiles treebank : treebanks) {
      if (!files.containsKey(treebank.name())) {
        throw new InvalidInputException("no encoder for the treebank " + treebank.name());
      }
    }
    for (Setting setting : settings) {
      if (setting.isBeam() || setting.svmCost() != null) {
        throw new InvalidInputException(
            "neural parsers are trained with greedy search; remove the setting " + setting.name());
      }
    }
    return with(settings, files);
  }

  /** The same, with parsers that learn arcs without labels. */
  public Description unlabeled() {
    return with(settings.stream().map(Setting::unlabeled).distinct().toList(), encoders);
  }

  private Description with(List<Setting> others, Map<String, Path> files) {
    return new Description(
        title, parts, tags, selection, scoring, seeds, folds, sentences, treebanks, others, files);
  }

  /**
   * The same on some of its treebanks.
   *
   * @throws InvalidInputException if it has not all of these
   */
  public Description only(Collection<String> names) {
    List<String> known = treebanks.stream().map(TreebankFiles::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new InvalidInputException(
            "unknown treebank '" + name + "'; " + Choices.expected(name, known));
      }
    }
    return on(treebanks.stream().filter(t -> names.contains(t.name())).toList());
  }

  /** Returns a copy on other treebanks. */
  public Description on(List<TreebankFiles> others) {
    return new Description(
        title, parts, tags, selection, scoring, seeds, folds, sentences, others, settings,
        encoders);
  }

  /** The same with other seeds. */
  public Description withSeeds(List<Long> others) {
    return new Description(
        title, parts, tags, selection, scoring, others, folds, sentences, treebanks, settings,
        encoders);
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
