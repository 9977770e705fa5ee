package dodona.text.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LetterModelTest {

  private static long ngram(String text) {
    return LetterNgrams.of(text);
  }

  private static double probability(LetterModel model, String ngram) {
    return Math.pow(2, -model.bits(ngram(ngram)));
  }

  /** The formula of the class, written down again without tables. */
  private static double slowly(NgramCounts counts, String history, char next) {
    double after = 0;
    double different = 0;
    for (int i = 0; i < counts.size(); i++) {
      String text = LetterNgrams.text(counts.ngram(i));
      boolean follows = text.length() == history.length() + 1 && text.startsWith(history);
      after += follows ? counts.countAt(i) : 0;
      different += follows ? 1 : 0;
    }
    double total = history.isEmpty() ? after : counts.count(ngram(history));
    double shorter =
        history.isEmpty() ? 1.0 / (1 << 12) : slowly(counts, history.substring(1), next);
    if (different == 0) {
      return shorter;
    }
    double own = counts.count(ngram(history + next)) / (total + different);
    return own + ((1 - (after / (total + different))) * shorter);
  }

  @Test
  void interpolatesAsWittenAndBellDo() {
    LetterModel model = TwoLanguages.english().letters();
    for (String ngram : new String[] {" the", "the ", "thez", " zzz", " é", "xq", "e", "ß"}) {
      String history = ngram.substring(0, ngram.length() - 1);
      double expected = slowly(model.counts(), history, ngram.charAt(ngram.length() - 1));
      assertThat(probability(model, ngram)).as(ngram).isCloseTo(expected, within(1e-12));
    }
  }

  @Test
  void theLettersAfterAHistoryAreOfProbabilityOneTogether() {
    NgramCounts counts =
        NgramCounts.of(
            Map.of(
                ngram(" "),
                9,
                ngram("a"),
                12,
                ngram("b"),
                3,
                ngram(" a"),
                7,
                ngram(" b"),
                2,
                ngram("ab"),
                1),
            1);
    LetterModel model = new LetterModel(counts);
    double unseen = probability(model, "z");
    double all = probability(model, "a") + probability(model, "b") + probability(model, " ");
    assertThat(all + (((1 << 12) - 3) * unseen)).isCloseTo(1, within(1e-9));
    // After a boundary, no word ends at once; its share goes by the shorter history.
    double shortening = probability(model, " z") / unseen;
    double after =
        probability(model, " a") + probability(model, " b") + shortening * probability(model, " ");
    assertThat(after + (((1 << 12) - 3) * probability(model, " z"))).isCloseTo(1, within(1e-9));
  }
}
