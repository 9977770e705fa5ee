package dodona.stress.fuzz;

import dodona.bench.BenchCommand;
import dodona.stress.fuzz.target.Target;
import dodona.support.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of inputs that failed: of each bug one, as small as it gets, and its stack trace. */
final class Findings {

  private static final int PRINTED = 400;

  private final Path folder;
  private final Progress progress;

  Findings(Path folder, Progress progress) {
    this.folder = folder;
    this.progress = progress;
  }

  /** Keeps an input, unless there is one like it already. */
  synchronized void add(Worker.Job job, Finding finding) {
    Target target = job.target();
    String id = target.name() + "-" + finding.id();
    if (progress.addFinding(id) > 1) {
      return;
    }
    BenchCommand.progress(
        "found %s: seed %d, input %d, %d bytes"
            .formatted(id, progress.seed(), job.number(), job.input().length));
    save(id, job.input(), finding);
    byte[] small = job.input();
    if (!finding.kind().equals(Finding.TOO_SLOW)) {
      small =
          Shrinker.shrink(
              job.input(),
              smaller -> {
                Finding now = Trial.of(target, smaller);
                return now != null && now.isLike(finding);
              });
      save(id, small, finding);
    }
    BenchCommand.progress("  " + shown(small));
  }

  /** An input as text in quotes, with escapes for what cannot be printed. */
  private static String shown(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    return text.length() <= PRINTED
        ? Json.compact(text)
        : Json.compact(text.substring(0, PRINTED)) + " …";
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
}
