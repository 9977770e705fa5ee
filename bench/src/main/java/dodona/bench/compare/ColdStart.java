package dodona.bench.compare;

import dodona.bench.process.MeasuredProcess;
import dodona.bench.process.Usage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The time from nothing to the tree of a sentence, with the English model that ships. */
record ColdStart(Path launcher, Path folder) {

  private static final String NAME = "dodona-english";
  private static final String TEXT = "That's what they're after.";

  /** Runs so often, those not done before; the first run of all only fills the disk's cache. */
  Spread measure(RunLog log, int repeats) throws IOException, InterruptedException {
    List<String> command = List.of(launcher.toString(), "parse", TEXT);
    Path output = folder.resolve(NAME + ".log");
    if (log.of(NAME, Task.START).isEmpty()) {
      MeasuredProcess.run(command, folder, output);
    }
    for (int repeat = 1; repeat <= repeats; repeat++) {
      if (log.find(repeat, NAME, Task.START).isEmpty()) {
        Usage usage = MeasuredProcess.run(command, folder, output);
        log.add(new Run(repeat, NAME, Task.START, Portion.SENTENCE, 7, usage));
      }
    }
    return Spread.of(log.of(NAME, Task.START).stream().map(run -> run.usage().wall()).toList());
  }
}
