package dodona.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.evaluate.alignment.StretchSide;
import dodona.evaluate.alignment.WordAlignment;
import dodona.evaluate.report.Report;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StretchesTest {

  private static final String DOGS_BARK =
      "# sent_id = d1\n1 Dogs dog NOUN _ 2 nsubj\n2 bark bark VERB _ 0 root";

  @TempDir private Path folder;

  @Test
  void alignsStretchByStretchAsIfTheFilesWereOne() throws IOException {
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      String text = letters(random, 5 + random.nextInt(60));
      Path gold = Conllu.write(folder.resolve("gold.conllu"), segment(text, random));
      Path system = Conllu.write(folder.resolve("system.conllu"), segment(text, random));
      WordAlignment whole = WordAlignment.of(side(gold), side(system));
      int goldBefore = 0;
      int systemBefore = 0;
      try (Stretches stretches =
          Stretches.open(ScoredFile.of(gold), ScoredFile.of(system), EvaluationOptions.UD)) {
        for (Stretch stretch = stretches.read(); stretch != null; stretch = stretches.read()) {
          for (int g = 1; g <= stretch.gold().size(); g++) {
            int found = stretch.systemOf(g);
            assertThat(found < 0 ? -1 : systemBefore + found)
                .as("seed %d, gold word %d", seed, goldBefore + g)
                .isEqualTo(whole.systemOf(goldBefore + g));
          }
          goldBefore += stretch.gold().size();
          systemBefore += stretch.system().size();
        }
      }
      assertThat(goldBefore).isEqualTo(side(gold).size());
      assertThat(systemBefore).isEqualTo(side(system).size());
    }
  }

  @Test
  void holdsOneSentenceOfEachFileWhereBoundariesAgree() throws IOException {
    Path gold = write("gold.conllu", DOGS_BARK, DOGS_BARK, DOGS_BARK);
    try (Stretches stretches =
        Stretches.open(ScoredFile.of(gold), ScoredFile.of(gold), EvaluationOptions.UD)) {
      int count = 0;
      for (Stretch stretch = stretches.read(); stretch != null; stretch = stretches.read()) {
        assertThat(stretch.gold().sentences()).hasSize(1);
        assertThat(stretch.system().sentences()).hasSize(1);
        count++;
      }
      assertThat(count).isEqualTo(3);
    }
  }

  @Test
  void namesTheSentencesWhoseTextDiffers() {
    Path gold = write("gold.conllu", DOGS_BARK, DOGS_BARK);
    Path system = write("system.conllu", DOGS_BARK, DOGS_BARK.replace("2 bark", "2 balk"));
    assertThatThrownBy(() -> Evaluation.of(gold, system, EvaluationOptions.UD))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessage(
            system
                + ":7: d1: the text differs from the gold file: 'lk', expected 'rk' ("
                + gold
                + ":7, d1)");
  }

  @Test
  void namesTheSentenceWithWhichAFileEndsEarly() {
    Path longer = write("longer.conllu", DOGS_BARK, DOGS_BARK.replace("d1", "d2"));
    Path shorter = write("shorter.conllu", DOGS_BARK);
    assertThatThrownBy(() -> Evaluation.of(longer, shorter, EvaluationOptions.UD))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessage(
            longer
                + ":6: d2: the gold file has more text than the system file, which ends with d1");
    assertThatThrownBy(() -> Evaluation.of(shorter, longer, EvaluationOptions.CONLLX))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessageStartingWith(longer + ":6: d2: the system file has more text");
  }

  @Test
  void refusesWhatIsNoTreeAndNamesTheSentence() {
    Path gold = write("gold.conllu", DOGS_BARK);
    Path rootless = write("rootless.conllu", DOGS_BARK.replace("0 root", "1 dep"));
    assertThatThrownBy(() -> Evaluation.of(gold, rootless, EvaluationOptions.UD))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessageStartingWith(rootless + ":2: d1: no root");
    Path cycle = write("cycle.conllu", DOGS_BARK + "\n3 a _ _ _ 4 dep\n4 b _ _ _ 3 dep");
    assertThatThrownBy(() -> Evaluation.of(gold, cycle, EvaluationOptions.UD))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessage(cycle + ":4: d1: the heads form a cycle: 3 → 4 → 3");
    Path roots = write("roots.conllu", DOGS_BARK.replace("2 nsubj", "0 root"));
    assertThatThrownBy(() -> Evaluation.of(gold, roots, EvaluationOptions.UD))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessageStartingWith(roots + ":3: d1: several roots");
  }

  @Test
  void scoresAndCountsSeveralRootsWhenLenient() throws IOException {
    Path gold = write("gold.conllu", DOGS_BARK, DOGS_BARK);
    Path roots = write("roots.conllu", DOGS_BARK, DOGS_BARK.replace("2 nsubj", "0 root"));
    Evaluation evaluation = Evaluation.of(gold, roots, EvaluationOptions.UD.withLenient(true));
    assertThat(evaluation.severalRootsInGold()).isZero();
    assertThat(evaluation.severalRootsInSystem()).isEqualTo(1);
    assertThat(evaluation.metrics()).containsEntry(Metric.UAS, new Score(4, 4, 3, 4));
    assertThat(Report.of(List.of(evaluation), 0).notes())
        .containsExactly(
            "Gold: " + gold + ", 2 sentences, 4 words",
            "System: " + roots,
            "Convention: UD (CoNLL 2018 shared task): words aligned by characters, label subtypes"
                + " ignored, punctuation counted",
            "1 sentence of "
                + roots
                + " with several roots scored anyway; the official scorer rejects them");
  }

  @Test
  void asksForTheSameWordsUnderConllX() {
    Path gold = write("gold.conllu", DOGS_BARK);
    Path split =
        write(
            "split.conllu",
            "1 Dogs dog NOUN _ 2 nsubj\n2 ba bark VERB _ 0 root\n3 rk rk X _ 2 dep");
    assertThatThrownBy(() -> Evaluation.of(gold, split, EvaluationOptions.CONLLX))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessage(
            split
                + ":2: sentence 1: word 2 is 'ba', expected 'bark' as in the gold file ("
                + gold
                + ":3); differing words can only be scored under the UD convention");
    Path shorter = write("shorter.conllu", "1 Dogs dog NOUN _ 0 root");
    assertThatThrownBy(() -> Evaluation.of(gold, shorter, EvaluationOptions.CONLLX))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessageStartingWith(shorter + ":1: sentence 1: 1 word, expected 2");
  }

  private Path write(String name, String... sentences) {
    return Conllu.write(folder.resolve(name), sentences);
  }

  private static StretchSide side(Path file) throws IOException {
    StretchSide side = new StretchSide(false);
    try (ConlluReader reader = ConlluReader.open(file)) {
      for (Sentence sentence : reader) {
        side.add(sentence);
      }
    }
    return side;
  }

  /** Few different letters, so that words of the wrong token often match. */
  private static String letters(Random random, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) ('a' + random.nextInt(2)));
    }
    return text.toString();
  }

  /** Cuts a text into tokens of up to three letters, some multiword, and these into sentences. */
  private static String[] segment(String text, Random random) {
    List<String> sentences = new ArrayList<>();
    StringBuilder sentence = new StringBuilder();
    int words = 0;
    for (int start = 0; start < text.length(); ) {
      int end = Math.min(text.length(), start + 1 + random.nextInt(3));
      int size = random.nextInt(3) == 0 ? 2 + random.nextInt(2) : 1;
      if (size > 1) {
        sentence.append(words + 1).append('-').append(words + size).append(' ');
        sentence.append(text, start, end).append('\n');
      }
      for (int i = 0; i < size; i++) {
        String form = size == 1 ? text.substring(start, end) : letters(random, 1);
        sentence.append(words + 1).append(' ').append(form).append(" _ _ _ ").append(words);
        sentence.append(words == 0 ? " root\n" : " dep\n");
        words++;
      }
      start = end;
      if (random.nextInt(4) == 0 || start == text.length()) {
        sentences.add(sentence.toString());
        sentence.setLength(0);
        words = 0;
      }
    }
    return sentences.toArray(new String[0]);
  }
}
