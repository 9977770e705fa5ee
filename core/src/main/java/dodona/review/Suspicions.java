package dodona.review;

import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects suspicions of words and ranks the words. */
final class Suspicions {

  private final List<Sentence> sentences;
  private final Map<Integer, Map<Integer, List<Suspicion>>> found = new TreeMap<>();

  Suspicions(List<Sentence> sentences) {
    this.sentences = sentences;
  }

  void add(int number, int word, Suspicion suspicion) {
    if (suspicion.strength() > 0) {
      found
          .computeIfAbsent(number, key -> new TreeMap<>())
          .computeIfAbsent(word, key -> new ArrayList<>())
          .add(suspicion);
    }
  }

  /**
   * The words, the most suspicious first. Of one signal only the strongest suspicion counts; the
   * weighted strengths of different signals are added.
   */
  List<Suspect> ranked(int most) {
    List<Suspect> suspects = new ArrayList<>();
    found.forEach(
        (number, words) ->
            words.forEach((word, reasons) -> suspects.add(suspect(number, word, reasons))));
    suspects.sort(
        Comparator.comparingDouble(Suspect::score)
            .reversed()
            .thenComparingInt(Suspect::number)
            .thenComparingInt(Suspect::word));
    return List.copyOf(suspects.subList(0, Math.min(most, suspects.size())));
  }

  private Suspect suspect(int number, int word, List<Suspicion> reasons) {
    Map<Signal, Suspicion> strongest = new TreeMap<>();
    for (Suspicion reason : reasons) {
      strongest.merge(reason.signal(), reason, (a, b) -> a.strength() >= b.strength() ? a : b);
    }
    double logit = Signal.BIAS;
    for (Suspicion reason : strongest.values()) {
      logit += reason.signal().weight() * reason.strength();
    }
    List<Suspicion> sorted = new ArrayList<>(strongest.values());
    sorted.sort(Comparator.comparingDouble(Suspicions::weight).reversed());
    return new Suspect(number, sentences.get(number), word, 1 / (1 + Math.exp(-logit)), sorted);
  }

  private static double weight(Suspicion suspicion) {
    return suspicion.signal().weight() * suspicion.strength();
  }
}
