package dodona.bench;

import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreebankInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
 * Reads a treebank that is already in memory, unpacked, and writes it again; a score is the time
 * for the whole treebank.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class ConlluReading {

  /** The treebank, given with {@code -p file=…}. */
  @Param("")
  public String file = "";

  private byte[] bytes = {};
  private final List<Sentence> sentences = new ArrayList<>();

  /** Unpacks the treebank. */
  @Setup
  public void load() throws IOException {
    try (InputStream in = TreebankInput.open(Path.of(file))) {
      bytes = in.readAllBytes();
    }
    sentences.clear();
    try (ConlluReader reader = reader()) {
      reader.forEach(sentences::add);
    }
  }

  private ConlluReader reader() {
    return new ConlluReader(
        new ByteArrayInputStream(bytes), file, ReadOptions.DEFAULT, ProblemListener.STRICT);
  }

  /** Reads all sentences. */
  @Benchmark
  public long read() throws IOException {
    long words = 0;
    try (ConlluReader reader = reader()) {
      for (Sentence sentence : reader) {
        words += sentence.size();
      }
    }
    return words;
  }

  /** Writes all sentences. */
  @Benchmark
  public void write() throws IOException {
    try (ConlluWriter writer = new ConlluWriter(OutputStream.nullOutputStream())) {
      for (Sentence sentence : sentences) {
        writer.write(sentence);
      }
    }
  }
}
