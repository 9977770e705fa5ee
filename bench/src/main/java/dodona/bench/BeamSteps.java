package dodona.bench;

import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.search.Beam;
import dodona.search.Permitted;
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
 * The steps of a beam search, one after the other through a treebank; a score is the time of an
 * average step, in which all items of the beam are scored and replaced.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(2)
public class BeamSteps {

  /** The treebank, given with {@code -p file=…}. */
  @Param("")
  public String file = "";

  /** A model trained with a beam, given with {@code -p beamModel=…}. */
  @Param("")
  public String beamModel = "";

  /** The width of the beam. */
  @Param({"1", "4", "20"})
  public int width;

  private final List<Sentence> sentences = new ArrayList<>();
  private @Nullable Beam<?> beam;
  private int at;

  /** Reads treebank and model. */
  @Setup
  public void load() throws IOException {
    sentences.clear();
    try (ConlluReader reader = ConlluReader.open(Path.of(file))) {
      reader.forEach(sentences::add);
    }
    ParserModel model = ModelFile.read(Path.of(beamModel));
    Beam<?> ready =
        new Beam<>(
            Permitted.learning(model.system(), true),
            model.scorer().open(width > 1 ? Scorer.Hint.BEAM : Scorer.Hint.GREEDY),
            width);
    ready.begin(sentences.get(0));
    beam = ready;
  }

  /** One step, and before it the next sentence when the last one is finished. */
  @Benchmark
  public long step() {
    Beam<?> ready = Objects.requireNonNull(beam);
    if (ready.isFinished()) {
      at = (at + 1) % sentences.size();
      ready.begin(sentences.get(at));
    }
    ready.step();
    return ready.score(0);
  }
}
