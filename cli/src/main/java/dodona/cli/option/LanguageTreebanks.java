package dodona.cli.option;

import dodona.error.InvalidInputException;
import dodona.support.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The treebanks of several languages, as a file or a folder lists them. */
public final class LanguageTreebanks {

  private static final Pattern CODE = Pattern.compile("[a-z]{2,8}");
  private static final Pattern NAMED = Pattern.compile("(?<code>[a-z]{2,8})=(?<file>.+)");
  private static final String NONE = "-";
  private static final int FIELDS = 5;
  private static final int MOST_BYTES = 1 << 24;

  private final SortedMap<String, LanguageFiles> languages = new TreeMap<>();

  /** The files of a language, and the licenses of its treebanks. */
  private static final class LanguageFiles {
    private final List<Path> train = new ArrayList<>();
    private final List<Path> dev = new ArrayList<>();
    private final List<Path> test = new ArrayList<>();
    private final TreeSet<String> licenses = new TreeSet<>();
  }

  /** No treebanks yet. */
  public LanguageTreebanks() {}

  /**
   * Reads a list of treebanks: a file with a line for each treebank, or a folder with a folder for
   * each language.
   *
   * @throws InvalidInputException if the list is not valid; the message names the line
   */
  public static LanguageTreebanks read(Path list) throws IOException {
    LanguageTreebanks treebanks = new LanguageTreebanks();
    if (Files.isDirectory(list)) {
      treebanks.addFolder(list);
    } else {
      treebanks.addFile(list);
    }
    if (treebanks.languages.isEmpty()) {
      throw new InvalidInputException(
          list + ": no treebanks; expected lines, or folders such as de/train.conllu");
    }
    return treebanks;
  }

  private void addFile(Path list) throws IOException {
    List<String> lines = TextFile.read(list, MOST_BYTES).lines().toList();
    Path base = list.toAbsolutePath().getParent();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String location = list + ":" + (i + 1);
      String[] fields = line.split("\t", -1);
      if (fields.length < 2 || fields.length > FIELDS) {
        throw new InvalidInputException(
            location
                + ": "
                + fields.length
                + " fields; expected language, training, dev and test treebank, and license,"
                + " separated by tabs");
      }
      LanguageFiles files = of(fields[0], location);
      add(files.train, field(fields, 1), base, location);
      add(files.dev, field(fields, 2), base, location);
      add(files.test, field(fields, 3), base, location);
      String license = field(fields, 4);
      if (!license.isEmpty()) {
        files.licenses.add(license);
      }
    }
  }

  private static String field(String[] fields, int number) {
    String field = number < fields.length ? fields[number].strip() : "";
    return field.equals(NONE) ? "" : field;
  }

  private static void add(List<Path> files, String name, @Nullable Path base, String location) {
    if (name.isEmpty()) {
      return;
    }
    try {
      Path file = base == null ? Path.of(name) : base.resolve(name);
      if (!Files.isRegularFile(file)) {
        throw new InvalidInputException(location + ": '" + name + "' is not a file");
      }
      files.add(file);
    } catch (InvalidPathException e) {
      throw new InvalidInputException(location + ": '" + name + "' is not a valid file name", e);
    }
  }

  private LanguageFiles of(String code, String location) {
    if (!CODE.matcher(code).matches()) {
      throw new InvalidInputException(
          location + ": '" + code + "' is not a language; expected a code such as de");
    }
    return languages.computeIfAbsent(code, unused -> new LanguageFiles());
  }

  /** Adds each folder, such as {@code de} or {@code en-gum}, that has a training treebank. */
  private void addFolder(Path folder) throws IOException {
    List<Path> folders;
    try (Stream<Path> all = Files.list(folder)) {
      folders = all.filter(Files::isDirectory).sorted().toList();
    }
    for (Path one : folders) {
      String code = String.valueOf(one.getFileName()).replaceFirst("-.*", "");
      if (CODE.matcher(code).matches() && !part(one, "train").isEmpty()) {
        LanguageFiles files = of(code, one.toString());
        files.train.addAll(part(one, "train"));
        files.dev.addAll(part(one, "dev"));
        files.test.addAll(part(one, "test"));
      }
    }
  }

  private static List<Path> part(Path folder, String part) {
    return Stream.of(part + ".conllu", part + ".conllu.gz")
        .map(folder::resolve)
        .filter(Files::isRegularFile)
        .toList();
  }

  /** Returns whether any file is given as {@code CODE=FILE}. */
  public static boolean areNamed(List<Path> files) {
    return files.stream().anyMatch(LanguageTreebanks::isNamed);
  }

  private static boolean isNamed(Path file) {
    return NAMED.matcher(file.toString()).matches() && !Files.exists(file);
  }

  /**
   * Adds treebanks that are given as {@code CODE=FILE}.
   *
   * @throws InvalidInputException if one has no code
   */
  public void add(List<Path> train, List<Path> dev) {
    train.forEach(file -> of(file).train.add(file(file)));
    dev.forEach(file -> of(file).dev.add(file(file)));
  }

  private LanguageFiles of(Path file) {
    return of(named(file).group("code"), file.toString());
  }

  private static Path file(Path file) {
    return Path.of(named(file).group("file"));
  }

  private static Matcher named(Path file) {
    Matcher named = NAMED.matcher(file.toString());
    if (!named.matches()) {
      throw new InvalidInputException(
          file + ": a treebank without a language; expected CODE=FILE, such as de=" + file);
    }
    return named;
  }

  /** The codes of the languages, in alphabetical order. */
  public List<String> codes() {
    return List.copyOf(languages.keySet());
  }

  /** The training treebanks of a language. */
  public List<Path> train(String code) {
    return files(code).train;
  }

  /** The dev treebanks of a language. */
  public List<Path> dev(String code) {
    return files(code).dev;
  }

  /** The test treebanks of a language. */
  public List<Path> test(String code) {
    return files(code).test;
  }

  /** The licenses of a language's treebanks. */
  public List<String> licenses(String code) {
    return List.copyOf(files(code).licenses);
  }

  private LanguageFiles files(String code) {
    LanguageFiles files = languages.get(code);
    return files == null ? new LanguageFiles() : files;
  }
}
