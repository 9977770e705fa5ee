package dodona.bench.encoder;

import dodona.encoder.importer.EncoderImport;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderBatch;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One forward pass over 32 sentences of 16 words, on one thread; a score is words a second. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(2)
public class EncoderForward {

  static final int SENTENCES = 32;
  static final int WORDS = 16;

  /** The engine: our {@code best} or {@code plain} kernels, or {@code onnx}. */
  @Param({"best", "plain", "onnx"})
  public String engine = "";

  /** A file in ONNX format with its vocabulary in the same folder. */
  @Param("")
  public String model = "";

  /** A treebank, from which the sentences are taken. */
  @Param("")
  public String treebank = "";

  /** The class path of ONNX Runtime. */
  @Param("")
  public String onnx = "";

  private final List<int[]> pieces = new ArrayList<>();
  private @Nullable EncoderPass pass;
  private @Nullable EncoderBatch batch;
  private @Nullable OnnxSession session;

  /** Loads the encoder and the sentences. */
  @Setup
  public void load() throws IOException, ReflectiveOperationException {
    Encoder encoder = EncoderImport.from(Path.of(model)).run();
    List<int[]> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(Path.of(treebank))) {
      for (Sentence sentence : reader) {
        if (sentence.size() == WORDS && sentences.size() < SENTENCES) {
          sentences.add(
              IntStream.rangeClosed(1, WORDS)
                  .mapToObj(sentence::form)
                  .flatMapToInt(form -> Arrays.stream(encoder.wordPieces().ofWord(form)))
                  .toArray());
        }
      }
    }
    if (sentences.size() < SENTENCES) {
      throw new IOException(treebank + ": fewer than " + SENTENCES + " sentences of 16 words");
    }
    EncoderBatch rows = EncoderBatch.of(encoder, sentences);
    for (int s = 0; s < SENTENCES; s++) {
      pieces.add(IntStream.range(rows.start(s), rows.start(s + 1)).map(rows::id).toArray());
    }
    if (engine.equals("onnx")) {
      session = new OnnxSession(onnx, Path.of(model));
    } else {
      Kernels kernels = engine.equals("plain") ? Kernels.plain() : Kernels.best();
      batch = rows;
      pass = new EncoderPass(encoder, new Compute(kernels, 1));
    }
  }

  /** Lets go of ONNX Runtime. */
  @TearDown
  public void close() throws Exception {
    if (session != null) {
      session.close();
    }
  }

  /** Runs the encoder; the result is one of the states, to compare. */
  @Benchmark
  @OperationsPerInvocation(SENTENCES * WORDS)
  public float forward() throws Exception {
    return session != null
        ? session.run(pieces)[SENTENCES - 1][1][0]
        : Objects.requireNonNull(pass)
            .run(Objects.requireNonNull(batch))[batch.start(SENTENCES - 1) + 1][0];
  }
}
