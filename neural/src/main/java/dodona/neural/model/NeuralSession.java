package dodona.neural.model;

import dodona.model.Scorer;
import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.kernel.Rows;
import dodona.neural.network.Heads;
import dodona.neural.network.TransitionHead;
import dodona.neural.network.WordBatch;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;

/**
 * One thread's use of a neural model. Sentences that it was told of ahead are encoded together, as
 * many as have some thousand words.
 *
 * @param <C> the configurations of the system
 */
final class NeuralSession<C extends PartialTree> implements Scorer.Session {

  private static final int WORDS_AT_ONCE = 1_000;

  private final EncoderPass encoder;
  private final Heads heads;
  private final TagSets tags;
  private final TransitionSystem<C> system;
  private final SeenPlaces places;
  private final Scaling scaling;
  private final TransitionHead.Scores scorer;

  private List<Sentence> coming = List.of();

  /* Those of the coming sentences that are encoded, and where the words of each begin. */
  private int first;
  private int end;
  private int[] starts = {};
  private int[][] predicted = {};

  private int root;
  private int[][] configurations = {};
  private float[][] logits = {};
  private final int[] room;

  NeuralSession(
      EncoderPass encoder,
      Heads heads,
      NeuralShape shape,
      TransitionSystem<C> system,
      Scaling scaling) {
    this.encoder = encoder;
    this.heads = heads;
    this.tags = shape.tags();
    this.system = system;
    this.places = shape.places();
    this.scaling = scaling;
    this.scorer = heads.transitions().newScores();
    this.room = places.room();
  }

  @Override
  public void ahead(List<Sentence> sentences) {
    coming = List.copyOf(sentences);
    first = 0;
    end = 0;
  }

  @Override
  public void begin(Sentence sentence) {
    root = root(sentence);
  }

  /** The number of a sentence's root among the words that are encoded; encodes it if needed. */
  private int root(Sentence sentence) {
    int number = first;
    while (number < coming.size() && coming.get(number) != sentence) {
      number++;
    }
    if (number == coming.size()) {
      ahead(List.of(sentence));
      number = 0;
    }
    if (number >= end) {
      encode(number);
    }
    return starts[number - first];
  }

  private void encode(int from) {
    int words = 0;
    first = from;
    end = from;
    while (end < coming.size()
        && (end == from || words + coming.get(end).size() <= WORDS_AT_ONCE)) {
      words += coming.get(end++).size();
    }
    WordBatch batch = WordBatch.ofSentences(encoder.encoder(), coming.subList(first, end));
    float[][] states = heads.words().forward(batch, encoder.run(batch.pieces()), Dropout.NONE);
    heads.transitions().project(states, batch.words());
    starts = new int[end - first];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = batch.start(i);
    }
    predicted = new int[heads.tags().size()][batch.words()];
    for (int column = 0; column < predicted.length; column++) {
      float[][] scores = heads.tags().get(column).score(states, batch.words());
      int size = heads.tags().get(column).tags();
      for (int word = 0; word < batch.words(); word++) {
        predicted[column][word] = best(scores[word], size);
      }
    }
  }

  private static int best(float[] scores, int n) {
    int best = 0;
    for (int i = 1; i < n; i++) {
      best = scores[i] > scores[best] ? i : best;
    }
    return best;
  }

  @Override
  public Sentence tagged(Sentence sentence) {
    int start = root(sentence);
    Sentence result = sentence;
    for (int column = 0; column < predicted.length; column++) {
      List<String> values = new ArrayList<>(sentence.size());
      for (int word = 1; word <= sentence.size(); word++) {
        values.add(tags.tag(column, predicted[column][start + word]));
      }
      Column name = TagSets.COLUMNS.get(column);
      result = result.withColumn(name, values);
    }
    return result;
  }

  @Override
  public int places() {
    return places.bits();
  }

  @Override
  @SuppressWarnings("unchecked") // who asks has configurations of the model's system
  public void score(PartialTree[] items, int[] sites, int count, int[][] scores) {
    if (configurations.length < count) {
      configurations = new int[count][places.size()];
      logits = Rows.atLeast(logits, count, heads.transitions().transitions());
    }
    for (int i = 0; i < count; i++) {
      places.find(system, (C) items[i], sites[i], root, room, configurations[i]);
    }
    scorer.score(configurations, count, logits);
    for (int i = 0; i < count; i++) {
      scaling.apply(logits[i], scores[i]);
    }
  }
}
