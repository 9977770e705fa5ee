package dodona.experiment.report;

import dodona.experiment.plan.Description;
import dodona.experiment.plan.Selection;
import dodona.experiment.plan.Setting;
import dodona.experiment.plan.Tags;
import dodona.experiment.run.Results;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes how figures were obtained, in sentences for the reader of a table. */
final class Protocol {

  private Protocol() {}

  /** The protocol of training runs. */
  static String of(Results results) {
    Description description = results.description();
    String tags =
        !description.encoders().isEmpty()
            ? "Neural parsers, which see the words only."
            : description.tags() == Tags.GOLD
                ? "Gold tags and lemmas."
                : "Predicted tags and lemmas (training sentences by jack-knifing over 10 folds, the"
                    + " others by a tagger trained on all training sentences).";
    String seeds =
        description.seeds().size() == 1
            ? "Seed " + description.seeds().get(0) + "."
            : "Mean of seeds "
                + description.seeds().stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(", "))
                + ", ± standard deviation.";
    String labels =
        description.settings().stream().anyMatch(Setting::isUnlabeled)
            ? "Where no labels are learnt, LAS is UAS."
            : "";
    String sentences =
        description.sentences() == Description.ALL_SENTENCES
            ? ""
            : String.format(
                Locale.ROOT,
                "At most %,d sentences to learn from, evenly spread over the training file.",
                description.sentences());
    return Stream.of(
            tags,
            sentences,
            description.scoring().explanation(),
            labels,
            seeds,
            selection(description))
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private static String selection(Description description) {
    if (description.folds() > 1) {
      return description.folds()
          + "-fold cross-validation over the training file, last iteration; no tuning.";
    }
    boolean isAveraged =
        description.encoders().isEmpty()
            && description.settings().stream().allMatch(setting -> setting.svmCost() == null);
    String weights = isAveraged ? "Averaged weights" : "Weights";
    return description.selection() == Selection.BEST
        ? weights
            + " of the iteration that has the best LAS on the development set (the"
            + " last tenth of the training file if there is none)."
        : weights + " of the last iteration; no tuning.";
  }
}
