package dodona.experiment.plan;

import dodona.experiment.plan.YamlNode.Mapping;
import dodona.support.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads descriptions; docs/how-to/experiments.md defines their format. */
public final class DescriptionReader {

  private static final List<String> NAMES =
      List.of(
          "title",
          "report",
          "tags",
          "select",
          "scoring",
          "seeds",
          "folds",
          "sentences",
          "treebanks",
          "settings",
          "quick");

  /** The maximum size of a file in bytes; handwritten files are far smaller. */
  static final int MOST_BYTES = 1 << 20;

  /** Cross-validation over more parts teaches nothing more. */
  private static final int MOST_FOLDS = 1000;

  /** The maximum number of runs. */
  private static final long MOST_RUNS = 100_000;

  private static final List<String> QUICK_NAMES =
      List.of("treebanks", "seeds", "sentences", "iterations", "settings");
  private static final List<String> TREEBANK_NAMES = List.of("name", "train", "dev", "test");

  private final String file;
  private final @Nullable Path treebanks;
  private final SettingReader settings;

  private DescriptionReader(Path file, @Nullable Path treebanks) {
    this.file = file.toString();
    this.treebanks = treebanks;
    Path folder = file.toAbsolutePath().getParent();
    this.settings = new SettingReader(folder == null ? file.toAbsolutePath() : folder);
  }

  /**
   * Reads a description.
   *
   * @param treebanks the folder that the treebanks are looked for in
   * @param quick whether to take its quick form
   * @param others treebanks to take instead of those that it names
   * @throws InvalidDescriptionException if it cannot be carried out
   */
  public static Description read(
      Path file, Path treebanks, boolean quick, List<TreebankFiles> others) throws IOException {
    return read(new DescriptionReader(file, treebanks), file, quick, others);
  }

  /**
   * Reads a description to make a report of results that exist: the treebanks are not looked for.
   *
   * @param quick whether to take its quick form
   */
  public static Description withoutTreebanks(Path file, boolean quick) throws IOException {
    return read(new DescriptionReader(file, null), file, quick, List.of());
  }

  private static Description read(
      DescriptionReader reader, Path file, boolean quick, List<TreebankFiles> others)
      throws IOException {
    String text = TextFile.read(file, MOST_BYTES);
    Mapping root = YamlReader.read(text, reader.file).mapping().onlyWith(NAMES);
    return reader.description(root, quick, others);
  }

  private Description description(Mapping root, boolean quick, List<TreebankFiles> others)
      throws IOException {
    Mapping small =
        quick
            ? root.get("quick")
                .orElseThrow(() -> root.place().error("the description has no 'quick' form"))
                .mapping()
                .onlyWith(QUICK_NAMES)
            : new Mapping(root.place(), Map.of());
    List<Part> parts =
        root.require("report").items().stream()
            .map(node -> Part.named(node.oneOf(Part.names())))
            .toList();
    List<TreebankFiles> files =
        others.isEmpty()
            ? treebanks(small.get("treebanks").orElse(root.require("treebanks")))
            : others;
    List<Setting> chosen =
        settings(small.get("settings").or(() -> root.get("settings")).orElse(null), small);
    if (chosen.isEmpty() && !parts.equals(List.of(Part.STATISTICS))) {
      throw root.place().error("'settings' is missing: every report but statistics needs training");
    }
    if (parts.contains(Part.EXPLORATION) && chosen.stream().noneMatch(Setting::explores)) {
      throw root.require("report")
          .place()
          .error(
              "'exploration' needs a setting that explores, with a dynamic oracle and 'explore-p'"
                  + " above 0");
    }
    Description description =
        new Description(
            root.require("title").text(),
            parts,
            word(root, "tags", List.of("gold", "jackknife")).equals("gold")
                ? Tags.GOLD
                : Tags.JACKKNIFE,
            word(root, "select", List.of("best", "last")).equals("best")
                ? Selection.BEST
                : Selection.LAST,
            scoring(root),
            seeds(small.get("seeds").or(() -> root.get("seeds")).orElse(null)),
            root.get("folds").map(node -> node.wholeNumber(2, MOST_FOLDS)).orElse(1),
            small
                .get("sentences")
                .or(() -> root.get("sentences"))
                .map(node -> node.wholeNumber(1))
                .orElse(Description.ALL_SENTENCES),
            files,
            chosen,
            Map.of());
    long runs =
        (long) files.size() * chosen.size() * description.seeds().size() * description.folds();
    if (runs > MOST_RUNS) {
      throw root.place().error(runs + " runs; expected at most " + MOST_RUNS);
    }
    return description;
  }

