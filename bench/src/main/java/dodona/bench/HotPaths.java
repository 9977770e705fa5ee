package dodona.bench;

import dodona.feature.FeatureExtractor;
import dodona.model.ModelFile;
import dodona.model.Scorer;
import dodona.model.linear.LinearModel;
import dodona.search.Parser;
import dodona.transition.Configuration;
import dodona.transition.PartialTree;
import dodona.transition.StackSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The two inner parts of greedy parsing, along the derivations that the model finds: extraction of
 * features, and scoring, which extracts, too. A score is the time for all configurations of the
 * treebank, two for a word in arc-eager.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class HotPaths {

  /** The treebank, given with {@code -p file=…}. */
  @Param("")
  public String file = "";

  /** A greedy model from {@code dodona train}, given with {@code -p model=…}. */
  @Param("")
  public String model = "";

  private final List<Sentence> sentences = new ArrayList<>();
  private final List<int[]> derivations = new ArrayList<>();
  private final Configuration c = new Configuration();
  private @Nullable StackSystem system;
  private @Nullable FeatureExtractor extractor;
  private Scorer.@Nullable Session scorer;
  private int[] rows = {};
  private final PartialTree[] live = {c};
  private final int[] sites = {0};
  private int[][] scores = {};

  /** Reads treebank and model, and finds the derivations. */
  @Setup
  public void load() throws IOException {
    LinearModel read = (LinearModel) ModelFile.read(Path.of(model));
    Parser parser = new Parser(read);
    sentences.clear();
    derivations.clear();
    try (ConlluReader reader = ConlluReader.open(Path.of(file))) {
      for (Sentence sentence : reader) {
        sentences.add(sentence);
        parser.parse(sentence, (same, derivation, scorer) -> derivations.add(derivation));
      }
    }
    FeatureExtractor compiled = read.shape().features().extractor(read.shape().layout());
    extractor = compiled;
    rows = new int[compiled.mostRows()];
    scorer = read.open(Scorer.Hint.GREEDY);
    scores = new int[1][read.transitions()];
    system = (StackSystem) TransitionSystems.named(read.decoding().system(), read.labels());
  }

  /** Extracts the features of all configurations. */
  @Benchmark
  public long extract() {
    FeatureExtractor ready = Objects.requireNonNull(extractor);
    StackSystem transitions = Objects.requireNonNull(system);
    long found = 0;
    for (int i = 0; i < derivations.size(); i++) {
      ready.begin(sentences.get(i));
      transitions.initialize(c, sentences.get(i).size());
      for (int transition : derivations.get(i)) {
        found += ready.extract(c, 0, rows);
        transitions.apply(c, transition);
      }
    }
    return found;
  }

  /** Scores all configurations. */
  @Benchmark
  public long score() {
    Scorer.Session ready = Objects.requireNonNull(scorer);
    StackSystem transitions = Objects.requireNonNull(system);
    long sum = 0;
    for (int i = 0; i < derivations.size(); i++) {
      ready.begin(sentences.get(i));
      transitions.initialize(c, sentences.get(i).size());
      for (int transition : derivations.get(i)) {
        ready.score(live, sites, 1, scores);
        sum += scores[0][transition];
        transitions.apply(c, transition);
      }
    }
    return sum;
  }
}
