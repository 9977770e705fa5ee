package dodona.stress.fuzz.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A folder of small files for command lines, where {@code {name}} stands for one of them. Commands
 * may overwrite them and write others; {@link #restore} undoes it.
 */
public final class CommandFiles {

  /** Names of files that do not exist before a command writes them. */
  private static final List<String> ABSENT = List.of("out", "missing");

  /** A list of treebanks of several languages. */
  public static final String LANGUAGES =
      "# language\ttrain\tdev\ttest\tlicense\nen\tgood\tgood\t-\tCC0\nxx\tgood\n";

  /** Lists of what a treebank may contain. */
  public static final String LISTS =
      "[relations]\nnsubj\nnsubj:pass # comment\n[features]\nCase=Nom,Acc\nTense=Past,Pres: VERB"
          + " AUX\n[upos]\nNOUN\n[xpos]\nNN\n";

  private final Path folder;
  private final Map<String, byte[]> contents = new LinkedHashMap<>();
  private final Map<String, FileTime> written = new HashMap<>();

  /**
   * Makes the files.
   *
   * @param folder has nothing else in it
   * @param models models of several kinds by name
   * @param home the project, whose examples are among them
   */
  public CommandFiles(Path folder, Map<String, Path> models, Path home) throws IOException {
    this.folder = Files.createDirectories(folder);
    Path examples = home.resolve("examples");
    String good = Files.readString(examples.resolve("sentences.conllu"));
    put("good", good);
    put("other", good.replace("nsubj", "obj"));
    put("bad", good.replace("\t0\t", "\t\u001B[31m99\t"));
    put("empty", "");
    put("text", "The dog barks. It does so all day.\n");
    put("languages", LANGUAGES);
    put("lists", LISTS);
    put("patterns", "svo: {upos:VERB}=v >nsubj {}=s\n");
    put("features", "S0.form\nS0.form B0.tag\n");
    contents.put("yaml", Files.readAllBytes(examples.resolve("experiment.yaml")));
    contents.put("clusters", Files.readAllBytes(examples.resolve("clusters.paths")));
    for (Map.Entry<String, Path> model : models.entrySet()) {
      contents.put(model.getKey(), Files.readAllBytes(model.getValue()));
    }
    restore();
  }

  private void put(String name, String content) {
    contents.put(name, content.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns an argument with the paths that its placeholders stand for. */
  public String resolve(String arg) {
    String resolved = arg.replace("{folder}", folder.toString());
    for (String name : ABSENT) {
      resolved = resolved.replace("{" + name + "}", folder.resolve(name).toString());
    }
    for (String name : contents.keySet()) {
      resolved = resolved.replace("{" + name + "}", folder.resolve(name).toString());
    }
    return resolved;
  }

  /** Deletes what commands have written, and writes again what they have changed. */
  public void restore() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        if (!file.equals(folder) && !isUnchanged(file)) {
          Files.delete(file);
        }
      }
    }
    for (Map.Entry<String, byte[]> file : contents.entrySet()) {
      Path path = folder.resolve(file.getKey());
      if (!Files.exists(path)) {
        Files.write(path, file.getValue());
        written.put(file.getKey(), Files.getLastModifiedTime(path));
      }
    }
  }

  private boolean isUnchanged(Path file) throws IOException {
    byte[] content = contents.get(folder.relativize(file).toString());
    return content != null
        && Files.isRegularFile(file)
        && Files.size(file) == content.length
        && Files.getLastModifiedTime(file).equals(written.get(file.getFileName().toString()));
  }
}
