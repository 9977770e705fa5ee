package dodona.stress.kill;

import dodona.error.InvalidInputException;
import dodona.support.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files in a folder after a command was killed or has ended in it. */
final class Remains {

  private static final String PART = ".*\\.part[0-9a-f]{16}";

  private final Victim reference;

  /** Remains as compared with what the command leaves when nobody kills it. */
  Remains(Victim reference) {
    this.reference = reference;
  }

  /** Returns whether a file is marked as unfinished, so that nobody takes it for a result. */
  private static boolean isUnfinished(String file) {
    return Path.of(file).getFileName().toString().matches(PART);
  }

  /** Returns the faults after a kill: files that are neither whole nor marked as unfinished. */
  List<String> faultsAfterKill(Victim victim) throws IOException {
    List<String> faults = new ArrayList<>();
    for (String file : victim.files()) {
      if (!isUnfinished(file) && !file.endsWith(".checkpoint") && !isWhole(victim, file)) {
        faults.add(file + " is not whole");
      }
    }
    return faults;
  }

  /** Returns the faults at the end: files that are missing, different or left behind. */
  List<String> faultsAtEnd(Victim victim) throws IOException {
    List<String> faults = faultsAfterKill(victim);
    List<String> files = victim.files();
    for (String file : files) {
      if (isUnfinished(file) || file.endsWith(".checkpoint")) {
        faults.add(file + " was left behind");
      }
    }
    for (String file : reference.files()) {
      if (!files.contains(file)) {
        faults.add(file + " is missing");
      }
    }
    return faults;
  }

  /** The same bytes; where there are times in a file, the same kind of file. */
  private boolean isWhole(Victim victim, String file) throws IOException {
    Path expected = reference.folder().resolve(file);
    Path found = victim.folder().resolve(file);
    if (Files.exists(expected) && Files.mismatch(expected, found) < 0) {
      return true;
    }
    if (file.endsWith(".json")) {
      try {
        return JsonReader.read(Files.readString(found)) != null;
      } catch (InvalidInputException e) {
        return false;
      }
    }
    if (file.endsWith(".html") || file.endsWith(".md") || file.endsWith("runs.csv")) {
      return Files.readString(found).endsWith("\n");
    }
    return false;
  }
}
