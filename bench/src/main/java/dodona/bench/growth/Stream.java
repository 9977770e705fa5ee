package dodona.bench.growth;

import dodona.bench.process.MeasuredProcess;
import dodona.bench.process.Usage;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Memory while a corpus streams through the command, fed to its standard input.
 *
 * <p>The corpus is the treebank again and again, every sentence under an identifier of its own, so
 * that nothing that is kept of a sentence could stay small by chance.
 */
final class Stream {

  private static final int SAMPLES = 60;

  private Stream() {}

  /** The resident set against the words fed so far. */
  static Curve memory(List<Sentence> treebank, Path launcher, Path model, Path work, long words)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            launcher.toString(),
            "parse",
            "-q",
            "-m",
            model.toString(),
            "--input",
            "tagged",
            "--force",
            "-o",
            "/dev/null",
            "-");
    double[] millions = new double[SAMPLES];
    double[] megabytes = new double[SAMPLES];
    Usage usage;
    try (MeasuredProcess parser =
        MeasuredProcess.start(command, work, work.resolve("stream.log"))) {
      long fed = 0;
      int sample = 0;
      try (OutputStream stdin = parser.stdin()) {
        for (long copy = 0; fed < words; copy++) {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (ConlluWriter writer = new ConlluWriter(bytes)) {
            for (Sentence sentence : treebank) {
              String id = "# sent_id = " + copy + "-" + sentence.number();
              writer.write(sentence.withoutTree().withComments(List.of(id)));
              fed += sentence.size();
            }
          }
          bytes.writeTo(stdin);
          stdin.flush();
          if (sample < SAMPLES && fed >= words * (sample + 1) / SAMPLES) {
            millions[sample] = fed / 1e6;
            megabytes[sample++] = parser.residentBytes() / 1e6;
          }
        }
      }
      usage = parser.await();
    }
    double middle = median(megabytes, SAMPLES / 4, SAMPLES / 2);
    double end = median(megabytes, 3 * SAMPLES / 4, SAMPLES);
    Curve curve =
        new Curve(
            "growth-stream",
            "Streaming",
            String.format(
                Locale.ROOT,
                "`dodona parse -m fast.dodona -` with %,d words on standard input, the treebank"
                    + " again and again with new identifiers: %.0f s, %.0f MB of resident set at"
                    + " most. The median is %.0f MB in the second quarter of the stream and %.0f MB"
                    + " in the last.",
                words,
                usage.wall(),
                usage.peakMegabytes(),
                middle,
                end),
            "million words so far",
            "MB resident");
    for (int i = 0; i < SAMPLES; i++) {
      if (millions[i] > 0) {
        curve.add("greedy", millions[i], megabytes[i]);
      }
    }
    return curve;
  }

  private static double median(double[] values, int from, int to) {
    double[] sorted = Arrays.stream(values, from, to).filter(v -> v > 0).sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
  }
}
