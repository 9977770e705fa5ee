package dodona.spark.bench;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The result of a contestant and the time that it took.
 *
 * @param words the words of all documents
 * @param checksum the sum of the checksums of all documents as CoNLL-U
 * @param mostReads the maximum number of times that a JVM read the model
 * @param jvms the number of JVMs that parsed
 * @param megabytes the sum of the peak memory of these JVMs and of the driver
 * @param seconds the duration of each pass
 */
record Outcome(
    long words, long checksum, long mostReads, int jvms, long megabytes, List<Double> seconds) {

  private static final String MARK = "OUTCOME";

  double speed() {
    List<Double> sorted = seconds.stream().sorted().toList();
    return words / sorted.get(sorted.size() / 2);
  }

  double slowest() {
    return words / Collections.max(seconds);
  }

  double fastest() {
    return words / Collections.min(seconds);
  }

  /** A line that {@link #parse} reads. */
  String line() {
    String times = seconds.stream().map(String::valueOf).collect(Collectors.joining(" "));
    return String.join(
        " ",
        MARK,
        Long.toString(words),
        Long.toString(checksum),
        Long.toString(mostReads),
        Integer.toString(jvms),
        Long.toString(megabytes),
        times);
  }

  static boolean isLine(String line) {
    return line.startsWith(MARK);
  }

  static Outcome parse(String line) {
    String[] fields = line.split(" ", -1);
    return new Outcome(
        Long.parseLong(fields[1]),
        Long.parseLong(fields[2]),
        Long.parseLong(fields[3]),
        Integer.parseInt(fields[4]),
        Long.parseLong(fields[5]),
        Arrays.stream(fields).skip(6).map(Double::valueOf).toList());
  }
}
