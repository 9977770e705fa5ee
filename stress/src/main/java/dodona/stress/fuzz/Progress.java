package dodona.stress.fuzz;

import dodona.support.AtomicFile;
import dodona.support.Json;
import dodona.support.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The progress of a run: its time, the inputs of each target and the findings. It can be stored in
 * a file, so that a run that was stopped continues with the next input.
 */
final class Progress {

  private static final String SEED = "seed";
  private static final String NANOS = "nanos";
  private static final String INPUTS = "inputs";
  private static final String FINDINGS = "findings";

  private final long seed;
  private final List<String> targets;
  private final AtomicLongArray inputs;

  /** The busy time of each target since this process started, to tell quick from slow ones. */
  private final AtomicLongArray busy;

  /** Inputs of this process, which {@link #busy} belongs to. */
  private final AtomicLongArray inputsHere;

  private final Map<String, Integer> findings = new TreeMap<>();
  private final AtomicLong nanos = new AtomicLong();

  Progress(long seed, List<String> targets) {
    this.seed = seed;
    this.targets = List.copyOf(targets);
    this.inputs = new AtomicLongArray(targets.size());
    this.busy = new AtomicLongArray(targets.size());
    this.inputsHere = new AtomicLongArray(targets.size());
  }

  /**
   * Reads what {@link #write} has written, or starts from nothing if there is no file.
   *
   * @throws IOException if the file is of a run with another seed, or is not such a file
   */
  static Progress read(Path file, long seed, List<String> targets) throws IOException {
    Progress progress = new Progress(seed, targets);
    if (Files.exists(file)) {
      Object content = JsonReader.read(Files.readString(file));
      if (!(content instanceof Map<?, ?> map
          && map.get(SEED) instanceof Long itsSeed
          && map.get(NANOS) instanceof Long nanos
          && map.get(INPUTS) instanceof Map<?, ?> inputs
          && map.get(FINDINGS) instanceof Map<?, ?> findings)) {
        throw new IOException(file + ": not the progress of a fuzzing run");
      }
      if (itsSeed != seed) {
        throw new IOException(file + ": progress with seed " + itsSeed + "; expected " + seed);
      }
      progress.nanos.set(nanos);
      for (int i = 0; i < targets.size(); i++) {
        progress.inputs.set(i, inputs.get(targets.get(i)) instanceof Long count ? count : 0);
      }
      findings.forEach(
          (id, count) -> {
            if (count instanceof Long number) {
              progress.findings.put(String.valueOf(id), number.intValue());
            }
          });
    }
    return progress;
  }

  /** Writes it to a file, which is replaced as a whole. */
  void write(Path file) throws IOException {
    Map<String, Object> counts = new LinkedHashMap<>();
    for (int i = 0; i < targets.size(); i++) {
      counts.put(targets.get(i), inputs.get(i));
    }
    Map<String, Object> content = new LinkedHashMap<>();
    content.put(SEED, seed);
    content.put(NANOS, nanos());
    content.put(INPUTS, counts);
    content.put(FINDINGS, findings());
    AtomicFile.write(file, Json.pretty(content) + "\n");
  }

  long seed() {
    return seed;
  }

  List<String> targets() {
    return targets;
  }

  /** The number of the next input of a target, which counts as taken from here on. */
  long nextInput(int target) {
    inputsHere.incrementAndGet(target);
    return inputs.getAndIncrement(target);
  }

  void addBusy(int target, long time) {
    busy.addAndGet(target, time);
  }

  void addTime(long time) {
    nanos.addAndGet(time);
  }

  /** Returns the duration of the run in nanoseconds. */
  long nanos() {
    return nanos.get();
  }

  long inputs(int target) {
    return inputs.get(target);
  }

  /** The inputs of all targets. */
  long inputs() {
    long sum = 0;
    for (int i = 0; i < inputs.length(); i++) {
      sum += inputs.get(i);
    }
    return sum;
  }

  /** Returns the average time for an input of a target, in nanoseconds; 0 before the first. */
  double nanosPerInput(int target) {
    return (double) busy.get(target) / Math.max(1, inputsHere.get(target));
  }

  /** Counts a finding, and returns how often it was met. */
  synchronized int addFinding(String id) {
    return findings.merge(id, 1, Integer::sum);
  }

  /** Returns the number of occurrences of each finding. */
  synchronized Map<String, Integer> findings() {
    return new TreeMap<>(findings);
  }

  /** Returns the number of different findings of a target. */
  long findings(String target) {
    return findings().keySet().stream().filter(id -> id.startsWith(target + "-")).count();
  }
}