  private static Scoring scoring(Mapping root) {
    return switch (word(root, "scoring", List.of("ud", "conllx", "full-labels"))) {
      case "conllx" -> Scoring.CONLLX;
      case "full-labels" -> Scoring.FULL_LABELS;
      default -> Scoring.UD;
    };
  }

  private static String word(Mapping root, String name, List<String> words) {
    return root.get(name).map(node -> node.oneOf(words)).orElse(words.get(0));
  }

  private static List<Long> seeds(@Nullable YamlNode node) {
    return node == null
        ? List.of(1L)
        : node.items().stream().map(item -> item.as(Long::valueOf, "a whole number")).toList();
  }

  /** Equal settings, such as no exploration after any number of iterations, are trained once. */
  private List<Setting> settings(@Nullable YamlNode node, Mapping small) throws IOException {
    Set<Setting> all = new LinkedHashSet<>();
    if (node != null) {
      for (YamlNode item : node.items()) {
        Mapping mapping = item.mapping();
        YamlNode fewer = small.get("iterations").orElse(null);
        if (fewer != null && mapping.get("iterations").isPresent()) {
          Map<String, YamlNode> entries = new LinkedHashMap<>(mapping.entries());
          entries.put("iterations", fewer);
          mapping = new Mapping(mapping.place(), entries);
        }
        all.addAll(settings.read(mapping));
      }
    }
    return List.copyOf(all);
  }

  private List<TreebankFiles> treebanks(YamlNode node) throws IOException {
    List<TreebankFiles> found = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (YamlNode item : node.items()) {
      TreebankFiles treebank = item instanceof Mapping mapping ? files(mapping) : folder(item);
      if (!names.add(FileNames.of(treebank.name()).toLowerCase(Locale.ROOT))) {
        throw item.place()
            .error(
                "the treebank '" + treebank.name() + "' or one with a similar name appears twice");
      }
      found.add(treebank);
    }
    if (found.isEmpty()) {
      throw node.place().error("there are no treebanks");
    }
    return found;
  }

  private TreebankFiles folder(YamlNode item) {
    if (treebanks == null) {
      return new TreebankFiles(item.text(), Path.of(""), null, null);
    }
    try {
      Path folder = item.in(treebanks);
      Path released = treebanks.resolve("UD_" + item.text()); // as UD's own releases call it
      return TreebankFolder.find(item.text(), Files.isDirectory(released) ? released : folder);
    } catch (IOException e) {
      throw item.place().error(e.getMessage() + ". Set the folder of treebanks with --treebanks.");
    }
  }

  private TreebankFiles files(Mapping mapping) {
    mapping.onlyWith(TREEBANK_NAMES);
    return new TreebankFiles(
        mapping.require("name").text(),
        existing(mapping.require("train")),
        mapping.get("dev").map(this::existing).orElse(null),
        mapping.get("test").map(this::existing).orElse(null));
  }

  private Path existing(YamlNode node) {
    if (treebanks == null) {
      return Path.of("");
    }
    Path path = node.in(treebanks);
    if (!Files.isRegularFile(path)) {
      throw node.place()
          .error(path + ": file not found. Set the folder of treebanks with --treebanks.");
    }
    return path;
  }
}
