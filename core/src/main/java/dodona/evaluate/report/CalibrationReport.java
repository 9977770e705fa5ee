package dodona.evaluate.report;

import dodona.evaluate.ScoredFile;
import dodona.table.TextTable.Style;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ReadOptions;
import java.io.IOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The calibration of the confidences that {@code dodona parse --confidence} writes: of the
 * sentences with confidence 0.9, nine in ten should be correct. A sentence is correct if all of its
 * arcs are, and an arc if its head and its label without the subtype are.
 */
public final class CalibrationReport {

  private static final String CONFIDENCE = "Confidence=";

  private final Reliability sentences = new Reliability();
  private final Reliability words = new Reliability();

  private CalibrationReport() {}

  /**
   * Reads a parsed file and the gold file, which has the same sentences and words.
   *
   * @throws IOException if it has others, or there are no confidences in it
   */
  public static CalibrationReport read(ScoredFile gold, ScoredFile system) throws IOException {
    CalibrationReport report = new CalibrationReport();
    try (ConlluReader right = gold.reader(ReadOptions.DEFAULT);
        ConlluReader parsed = system.reader(ReadOptions.DEFAULT)) {
      Iterator<Sentence> golds = right.iterator();
      for (Sentence sentence : parsed) {
        if (!golds.hasNext()) {
          throw new IOException(system.name() + ": more sentences than in " + gold.name());
        }
        Sentence other = golds.next();
        if (!sentence.toString().equals(other.toString())) {
          throw new IOException(
              system.name()
                  + ": "
                  + sentence.name()
                  + ": different words than in "
                  + gold.name()
                  + "; expected gold words. Parse "
                  + gold.name()
                  + ".");
        }
        report.add(other, sentence);
      }
    }
    if (report.words.count() == 0) {
      throw new IOException(system.name() + ": no confidences. Parse with --confidence.");
    }
    return report;
  }

  private void add(Sentence gold, Sentence system) {
    boolean isRight = true;
    for (int word = 1; word <= gold.size(); word++) {
      boolean isArcRight =
          gold.head(word) == system.head(word)
              && DependencyTree.universal(gold.deprel(word))
                  .equals(DependencyTree.universal(system.deprel(word)));
      isRight &= isArcRight;
      OptionalDouble sure = confidence(system.get(word, Column.MISC));
      if (sure.isPresent()) {
        words.add(sure.getAsDouble(), isArcRight);
      }
    }
    OptionalDouble sure = number(system.comment("confidence").orElse(""));
    if (sure.isPresent()) {
      sentences.add(sure.getAsDouble(), isRight);
    }
  }

  private static OptionalDouble confidence(String misc) {
    for (String value : misc.split("\\|", -1)) {
      if (value.startsWith(CONFIDENCE)) {
        return number(value.substring(CONFIDENCE.length()));
      }
    }
    return OptionalDouble.empty();
  }

  private static OptionalDouble number(String text) {
    return text.matches("[01](\\.\\d{1,18})?")
        ? OptionalDouble.of(Double.parseDouble(text))
        : OptionalDouble.empty();
  }

  /** The expected calibration error of arcs, from 0 to 1. */
  public double wordError() {
    return words.error();
  }

  /** The expected calibration error of sentences, from 0 to 1. */
  public double sentenceError() {
    return sentences.error();
  }

  /** Both errors by name, for JSON. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("wordCalibrationError", wordError());
    json.put("sentenceCalibrationError", sentenceError());
    return json;
  }

  /** Both tables. */
  public String render(Style style) {
    return words.table("words").render(style) + "\n" + sentences.table("sentences").render(style);
  }
}
