package dodona.golden;

import dodona.SmallTrees;
import dodona.treebank.DependencyTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes the golden files. In the folder {@code core}: {@code java -cp
 * target/classes:target/test-classes dodona.golden.GoldenFiles src/test/resources/dodona/golden}.
 */
final class GoldenFiles {

  static final String DERIVATIONS = "swap-standard-derivations.tsv";
  static final int WORDS_OF_DERIVATIONS = 4;
  static final int WORDS_OF_COSTS = 3;

  /** The damaged copies of small gold files that evaluators are tried on. */
  static final List<String> SCORED_COPIES =
      List.of(
          "english.trees",
          "english.segmentation",
          "french.trees",
          "french.segmentation",
          "hungarian.trees",
          "chinese.segmentation");

  private static final Path SCORED = Path.of("src/test/resources/dodona/golden/evaluate");

  private GoldenFiles() {}

  /** Writes every file into a folder. */
  public static void main(String[] folder) throws IOException {
    Path target = Files.createDirectories(Path.of(folder[0]));
    Files.write(target.resolve(DERIVATIONS), derivations());
    for (NaiveSystem system : systemsWithCosts()) {
      Files.write(target.resolve(costsOf(system)), costs(system));
    }
    for (String copy : SCORED_COPIES) {
      Files.write(target.resolve(scoresOf(copy)), scores(copy));
    }
  }

  /** The gold file of a damaged copy. */
  static Path goldOf(String copy) {
    return SCORED.resolve(copy.substring(0, copy.indexOf('.')) + ".gold.conllu");
  }

  /** The damaged copy itself. */
  static Path copy(String copy) {
    return SCORED.resolve(copy + ".conllu");
  }

  static String scoresOf(String copy) {
    return "evaluate/" + copy + ".scores.tsv";
  }

  /** Returns the reference scorer's figures for a damaged copy. */
  static List<String> scores(String copy) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("metric\tgold\tsystem\tcorrect\taligned");
    ReferenceScorer.score(goldOf(copy), copy(copy)).forEach(f -> lines.add(f.toString()));
    return lines;
  }

  /** The systems with a dynamic oracle. */
  static List<NaiveSystem> systemsWithCosts() {
    return Arrays.stream(NaiveSystem.values())
        .filter(system -> system != NaiveSystem.SWAP_STANDARD)
        .toList();
  }

  static String costsOf(NaiveSystem system) {
    return system.title() + "-costs.tsv";
  }

  /** The lines of a file as it was shipped. */
  static List<String> shipped(String name) throws IOException {
    try (InputStream in = GoldenFiles.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no test resource dodona/golden/" + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** The cells of every line of a shipped file but the first, which names the columns. */
  static List<String[]> rows(String name) throws IOException {
    return shipped(name).stream().skip(1).map(line -> line.split("\t", -1)).toList();
  }

  static DependencyTree tree(String heads) {
    return DependencyTree.of(Arrays.stream(heads.split(",")).mapToInt(Integer::parseInt).toArray());
  }

  /** Every tree of up to 4 words with what swap-standard's oracles make of it. */
  static List<String> derivations() {
    List<String> lines = new ArrayList<>();
    lines.add("heads\torder\tcomponents\teager\tlazy\tminimal swaps\tnd-sw\tnd-all");
    for (List<Integer> gold : trees(WORDS_OF_DERIVATIONS)) {
      NaiveSwaps swaps = new NaiveSwaps(gold);
      lines.add(
          String.join(
              "\t",
              joined(gold),
              joined(swaps.order()),
              swaps.components().stream().map(GoldenFiles::joined).collect(Collectors.joining("|")),
              swaps.eager(),
              swaps.lazy(),
              Integer.toString(swaps.fewestSwaps()),
              Integer.toString(swaps.ndSw().size()),
              Integer.toString(swaps.ndAll().size())));
    }
    return lines;
  }

  /** Every tree of up to 3 words in every configuration, mistakes included, and every cost. */
  static List<String> costs(NaiveSystem system) {
    List<String> lines = new ArrayList<>();
    lines.add("heads\tafter\tcosts\tloss");
    for (List<Integer> gold : trees(WORDS_OF_COSTS)) {
      NaiveLoss loss = new NaiveLoss(system, gold);
      addCosts(system, system.start(gold.size()), "", gold, loss, new HashSet<>(), lines);
    }
    return lines;
  }

  private static void addCosts(
      NaiveSystem system,
      NaiveState c,
      String after,
      List<Integer> gold,
      NaiveLoss loss,
      Set<NaiveState> seen,
      List<String> lines) {
    if (seen.add(c)) {
      String costs =
          loss.costs(c).entrySet().stream()
              .map(cost -> cost.getKey() + "=" + cost.getValue())
              .collect(Collectors.joining(" "));
      lines.add(joined(gold) + "\t" + after.strip() + "\t" + costs + "\t" + loss.loss(c));
      for (Map.Entry<String, NaiveState> move : system.moves(c).entrySet()) {
        addCosts(system, move.getValue(), after + " " + move.getKey(), gold, loss, seen, lines);
      }
    }
  }

  private static List<List<Integer>> trees(int words) {
    return SmallTrees.upTo(words)
        .map(tree -> Arrays.stream(tree.heads()).boxed().toList())
        .toList();
  }

  private static String joined(List<Integer> words) {
    return words.stream().map(String::valueOf).collect(Collectors.joining(","));
  }
}
