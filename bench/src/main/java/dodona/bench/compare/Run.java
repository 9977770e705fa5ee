package dodona.bench.compare;

import dodona.bench.process.Usage;
import java.util.List;
import java.util.Locale;

/**
 * One run of one parser.
 *
 * @param repeat which time, from 1
 * @param words how many it parsed
 */
record Run(int repeat, String contestant, Task task, Portion portion, long words, Usage usage) {

  static final String HEADER = "repeat,parser,task,copies,words,wall_s,cpu_s,peak_bytes";

  /** The run as a line of CSV. */
  String csv() {
    return String.format(
        Locale.ROOT,
        "%d,%s,%s,%d,%d,%.4f,%.2f,%d",
        repeat,
        contestant,
        task,
        portion.copies(),
        words,
        usage.wall(),
        usage.cpu(),
        usage.peakBytes());
  }

  /** A run from its line of CSV. */
  static Run parse(String line) {
    List<String> cells = List.of(line.split(",", -1));
    return new Run(
        Integer.parseInt(cells.get(0)),
        cells.get(1),
        Task.valueOf(cells.get(2)),
        new Portion(Integer.parseInt(cells.get(3))),
        Long.parseLong(cells.get(4)),
        new Usage(
            Double.parseDouble(cells.get(5)),
            Double.parseDouble(cells.get(6)),
            Long.parseLong(cells.get(7))));
  }
}
