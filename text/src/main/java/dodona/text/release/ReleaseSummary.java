package dodona.text.release;

import dodona.support.AtomicFile;
import dodona.table.TextTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;

/** The table of all treebanks of a release. */
public final class ReleaseSummary {

  private ReleaseSummary() {}

  /** Returns the table. */
  public static TextTable table(Collection<TreebankResult> results) {
    TextTable table =
        new TextTable("")
            .left("treebank")
            .right("sentences", "words", "LAS, gold words", "LAS, raw text")
            .left("scored on")
            .right("seconds")
            .left("license")
            .left("state");
    for (TreebankResult result : results) {
      boolean isKnown = result.sizes().train() > 0;
      table.row(
          result.treebank(),
          isKnown ? format("%,d", result.sizes().train()) : "–",
          isKnown ? format("%,d", result.sizes().words()) : "–",
          las(result.las(PartScores.InputForm.GOLD_WORDS)),
          las(result.las(PartScores.InputForm.RAW_TEXT)),
          result.scoredPart().orElse("–"),
          result.state() == TreebankResult.State.SKIPPED ? "–" : format("%.0f", result.seconds()),
          result.license(),
          result.state() + (result.reason().isEmpty() ? "" : ": " + result.reason()));
    }
    return table;
  }

  private static String las(double las) {
    return Double.isNaN(las) ? "–" : format("%.2f", las);
  }

  private static String format(String pattern, Object value) {
    return String.format(Locale.ROOT, pattern, value);
  }

  /** Writes the table with an explanation to {@code README.md} in a folder. */
  static void write(Path folder, String command, Collection<TreebankResult> results)
      throws IOException {
    AtomicFile.write(
        folder.resolve("README.md"),
        "# Models for the treebanks of Universal Dependencies\n\n"
            + "Written by `"
            + command
            + "`. The same command continues after an interruption.\n\n"
            + "Each folder contains a model, a language profile and a model card (`README.md`)."
            + " Sentences and words are those that a model was trained on. LAS is F1 as defined by"
            + " the CoNLL 2018 shared task, on the test set; where there is none, on the"
            + " development set, which also selected the model and flatters it. A model is subject"
            + " to the license of its treebank.\n\n"
            + table(results).markdown());
  }
}
