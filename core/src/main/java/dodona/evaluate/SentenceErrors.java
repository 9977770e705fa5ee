package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A gold sentence and the analysis of a system.
 *
 * @param number the gold sentence's place in the file, from 0
 * @param gold the gold sentence; words are marked with the system's errors
 * @param system the system's sentences that share characters with it, one unless boundaries differ
 */
public record SentenceErrors(int number, MarkedSentence gold, List<MarkedSentence> system) {

  /**
   * Reads both files again and picks out sentences.
   *
   * @param sentences the gold sentences' places in the file, from 0, in any order
   * @return the sentences in the order asked for
   */
  public static List<SentenceErrors> read(
      ScoredFile gold, ScoredFile system, EvaluationOptions options, List<Integer> sentences)
      throws IOException {
    Set<Integer> wanted = Set.copyOf(sentences);
    Map<Integer, SentenceErrors> found = new HashMap<>();
    try (Stretches stretches = Stretches.open(gold, system, options)) {
      int first = 0;
      Stretch stretch = stretches.read();
      while (stretch != null && found.size() < wanted.size()) {
        int count = stretch.gold().sentences().size();
        for (int index = 0; index < count; index++) {
          if (wanted.contains(first + index)) {
            found.put(first + index, of(first + index, stretch, index));
          }
        }
        first += count;
        stretch = stretches.read();
      }
    }
    return sentences.stream()
        .map(
            number ->
                Objects.requireNonNull(
                    found.get(number), () -> "there is no gold sentence " + number))
        .toList();
  }

  /** A single sentence and the analysis of the same words by a system. */
  public static SentenceErrors of(Sentence gold, Sentence system, EvaluationOptions options) {
    return of(0, Stretch.ofSameWords(gold, system, options), 0);
  }

  private static SentenceErrors of(int number, Stretch stretch, int index) {
    StretchSide gold = stretch.gold();
    StretchSide system = stretch.system();
    List<MarkedSentence> counterparts = new ArrayList<>();
    for (int other = 0; other < system.sentences().size(); other++) {
      if (system.sentenceStart(other) < gold.sentenceEnd(index)
          && gold.sentenceStart(index) < system.sentenceEnd(other)) {
        counterparts.add(
            marked(
                system,
                other,
                word -> Mark.ofSystem(stretch, word),
                word -> arc(gold, stretch.goldOf(word))));
      }
    }
    return new SentenceErrors(
        number,
        marked(
            gold,
            index,
            word -> Mark.ofGold(stretch, word),
            word -> arc(system, stretch.systemOf(word))),
        counterparts);
  }

  private static Optional<WordArc> arc(StretchSide side, int word) {
    return word < 0
        ? Optional.empty()
        : Optional.of(WordArc.of(side.sentence(word), side.inSentence(word)));
  }

  private static MarkedSentence marked(
      StretchSide side,
      int index,
      IntFunction<Mark> mark,
      IntFunction<Optional<WordArc>> counterpart) {
    List<Mark> marks = new ArrayList<>();
    List<Optional<WordArc>> counterparts = new ArrayList<>();
    for (int word = side.wordBefore(index) + 1; word <= side.lastWord(index); word++) {
      marks.add(mark.apply(word));
      counterparts.add(counterpart.apply(word));
    }
    return new MarkedSentence(side.sentences().get(index), marks, counterparts);
  }
}
