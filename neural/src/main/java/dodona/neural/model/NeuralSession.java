package dodona.neural.model;

import dodona.model.Scorer;
import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.kernel.Rows;
import dodona.neural.network.Candidates;
import dodona.neural.network.Heads;
import dodona.neural.network.TransitionHead;
import dodona.neural.network.WordBatch;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thread's use of a neural model. Sentences that it was told of ahead are encoded together, as
 * many as have some thousand words.
 *
 * @param <C> the configurations of the system
 */
final class NeuralSession<C extends PartialTree> implements Scorer.Session {

  private static final int WORDS_AT_ONCE = 1_000;

  /**
   * The score of transitions with labels of other languages: less than that of any other, but not
   * impossible, as a constraint may ask for one.
   */
  private static final float HOPELESS = -10_000;

  private final EncoderPass encoder;
  private final Heads heads;
  private final NeuralShape shape;
  private final Domains domains;
  private final @Nullable String language;
  private final TransitionSystem<C> system;
  private final SeenPlaces places;
  private final Scaling scaling;
  private final TransitionHead.Scores scorer;

  private List<Sentence> coming = List.of();

  /* Those of the coming sentences that are encoded, and where the words of each begin. */
  private int first;
  private int end;
  private int[] starts = {};
  private String[][] predicted = {};

  /* For each language, the labels that do not occur in it; made when they are needed. */
  private final BitSet[] foreign;

  private int root;
  private BitSet absent = new BitSet();
  private int[][] configurations = {};
  private float[][] logits = {};
  private final int[] room;

  NeuralSession(
      EncoderPass encoder,
      Heads heads,
      NeuralShape shape,
      TransitionSystem<C> system,
      Scaling scaling,
      @Nullable String language) {
    this.encoder = encoder;
    this.heads = heads;
    this.shape = shape;
    this.domains = shape.domains();
    this.language = language;
    this.foreign = new BitSet[domains.codes().size()];
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
    if (!domains.isEmpty()) {
      absent = absentTransitions(languageOf(sentence));
    }
  }

  private int languageOf(Sentence sentence) {
    return language == null ? domains.language(sentence) : domains.language(language);
  }

  /** The transitions with labels that do not occur in the training data of a language. */
  private BitSet absentTransitions(int number) {
    if (foreign[number] == null) {
      BitSet known = domains.languages().get(number).labels();
      BitSet others = new BitSet();
      Transitions transitions = system.transitions();
      for (int t = 0; t < transitions.size(); t++) {
        int label = transitions.label(t);
        others.set(t, label >= 0 && !known.get(label));
      }
      foreign[number] = others;
    }
    return foreign[number];
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
    List<Sentence> sentences = coming.subList(first, end);
    WordBatch batch = WordBatch.ofSentences(encoder.encoder(), sentences);
    int[] languages = new int[sentences.size()];
    if (!domains.isEmpty()) {
      int[] treebanks = new int[languages.length];
      for (int i = 0; i < languages.length; i++) {
        languages[i] = languageOf(sentences.get(i));
        treebanks[i] = domains.row(languages[i], sentences.get(i));
      }
      batch = batch.withDomains(treebanks);
    }
    float[][] states = heads.words().forward(batch, encoder.run(batch.pieces()), Dropout.NONE);
    heads.transitions().project(states, batch.words());
    starts = new int[end - first];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = batch.start(i);
    }
    predicted = new String[heads.tags().size()][batch.words()];
    for (int column = 0; column < predicted.length; column++) {
      float[][] scores = heads.tags().get(column).score(states, batch.words());
      for (int i = 0; i < languages.length; i++) {
        Candidates candidates =
            (domains.isEmpty() ? shape.tags().candidates() : domains.candidates(languages[i]))
                .get(column);
        for (int word = starts[i] + 1; word <= starts[i] + sentences.get(i).size(); word++) {
          predicted[column][word] = shape.tags().tag(column, candidates.best(scores[word]));
        }
      }
    }
  }

  @Override
  public Sentence tagged(Sentence sentence) {
    int start = root(sentence);
    Sentence result = sentence;
    for (int column = 0; column < predicted.length; column++) {
      List<String> values = new ArrayList<>(sentence.size());
      for (int word = 1; word <= sentence.size(); word++) {
        values.add(predicted[column][start + word]);
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
      for (int t = absent.nextSetBit(0); t >= 0; t = absent.nextSetBit(t + 1)) {
        logits[i][t] = HOPELESS;
      }
      scaling.apply(logits[i], scores[i]);
    }
  }
}
