package dodona.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All runs so far, kept in a file to which each is added when it has ended. */
final class RunLog {

  private final Path file;
  private final List<Run> runs = new ArrayList<>();

  private RunLog(Path file) {
    this.file = file;
  }

  /** Opens the log, with what an interrupted comparison has left in it. */
  static RunLog open(Path file) throws IOException {
    RunLog log = new RunLog(file);
    if (Files.exists(file)) {
      List<String> lines = Files.readAllLines(file);
      lines.subList(1, lines.size()).forEach(line -> log.runs.add(Run.parse(line)));
    } else {
      Files.writeString(file, Run.HEADER + "\n");
    }
    return log;
  }

  void add(Run run) throws IOException {
    runs.add(run);
    Files.writeString(file, run.csv() + "\n", StandardOpenOption.APPEND);
  }

  Optional<Run> find(int repeat, String contestant, Task task) {
    return runs.stream()
        .filter(run -> run.repeat() == repeat && run.task() == task)
        .filter(run -> run.contestant().equals(contestant))
        .findFirst();
  }

  /** The runs of a parser for a task, one a repeat. */
  List<Run> of(String contestant, Task task) {
    return runs.stream()
        .filter(run -> run.task() == task && run.contestant().equals(contestant))
        .toList();
  }
}
