package dodona.train;

import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;

/**
 * A model that knows neither features nor weights: it prefers whatever transition was most frequent
 * in training. It notes what it is asked.
 */
final class CountingModel implements ParserModel, Scorer {

  private final Decoding decoding;
  private final List<String> labels;
  private final int[] counts;
  private final Provenance provenance;

  /** The number of configurations in each scoring call. */
  final List<Integer> batches = new ArrayList<>();

  /** The number of sentences in each call that announces them in advance. */
  final List<Integer> ahead = new ArrayList<>();

  CountingModel(Decoding decoding, List<String> labels, int[] counts, Provenance provenance) {
    this.decoding = decoding;
    this.labels = List.copyOf(labels);
    this.counts = counts.clone();
    this.provenance = provenance;
  }

  @Override
  public String kind() {
    return CountingKind.NAME;
  }

  @Override
  public Decoding decoding() {
    return decoding;
  }

  @Override
  public List<String> labels() {
    return labels;
  }

  @Override
  public Scorer scorer() {
    return this;
  }

  @Override
  public Provenance provenance() {
    return provenance;
  }

  @Override
  public CountingModel with(Provenance other) {
    return new CountingModel(decoding, labels, counts, other);
  }

  @Override
  public int transitions() {
    return counts.length;
  }

  @Override
  public float unit() {
    return 1;
  }

  int count(int transition) {
    return counts[transition];
  }

  @Override
  public Session open(Hint hint) {
    return new Session() {
      @Override
      public void ahead(List<Sentence> sentences) {
        ahead.add(sentences.size());
      }

      @Override
      public void begin(Sentence sentence) {}

      @Override
      public void score(PartialTree[] items, int[] sites, int count, int[][] scores) {
        batches.add(count);
        for (int i = 0; i < count; i++) {
          System.arraycopy(counts, 0, scores[i], 0, counts.length);
        }
      }
    };
  }
}
