package dodona.bench.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The data about a running process that Linux provides under {@code /proc}.
 *
 * <p>The peak of the resident set is kept by the kernel, so that reading it now and then loses
 * nothing but the very last moment. On other systems, and once the process is gone, all is 0.
 */
final class ProcFile {

  /** The unit of times in {@code stat}; Linux has kept it for user space on all platforms. */
  private static final double TICKS_A_SECOND = 100;

  /* Fields of stat, counted from the one after the name in parentheses. */
  private static final int USER = 11;
  private static final int CHILDREN_SYSTEM = 14;

  private final Path folder;

  ProcFile(long pid) {
    this.folder = Path.of("/proc", Long.toString(pid));
  }

  /** Seconds of processor time so far, with those of children that have ended. */
  double cpu() {
    String stat = read("stat");
    int name = stat.lastIndexOf(')');
    if (name < 0) {
      return 0;
    }
    String[] fields = stat.substring(name + 2).split(" ", -1);
    long ticks = 0;
    for (int i = USER; i <= CHILDREN_SYSTEM; i++) {
      ticks += Long.parseLong(fields[i]);
    }
    return ticks / TICKS_A_SECOND;
  }

  /** The largest resident set so far, in bytes. */
  long peakBytes() {
    return status("VmHWM:");
  }

  /** The resident set now, in bytes. */
  long residentBytes() {
    return status("VmRSS:");
  }

  private long status(String key) {
    for (String line : read("status").lines().toList()) {
      if (line.startsWith(key)) {
        return 1024 * Long.parseLong(line.replaceAll("[^0-9]", ""));
      }
    }
    return 0;
  }

  private String read(String file) {
    try {
      return Files.readString(folder.resolve(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return ""; // it has ended between two looks, or this is not Linux
    }
  }
}
