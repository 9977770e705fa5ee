package dodona.stress.kill;

import dodona.bench.BenchCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** Kills a command again and again, and looks at what is left. */
final class Killing {

  private static final int MISUSED = 2;

  private final Path launcher;
  private final Path work;
  private final SplittableRandom random;
  private final List<String> faults = new ArrayList<>();
  private int kills;
  private int resumed;
  private int finished;
  private int refused;

  Killing(Path launcher, Path work, long seed) {
    this.launcher = launcher;
    this.work = work;
    this.random = new SplittableRandom(seed);
  }

  /**
   * Kills a command so many times. Where it ends before, its result is compared and it starts over;
   * finally it is left to end.
   */
  void kill(Victim victim, int times) throws IOException, InterruptedException {
    Victim reference = victim.in(work.resolve(victim.name() + "-whole"));
    reference.clear();
    long started = System.nanoTime();
    int code = start(reference.arguments()).waitFor();
    long usual = System.nanoTime() - started;
    if (code != 0) {
      throw new IOException(victim.name() + " fails even where nobody kills it; see " + log());
    }
    Remains remains = new Remains(reference);
    victim.clear();
    int wanted = kills + times;
    while (kills < wanted) {
      resumed += victim.hasCheckpoint() ? 1 : 0;
      Process process = start(victim.argumentsNow());
      if (process.waitFor(random.nextLong(usual + usual / 10), TimeUnit.NANOSECONDS)) {
        end(victim, remains, process.exitValue());
      } else {
        process.destroyForcibly().waitFor();
        kills++;
        note(victim, remains.faultsAfterKill(victim));
        tryToBeginAgain(victim);
      }
    }
    resumed += victim.hasCheckpoint() ? 1 : 0;
    end(victim, remains, start(victim.argumentsNow()).waitFor());
    BenchCommand.progress(
        "%s: %d kills so far, %d faults".formatted(victim.name(), kills, faults.size()));
  }

  /** A checkpoint is neither forgotten nor overwritten by who begins again without saying so. */
  private void tryToBeginAgain(Victim victim) throws IOException, InterruptedException {
    if (!victim.hasCheckpoint()) {
      return;
    }
    byte[] before = Files.readAllBytes(victim.checkpoint());
    int code = start(victim.arguments()).waitFor();
    if (code != MISUSED || !Arrays.equals(before, Files.readAllBytes(victim.checkpoint()))) {
      note(victim, List.of("its checkpoint was not kept; exit code " + code));
    }
    refused++;
  }

  private void end(Victim victim, Remains remains, int code) throws IOException {
    finished++;
    if (code != 0) {
      faults.add(victim.name() + ": exit code " + code + ": " + Files.readString(log()));
    } else {
      note(victim, remains.faultsAtEnd(victim));
    }
    victim.clear();
  }

  private void note(Victim victim, List<String> found) {
    for (String fault : found) {
      faults.add(victim.name() + ", after kill " + kills + ": " + fault);
      BenchCommand.progress(faults.get(faults.size() - 1));
    }
  }

  private Path log() {
    return work.resolve("log");
  }

  private Process start(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log().toFile())
        .start();
  }

  int kills() {
    return kills;
  }

  /** Returns the number of commands that resumed from the checkpoint of a killed one. */
  int resumed() {
    return resumed;
  }

  /** Returns the number of commands that ran to completion. */
  int finished() {
    return finished;
  }

  /** The number of commands started with an existing checkpoint, which they should reject. */
  int refused() {
    return refused;
  }

  List<String> faults() {
    return faults;
  }
}
