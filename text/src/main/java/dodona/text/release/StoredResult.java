package dodona.text.release;

import dodona.error.InvalidInputException;
import dodona.support.AtomicFile;
import dodona.support.Json;
import dodona.support.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The stored result of an earlier run on a treebank.
 *
 * @param result the result; null if the run was interrupted
 * @param files the checksums of the treebank's files, by name
 * @param options the options of the run
 * @param program the version of the program
 */
record StoredResult(
    @Nullable TreebankResult result, Map<String, String> files, String options, String program) {

  /** The state of a treebank whose training has not ended. */
  static final String BEGUN = "begun";

  /** Reads a file; returns null if there is none. */
  static @Nullable StoredResult read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return null;
    }
    try {
      JsonObject json = JsonObject.read(Files.readString(file));
      Map<String, String> files = new TreeMap<>();
      json.object("files").fields().forEach((name, sum) -> files.put(name, String.valueOf(sum)));
      return new StoredResult(
          TreebankResult.of(json), files, json.text("options"), json.text("dodona"));
    } catch (InvalidInputException e) {
      throw new IOException(
          file + ": " + e.getMessage() + ". Remove it to train on the treebank again.", e);
    }
  }

  void write(Path file) throws IOException {
    Map<String, Object> json = new LinkedHashMap<>();
    if (result == null) {
      json.put("state", BEGUN);
    } else {
      json.putAll(result.json());
    }
    json.put("files", files);
    json.put("options", options);
    json.put("dodona", program);
    AtomicFile.write(file, Json.pretty(json));
  }

  /** Returns the result if there is a model of the same files; otherwise null. */
  @Nullable TreebankResult finished(Map<String, String> current) {
    return result != null && result.state() == TreebankResult.State.TRAINED && files.equals(current)
        ? result
        : null;
  }

  /** Returns whether a checkpoint that goes with this can be continued. */
  boolean canBeContinued(Map<String, String> current, String currentProgram) {
    return files.equals(current) && program.equals(currentProgram);
  }
}
