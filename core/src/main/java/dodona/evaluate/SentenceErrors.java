package dodona.evaluate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A gold sentence beside what a system made of it.
 *
 * @param number the gold sentence's place in the file, from 0
 * @param gold the gold sentence; a word is marked by what the system did with it
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
      Path gold, Path system, EvaluationOptions options, List<Integer> sentences)
      throws IOException {
    Set<Integer> wanted = Set.copyOf(sentences);
    Map<Integer, SentenceErrors> found = new HashMap<>();
    try (StretchReader reader = StretchReader.open(gold, system, options)) {
      int first = 0;
      Stretch stretch = reader.read();
      while (stretch != null && found.size() < wanted.size()) {
        int count = stretch.gold().sentences().size();
        for (int index = 0; index < count; index++) {
          if (wanted.contains(first + index)) {
            found.put(first + index, of(first + index, stretch, index));
          }
        }
        first += count;
        stretch = reader.read();
      }
    }
    return sentences.stream()
        .map(
            number ->
                Objects.requireNonNull(
                    found.get(number), () -> "there is no gold sentence " + number))
        .toList();
  }

  private static SentenceErrors of(int number, Stretch stretch, int index) {
    StretchSide gold = stretch.gold();
    StretchSide system = stretch.system();
    List<MarkedSentence> counterparts = new ArrayList<>();
    for (int other = 0; other < system.sentences().size(); other++) {
      if (system.sentenceStart(other) < gold.sentenceEnd(index)
          && gold.sentenceStart(index) < system.sentenceEnd(other)) {
        counterparts.add(marked(system, other, word -> Mark.ofSystem(stretch, word)));
      }
    }
    return new SentenceErrors(
        number, marked(gold, index, word -> Mark.ofGold(stretch, word)), counterparts);
  }

  private static MarkedSentence marked(StretchSide side, int index, IntFunction<Mark> mark) {
    List<Mark> marks = new ArrayList<>();
    for (int word = side.wordBefore(index) + 1; word <= side.lastWord(index); word++) {
      marks.add(mark.apply(word));
    }
    return new MarkedSentence(side.sentences().get(index), marks);
  }
}
