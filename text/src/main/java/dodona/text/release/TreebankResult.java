package dodona.text.release;

import dodona.evaluate.Metric;
import dodona.support.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of training on a treebank.
 *
 * @param treebank the name of the treebank, such as {@code de_gsd}
 * @param license its license, with a remark on commercial use
 * @param state the state
 * @param reason the reason why there is no model; empty if there is one
 * @param sizes the sizes of its parts; zeros if they were not read
 * @param seconds the duration of the run that finished it
 * @param scores its scores, dev before test
 */
public record TreebankResult(
    String treebank,
    String license,
    State state,
    String reason,
    Sizes sizes,
    double seconds,
    List<PartScores> scores) {

  /** A state of a treebank. */
  public enum State {
    /** There is a model. */
    TRAINED,
    /** There is no training data. */
    SKIPPED,
    /** An error occurred. */
    FAILED;

    /** Returns the name in lower case. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The sizes of the parts of a treebank.
   *
   * @param train the number of training sentences
   * @param words the number of words in them
   * @param dev the number of development sentences
   * @param isHeldOut whether the development sentences were taken from the training files
   * @param test the number of test sentences
   */
  public record Sizes(long train, long words, long dev, boolean isHeldOut, long test) {
    static final Sizes UNKNOWN = new Sizes(0, 0, 0, false, 0);
  }

  /** Copies the scores. */
  public TreebankResult {
    scores = List.copyOf(scores);
  }

  /** Returns the result of a treebank that cannot be trained on. */
  static TreebankResult without(UdTreebank treebank, State state, String reason, double seconds) {
    return new TreebankResult(
        treebank.name(),
        treebank.terms().summary(),
        state,
        reason,
        Sizes.UNKNOWN,
        seconds,
        List.of());
  }

  /** Returns the part that the summary reports on: test, or dev if there is no test file. */
  public Optional<String> scoredPart() {
    return scores.isEmpty() ? Optional.empty() : Optional.of(scores.get(scores.size() - 1).part());
  }

  /** Returns the LAS on {@link #scoredPart}; NaN if there is none. */
  public double las(PartScores.InputForm input) {
    return scores.stream()
        .filter(score -> score.input() == input)
        .filter(score -> score.part().equals(scoredPart().orElse("")))
        .mapToDouble(score -> score.f1(Metric.LAS))
        .findFirst()
        .orElse(Double.NaN);
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("treebank", treebank);
    json.put("license", license);
    json.put("state", state.toString());
    json.put("reason", reason);
    json.put("trainSentences", sizes.train);
    json.put("trainWords", sizes.words);
    json.put("devSentences", sizes.dev);
    json.put("devHeldOut", sizes.isHeldOut);
    json.put("testSentences", sizes.test);
    json.put("seconds", seconds);
    json.put("scores", scores.stream().map(PartScores::json).toList());
    return json;
  }

  /** Reads what {@link #json} has written; null if the treebank has only been begun. */
  static @Nullable TreebankResult of(JsonObject json) {
    String state = json.text("state");
    if (state.equals(StoredResult.BEGUN)) {
      return null;
    }
    List<PartScores> scores = new ArrayList<>();
    json.objects("scores").forEach(score -> scores.add(PartScores.of(score)));
    return new TreebankResult(
        json.text("treebank"),
        json.text("license"),
        state(state),
        json.text("reason"),
        new Sizes(
            json.whole("trainSentences"),
            json.whole("trainWords"),
            json.whole("devSentences"),
            json.flag("devHeldOut"),
            json.whole("testSentences")),
        json.number("seconds"),
        scores);
  }

  private static State state(String name) {
    for (State state : State.values()) {
      if (state.toString().equals(name)) {
        return state;
      }
    }
    throw JsonObject.wrong("state", "trained, skipped or failed");
  }
}
