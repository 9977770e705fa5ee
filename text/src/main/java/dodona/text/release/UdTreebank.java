package dodona.text.release;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A treebank of a Universal Dependencies release.
 *
 * @param name the beginning of its file names, such as {@code de_gsd}
 * @param title its title, such as {@code German-GSD}; its name if the folder has none
 * @param train the training files; large treebanks have several
 * @param dev the development files
 * @param test the test files
 * @param terms its license and contributors
 */
public record UdTreebank(
    String name, String title, List<Path> train, List<Path> dev, List<Path> test, UdTerms terms) {

  private static final String PREFIX = "UD_";

  private static final Pattern FILE =
      Pattern.compile(
          "(?<name>[a-z]{2,8}(?:_[a-z0-9]+)?)(?:-ud)?-(?<part>train|dev|test)(?:-[\\w-]+)?"
              + "\\.conllu(?<packed>\\.gz)?");

  /** Copies the lists. */
  public UdTreebank {
    train = List.copyOf(train);
    dev = List.copyOf(dev);
    test = List.copyOf(test);
  }

  /**
   * Finds all treebanks in a folder and the folders in it, by the names of their files, such as
   * {@code UD_German-GSD/de_gsd-ud-train.conllu}, also with {@code .gz} and without {@code -ud}.
   * They are sorted by name.
   *
   * @throws InvalidInputException if there are none, or two have the same name
   */
  public static List<UdTreebank> findAll(Path release) throws IOException {
    if (!Files.isDirectory(release)) {
      throw new IOException(release + ": folder not found");
    }
    Map<String, UdTreebank> treebanks = new TreeMap<>();
    Map<String, Path> folders = new HashMap<>();
    List<Path> all = new ArrayList<>(List.of(release));
    all.addAll(sorted(release, Files::isDirectory));
    for (Path folder : all) {
      for (UdTreebank treebank : in(folder)) {
        Path other = folders.put(treebank.name, folder);
        if (other != null) {
          throw new InvalidInputException(
              "the treebank "
                  + treebank.name
                  + " is in two folders, "
                  + other
                  + " and "
                  + folder
                  + "; expected each treebank once");
        }
        treebanks.put(treebank.name, treebank);
      }
    }
    if (treebanks.isEmpty()) {
      throw new InvalidInputException(
          release + ": no treebanks; expected files such as UD_German-GSD/de_gsd-ud-train.conllu");
    }
    return List.copyOf(treebanks.values());
  }

  private static List<UdTreebank> in(Path folder) throws IOException {
    Path absolute = folder.toAbsolutePath().normalize();
    String folderName = String.valueOf(absolute.getFileName());
    boolean isOfTreebank = folderName.startsWith(PREFIX);
    String title = folderName.substring(isOfTreebank ? PREFIX.length() : 0);
    Map<String, Map<String, List<Path>>> files = files(folder);
    if (files.isEmpty() && isOfTreebank) {
      return List.of(
          new UdTreebank(title, title, List.of(), List.of(), List.of(), UdTerms.read(folder)));
    }
    List<UdTreebank> treebanks = new ArrayList<>();
    for (Map.Entry<String, Map<String, List<Path>>> entry : files.entrySet()) {
      Map<String, List<Path>> parts = entry.getValue();
      treebanks.add(
          new UdTreebank(
              entry.getKey(),
              isOfTreebank && files.size() == 1 ? title : entry.getKey(),
              parts.getOrDefault("train", List.of()),
              parts.getOrDefault("dev", List.of()),
              parts.getOrDefault("test", List.of()),
              UdTerms.read(folder)));
    }
    return treebanks;
  }

  /** Returns the files of a folder by treebank and part. */
  private static Map<String, Map<String, List<Path>>> files(Path folder) throws IOException {
    Map<String, Map<String, List<Path>>> files = new LinkedHashMap<>();
    for (Path file : sorted(folder, Files::isRegularFile)) {
      Matcher name = FILE.matcher(String.valueOf(file.getFileName()));
      if (name.matches() && !(name.group("packed") != null && hasUnpacked(file))) {
        files
            .computeIfAbsent(name.group("name"), unused -> new HashMap<>())
            .computeIfAbsent(name.group("part"), unused -> new ArrayList<>())
            .add(file);
      }
    }
    return files;
  }

  /** Returns whether a gzipped file is also there in unpacked form. */
  private static boolean hasUnpacked(Path file) {
    return Files.exists(
        file.resolveSibling(String.valueOf(file.getFileName()).replaceFirst("\\.gz$", "")));
  }

  private static List<Path> sorted(Path folder, Predicate<Path> wanted) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(wanted)
          .sorted(Comparator.comparing(path -> String.valueOf(path.getFileName())))
          .toList();
    }
  }

  /** Returns the code of its language, such as {@code de}. */
  public String language() {
    return name.replaceFirst("_.*", "");
  }

  /** Returns whether it is in a folder of the official release, not just named like one of it. */
  boolean isOfficial() {
    return !title.equals(name);
  }

  /** Returns the address of the page of an official treebank, which names its authors. */
  public String page() {
    return "https://universaldependencies.org/treebanks/" + name + "/index.html";
  }

  /** Returns all files, those for training first. */
  public List<Path> files() {
    return Stream.of(train, dev, test).flatMap(List::stream).toList();
  }
}
