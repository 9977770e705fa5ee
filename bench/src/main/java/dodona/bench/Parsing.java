package dodona.bench;

import dodona.model.ModelFile;
import dodona.search.Parser;
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
 * Parses a treebank that is already in memory with the tags that it has, on one thread; a score is
 * the time for the whole treebank.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(2)
public class Parsing {

  /** The treebank, given with {@code -p file=…}. */
  @Param("")
  public String file = "";

  /** A model from {@code dodona train}, given with {@code -p model=…}. */
  @Param("")
  public String model = "";

  private final List<Sentence> sentences = new ArrayList<>();
  private @Nullable Parser parser;

  /** Reads treebank and model. */
  @Setup
  public void load() throws IOException {
    sentences.clear();
    try (ConlluReader reader = ConlluReader.open(Path.of(file))) {
      reader.forEach(sentences::add);
    }
    parser = new Parser(ModelFile.read(Path.of(model)));
  }

  /** Parses all sentences. */
  @Benchmark
  public long parse() {
    Parser ready = Objects.requireNonNull(parser);
    long roots = 0;
    for (Sentence sentence : sentences) {
      roots += ready.parse(sentence).root();
    }
    return roots;
  }
}
