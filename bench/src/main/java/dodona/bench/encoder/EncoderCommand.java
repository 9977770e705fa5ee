package dodona.bench.encoder;

import dodona.bench.BenchCommand;
import dodona.bench.process.PeerJars;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/encoder}. */
@Command(
    name = "bench/encoder",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares the forward pass of an encoder, on one thread, with that of ONNX Runtime, which"
          + " Maven downloads.",
      "",
      "Both read 32 sentences of 16 words from the treebank; first, that both give the same"
          + " states is checked."
    },
    footer = {
      "",
      "Example:",
      "  bench/encoder --treebank en-dev.conllu all-minilm-l6-v2.onnx",
      "",
      "The file's tokenizer.json or vocab.txt has to be beside it."
    })
public final class EncoderCommand implements Callable<Integer> {

  private static final double TOLERANCE = 1e-3;

  @Parameters(paramLabel = "MODEL", description = "A BERT encoder in ONNX format.")
  private Path model = Path.of("");

  @Option(
      names = "--treebank",
      required = true,
      paramLabel = "FILE",
      description = "The treebank whose sentences are read.")
  private Path treebank = Path.of("");

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new EncoderCommand(), args);
  }

  @Override
  public Integer call() throws Exception {
    for (Path file : List.of(model, treebank)) {
      if (!Files.isReadable(file)) {
        throw new NoSuchFileException(file.toString());
      }
    }
    Path work = Files.createDirectories(BenchCommand.home().resolve("bench/target"));
    String onnx = new PeerJars(BenchCommand.home(), work).classpath("onnxruntime");
    double ours = state("best", onnx);
    double theirs = state("onnx", onnx);
    if (Math.abs(ours - theirs) > TOLERANCE) {
      System.out.printf(Locale.ROOT, "the states differ: %.5f and %.5f%n", ours, theirs);
      return 1;
    }
    Map<String, Double> speeds = run(onnx);
    double peer = speeds.getOrDefault("onnx", Double.NaN);
    speeds.forEach(
        (engine, speed) ->
            System.out.printf(
                Locale.ROOT,
                "%-6s %7.0f words/s  %.2f × ONNX Runtime%n",
                engine,
                speed,
                speed / peer));
    return 0;
  }

  private double state(String engine, String onnx) throws Exception {
    EncoderForward forward = new EncoderForward();
    forward.engine = engine;
    forward.model = model.toString();
    forward.treebank = treebank.toString();
    forward.onnx = onnx;
    forward.load();
    try {
      return forward.forward();
    } finally {
      forward.close();
    }
  }

  private Map<String, Double> run(String onnx) throws RunnerException, IOException {
    Map<String, Double> speeds = new HashMap<>();
    for (RunResult result :
        new Runner(
                new OptionsBuilder()
                    .include(EncoderForward.class.getName() + ".*")
                    .param("model", model.toAbsolutePath().toString())
                    .param("treebank", treebank.toAbsolutePath().toString())
                    .param("onnx", onnx)
                    .jvmArgsAppend(
                        "-XX:+UseSerialGC",
                        "--add-exports=java.base/jdk.internal.module=ALL-UNNAMED")
                    .shouldFailOnError(true)
                    .build())
            .run()) {
      speeds.put(result.getParams().getParam("engine"), result.getPrimaryResult().getScore());
    }
    return speeds;
  }
}
