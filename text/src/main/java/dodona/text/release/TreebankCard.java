package dodona.text.release;

import dodona.evaluate.Metric;
import dodona.model.ParserModel;
import dodona.support.Markdown;
import dodona.table.TextTable;
import dodona.text.model.PipelineModel;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The model card of a treebank's model, in Markdown. */
final class TreebankCard {

  private final UdTreebank treebank;
  private final ModelFiles files;
  private final TreebankResult result;
  private final PipelineModel model;

  TreebankCard(UdTreebank treebank, ModelFiles files, TreebankResult result, PipelineModel model) {
    this.treebank = treebank;
    this.files = files;
    this.result = result;
    this.model = model;
  }

  /**
   * Returns the card.
   *
   * @param rebuild the command that trains the model again
   * @param profileProblem the reason why there is no language profile; empty if there is one
   */
  String text(String rebuild, String profileProblem) throws IOException {
    String title = treebank.isOfficial() ? ": " + Markdown.escape(treebank.title()) : "";
    return "# Model `%s`%s\n\n".formatted(treebank.name(), title)
        + "Turns raw text into sentences, words, tags, lemmas and Universal Dependencies trees:\n\n"
        + "```\ndodona parse -m %1$s/%1$s.dodona text.txt\n```\n\n".formatted(treebank.name())
        + warning()
        + "## Intended use\n\nText in the language `%s` that resembles the text of the treebank."
            .formatted(treebank.language())
        + " Expect lower accuracy on other kinds of text.\n\n"
        + "## Facts\n\n"
        + facts(profileProblem).markdown()
        + "\n## Scores\n\nF1 as defined by the CoNLL 2018 shared task, one training run."
        + (result.sizes().dev() > 0
            ? " The development set selected the iteration and calibrated the confidence.\n\n"
            : "\n\n")
        + scores().markdown()
        + "\n## Training data, attribution and license\n\n"
        + attribution()
        + "\n## Rebuild\n\n```\n"
        + rebuild
        + "\n```\n\n`FOLDER` is the release of Universal Dependencies with the treebank, `MODELS` a"
        + " new folder. `dodona info "
        + treebank.name()
        + "/"
        + treebank.name()
        + ".dodona` prints the checksums of the files that the model was trained on.\n";
  }

  private String warning() {
    return treebank.terms().isNonCommercial()
        ? "**No commercial use:** the license of the treebank does not permit it, so this model may"
            + " not be used commercially either.\n\n"
        : "";
  }

  private TextTable facts(String profileProblem) throws IOException {
    ParserModel parser = Objects.requireNonNull(model.parser());
    int beam = parser.decoding().beamWidth();
    TextTable facts = new TextTable("").left("fact").left("value");
    facts.row(
        "parser",
        parser.kind()
            + "; "
            + parser.decoding().system()
            + ", "
            + (beam == 1 ? "greedy search" : "beam width " + beam));
    String encoder = model.provenance().text("encoder");
    if (!encoder.isEmpty()) {
      facts.row("encoder", encoder + ", " + model.provenance().text("encoderLicense"));
    }
    facts.row("size", String.format(Locale.ROOT, "%.1f MB", Files.size(files.model()) / 1e6));
    facts.row(
        "training data",
        String.format(
            Locale.ROOT,
            "%,d sentences, %,d words",
            result.sizes().train(),
            result.sizes().words()));
    facts.row("development set", development());
    facts.row("test set", result.sizes().test() == 0 ? "none" : sentences(result.sizes().test()));
    facts.row(
        "language profile",
        profileProblem.isEmpty() ? treebank.name() + ".profile" : "none: " + profileProblem);
    return facts;
  }

  private String development() {
    if (result.sizes().dev() == 0) {
      return "none; the last iteration was kept, and confidences are not calibrated";
    }
    return sentences(result.sizes().dev())
        + (result.sizes().isHeldOut() ? ", held out from the training files at random" : "");
  }

  private static String sentences(long count) {
    return String.format(Locale.ROOT, "%,d sentence%s", count, count == 1 ? "" : "s");
  }

  private TextTable scores() {
    TextTable table = new TextTable("").left("set").left("input");
    PartScores.METRICS.forEach(metric -> table.right(metric.toString()));
    for (PartScores scores : result.scores()) {
      List<String> row = new ArrayList<>(List.of(scores.part(), scores.input().toString()));
      for (Metric metric : PartScores.METRICS) {
        row.add(String.format(Locale.ROOT, "%.2f", scores.f1(metric)));
      }
      table.row(row);
    }
    return table;
  }

  private String attribution() {
    UdTerms terms = treebank.terms();
    String license = terms.license();
    String contributors = terms.contributors();
    String treebankLine =
        treebank.isOfficial()
            ? "- **Treebank:** [UD %s](%s). Its page says how to cite it.\n"
                .formatted(Markdown.escape(treebank.title()), treebank.page())
            : "- **Treebank:** `%s`.\n".formatted(treebank.name());
    return treebankLine
        + (contributors.isEmpty()
            ? ""
            : "- **Contributors:** %s\n".formatted(Markdown.escape(contributors)))
        + (license.isEmpty()
            ? "- **License of the treebank:** unknown: its folder names none. Ask its authors"
                + " before you use or share the model.\n"
            : "- **License of the treebank:** %s%s\n"
                .formatted(
                    Markdown.escape(license), terms.isNonCommercial() ? "; no commercial use" : ""))
        + "- **The model** and its language profile are derived from the treebank and subject to"
        + " its license.\n";
  }
}
