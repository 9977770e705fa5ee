package dodona.stress.fuzz;

import dodona.bench.BenchCommand;
import dodona.stress.fuzz.target.Target;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The folder of inputs that failed: of each mistake one, as small as it gets, and its story. */
final class Findings {

  private final Path folder;
  private final Map<String, Integer> seen = new HashMap<>();

  Findings(Path folder) {
    this.folder = folder;
  }

  /** Keeps an input, unless there is one like it already. */
  synchronized void add(Target target, byte[] input, Finding finding) {
    String id = target.name() + "-" + finding.id();
    if (seen.merge(id, 1, Integer::sum) > 1) {
      return;
    }
    BenchCommand.progress("found " + id + ", " + input.length + " bytes");
    save(id, input, finding);
    if (!finding.kind().equals(Finding.TOO_SLOW)) {
      byte[] small =
          Shrinker.shrink(
              input,
              smaller -> {
                Finding now = Trial.of(target, smaller);
                return now != null && now.isLike(finding);
              });
      save(id, small, finding);
    }
  }

  private void save(String id, byte[] input, Finding finding) {
    try {
      Files.createDirectories(folder);
      Files.write(folder.resolve(id + ".input"), input);
      Files.write(folder.resolve(id + ".txt"), finding.details().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many different mistakes were found. */
  synchronized int count() {
    return seen.size();
  }

  /** How often each was met. */
  synchronized Map<String, Integer> all() {
    return Map.copyOf(seen);
  }
}
