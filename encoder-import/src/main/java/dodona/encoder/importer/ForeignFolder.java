package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import dodona.support.JsonReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The files of a foreign encoder: weights of one kind, a vocabulary, settings. */
final class ForeignFolder {

  private static final long LONGEST_TEXT = 1 << 26;

  private final Path folder;
  private final Path weights;

  private ForeignFolder(Path folder, Path weights) {
    this.folder = folder;
    this.weights = weights;
  }

  /** The folder around a file of weights. */
  static ForeignFolder around(Path weights) {
    Path folder = weights.toAbsolutePath().getParent();
    return new ForeignFolder(folder == null ? weights.toAbsolutePath() : folder, weights);
  }

  /**
   * A folder with weights that are found by the ends of names.
   *
   * @throws InvalidInputException if there are none, or several
   */
  static ForeignFolder of(Path folder) throws IOException {
    for (String ending : List.of(".safetensors", ".onnx", ".index")) {
      List<Path> found = matching(folder, Pattern.compile(".*" + Pattern.quote(ending)));
      if (found.size() == 1) {
        return new ForeignFolder(folder, found.get(0));
      }
      if (found.size() > 1) {
        throw new InvalidInputException("several *" + ending + " files; expected one");
      }
    }
    throw new InvalidInputException(
        "no *.safetensors, *.onnx or *.index file"
            + (Files.exists(folder.resolve("pytorch_model.bin"))
                ? "; pytorch_model.bin is not supported. Save the model as safetensors."
                : ""));
  }

  private static List<Path> matching(Path folder, Pattern name) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> name.matcher(String.valueOf(file.getFileName())).matches())
          .sorted()
          .forEach(found::add);
    }
    return found;
  }

  /** The file of weights, or the index to it. */
  Path weights() {
    return weights;
  }

  /** The data that belong to an index. */
  Path data() throws IOException {
    String index = String.valueOf(weights.getFileName());
    String stem = index.substring(0, index.length() - ".index".length());
    List<Path> found =
        matching(folder, Pattern.compile(Pattern.quote(stem) + "\\.data-00000-of-00001"));
    if (found.isEmpty()) {
      throw new InvalidInputException(
          stem + ".data-00000-of-00001 is missing; expected it next to " + index);
    }
    return found.get(0);
  }

  /** The tokenizer of Hugging Face's library, if there is one. */
  @Nullable Map<?, ?> tokenizer() throws IOException {
    List<Path> found = matching(folder, Pattern.compile("tokenizer\\.json"));
    if (found.isEmpty()) {
      found = matching(folder, Pattern.compile(".*tokenizer\\.json"));
    }
    if (found.size() > 1) {
      throw new InvalidInputException("several *tokenizer.json files; expected one");
    }
    return found.isEmpty() ? null : json(found.get(0));
  }

  /** A JSON object of a name, if there is one. */
  @Nullable Map<?, ?> json(String name) throws IOException {
    Path file = folder.resolve(name);
    return Files.isRegularFile(file) ? json(file) : null;
  }

  /** A text of a name, if there is one. */
  @Nullable String text(String name) throws IOException {
    Path file = folder.resolve(name);
    return Files.isRegularFile(file) ? text(file) : null;
  }

  private static Map<?, ?> json(Path file) throws IOException {
    try {
      if (JsonReader.read(text(file)) instanceof Map<?, ?> object) {
        return object;
      }
    } catch (InvalidInputException e) {
      throw new InvalidInputException(file.getFileName() + ": " + e.getMessage(), e);
    }
    throw new InvalidInputException(file.getFileName() + " is not a JSON object");
  }

  private static String text(Path file) throws IOException {
    if (Files.size(file) > LONGEST_TEXT) {
      throw new InvalidInputException(
          file.getFileName() + " has more than " + LONGEST_TEXT + " bytes");
    }
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}
