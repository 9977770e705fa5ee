package dodona.bench.ablate;

import dodona.bench.BenchCommand;
import dodona.experiment.plan.TreebankFiles;
import dodona.experiment.plan.TreebankFolder;
import dodona.experiment.run.TreebankData;
import dodona.experiment.run.TreebankReader;
import dodona.support.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/ablate}. */
@Command(
    name = "bench/ablate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Trains greedy parsers without each line (or template) of a feature file in turn, and prints"
          + " what dev LAS they lose.",
      "With -o, then leaves out one line after another, the most useless first, as long as little is"
          + " lost, and writes what remains."
    },
    footer = {
      "",
      "Example:",
      "  bench/ablate swap-standard.features --system swap-standard --oracle lazy \\",
      "      --treebank ud/Hungarian-Szeged --treebank ud/Basque-BDT -o shorter.features"
    })
public final class AblateCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FEATURES", description = "The feature file.")
  private Path features = Path.of("");

  @Option(
      names = "--treebank",
      paramLabel = "FOLDER",
      required = true,
      description = "A folder with *-train.conllu and *-dev.conllu. May be repeated.")
  private List<Path> treebanks = new ArrayList<>();

  @Option(names = "--system", paramLabel = "NAME", description = "The system, swap-standard.")
  private String system = "swap-standard";

  @Option(names = "--oracle", paramLabel = "NAME", description = "Its oracle, lazy.")
  private String oracle = "lazy";

  @Option(names = "--templates", description = "Leave out single templates, not lines.")
  private boolean single;

  @Option(names = "--iterations", paramLabel = "N", description = "Iterations, 5.")
  private int iterations = 5;

  @Option(
      names = "--seeds",
      paramLabel = "N[,N...]",
      split = ",",
      description = "Random seeds, over which LAS is averaged; 1.")
  private List<Long> seeds = List.of(1L);

  @Option(
      names = "--sentences",
      paramLabel = "N",
      description = "Learn from so many sentences of each treebank at the most, 4,000.")
  private int sentences = 4_000;

  @Option(names = "--threads", paramLabel = "N", description = "Threads, one for each core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--loss",
      paramLabel = "LAS",
      description =
          "With -o, how much the mean may lose in all, 0.1; a single treebank may lose"
              + " three times as much.")
  private double loss = 0.1;

  @Option(names = "-o", paramLabel = "FILE", description = "Write the shorter feature file.")
  private @Nullable Path output;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new AblateCommand(), args);
  }

  @Override
  public Integer call() throws IOException {
    String text = Files.readString(features);
    TemplateGroups all = single ? TemplateGroups.templates(text) : TemplateGroups.lines(text);
    List<TreebankData> material = new ArrayList<>();
    for (Path folder : treebanks) {
      TreebankFiles files = TreebankFolder.find(folder.getFileName().toString(), folder);
      material.add(TreebankReader.read(files).learningFrom(sentences));
    }
    try (Trials trials = new Trials(material, seeds, system, oracle, iterations, threads)) {
      System.out.println("| templates | left out | " + names(material) + " | mean |");
      System.out.println("|---|---|" + "---|".repeat(material.size() + 1));
      Scored base = trials.score(all);
      print("nothing", base);
      Map<String, Scored> without = new LinkedHashMap<>();
      Iterator<String> groups = all.groups().iterator();
      trials.scoreAll(
          all.groups().stream().map(all::without).toList(),
          scored -> {
            String group = groups.next();
            without.put(group, scored);
            print(group, scored);
          });
      if (output != null) {
        shorten(trials, base, without, output);
      }
    }
    return 0;
  }

  private static String names(List<TreebankData> material) {
    return material.stream().map(TreebankData::name).collect(Collectors.joining(" | "));
  }

  private void shorten(Trials trials, Scored base, Map<String, Scored> without, Path file)
      throws IOException {
    List<Map.Entry<String, Scored>> order = new ArrayList<>(without.entrySet());
    order.sort(Comparator.comparingDouble(entry -> -entry.getValue().mean()));
    TemplateGroups left = base.groups();
    for (Map.Entry<String, Scored> entry : order) {
      String group = entry.getKey();
      if (left.groups().size() > 1) {
        Scored scored = trials.score(left.without(group));
        boolean isGood = scored.isAsGoodAs(base, loss, 3 * loss);
        print((isGood ? "also " : "not ") + group, scored);
        left = isGood ? scored.groups() : left;
      }
    }
    AtomicFile.write(file, left.text());
  }

  private static void print(String what, Scored scored) {
    String figures =
        scored.las().stream()
            .map(las -> String.format(Locale.ROOT, "%.2f", las))
            .collect(Collectors.joining(" | "));
    System.out.printf(
        Locale.ROOT,
        "| %d | %s | %s | %.2f |%n",
        scored.groups().size(),
        what,
        figures,
        scored.mean());
  }
}
