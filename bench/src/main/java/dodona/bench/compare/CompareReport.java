package dodona.bench.compare;

import dodona.bench.process.Machine;
import dodona.evaluate.ArcScore;
import dodona.experiment.plot.ScatterPlot;
import dodona.experiment.plot.SvgPlot;
import dodona.table.TextTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The results as a page in Markdown, a table in CSV and a plot.
 *
 * @param setup what was compared, in sentences
 * @param places names for folders of this machine, which have no place in a report
 */
record CompareReport(
    List<Result> results,
    Spread coldStart,
    List<String> setup,
    List<Location> places,
    Inputs inputs) {

  private static final String BASE = "malt-stacklazy";

  /** A folder, or a class path, and what stands for it. */
  record Location(String path, String name) {}

  /** Writes {@code compare.md}, {@code compare.csv} and {@code compare.svg}. */
  void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("compare.md"), markdown());
    Files.writeString(folder.resolve("compare.csv"), csv());
    Files.writeString(folder.resolve("compare.svg"), SvgPlot.of(plot()));
  }

  /** The page. */
  String markdown() throws IOException {
    StringBuilder out = new StringBuilder("# Parsers side by side\n\n");
    out.append("This page was written by `bench/compare`.\n\n");
    out.append("- ").append(Machine.description()).append('\n');
    setup.forEach(line -> out.append("- ").append(line).append('\n'));
    out.append("\n## Accuracy and speed\n\n").append(speeds().markdown());
    out.append("\nMedians, with the least and the largest in brackets. Speeds leave out starting,");
    out.append(" loading and, where the larger input is copies of the test set, warming up.");
    out.append(" *over MaltParser* compares words per CPU second. *start* is one sentence from");
    out.append(" start to end, *memory* the peak of the resident set while parsing the test set");
    out.append(" once on one thread. From a cold start, Dodona parses one sentence from raw text");
    out.append(" with the default model in ");
    out.append(String.format(Locale.ROOT, "%.2f s.%n", coldStart.median()));
    out.append("\n![accuracy over speed](compare.svg)\n");
    out.append("\n## Non-projective arcs\n\n").append(nonProjectiveArcs().markdown());
    out.append("\nWith labels; precision over the predicted trees, recall over the gold trees.\n");
    out.append("\n## Training\n\n").append(trainings().markdown());
    out.append("\n## Settings\n\n");
    for (Result result : results) {
      out.append("**").append(result.contestant().title()).append("**: ");
      out.append(result.contestant().setting()).append('.');
      out.append(conversion(result.contestant().format()));
      if (result.severalRoots() > 0) {
        out.append(" It gave several roots to %,d sentences.".formatted(result.severalRoots()));
      }
      out.append("\n\n```\n").append(commands(result)).append("```\n\n");
    }
    return out.toString().stripTrailing() + "\n";
  }

  private TextTable speeds() {
    TextTable table =
        new TextTable("")
            .left("parser")
            .right("LAS", "UAS", "words/s, one thread", "words/CPU-s", "over MaltParser")
            .right("words/s, all cores", "start, s", "memory, MB");
    double base =
        results.stream()
            .filter(r -> r.contestant().name().equals(BASE))
            .filter(r -> r.cpuSpeed().isKnown())
            .mapToDouble(r -> r.cpuSpeed().median())
            .findFirst()
            .orElse(Double.NaN);
    for (Result r : results) {
      table.row(
          r.contestant().title(),
          format("%.2f", r.las()),
          format("%.2f", r.uas()),
          spread("%,.0f", r.speed()),
          r.cpuSpeed().isKnown() ? format("%,.0f", r.cpuSpeed().median()) : "–",
          Double.isNaN(base) || !r.cpuSpeed().isKnown()
              ? "–"
              : format("%.2f×", r.cpuSpeed().median() / base),
          r.contestant().hasThreads() ? spread("%,.0f", r.allCores()) : "–",
          spread("%.2f", r.start()),
          spread("%,.0f", r.peak()));
    }
    return table;
  }

  /** The columns of Table 2 of Nivre, Kuhlmann &amp; Hall (2009). */
  private TextTable nonProjectiveArcs() {
    TextTable table =
        new TextTable("")
            .left("parser")
            .right("arcs in gold", "predicted", "precision", "recall", "F");
    for (Result r : results) {
      ArcScore arcs = r.nonProjective();
      table.row(
          r.contestant().title(),
          format("%,d", arcs.gold()),
          format("%,d", arcs.system()),
          format("%.2f", arcs.precision()),
          format("%.2f", arcs.recall()),
          format("%.2f", arcs.f1()));
    }
    return table;
  }

  private TextTable trainings() {
    TextTable table =
        new TextTable("")
            .left("parser")
            .left("trained on")
            .right("wall, s", "CPU, s", "memory, MB", "model, MB");
    for (Result r : results) {
      table.row(
          r.contestant().title(),
          r.contestant().trainedOn(),
          format("%,.0f", r.training().usage().wall()),
          format("%,.0f", r.training().usage().cpu()),
          format("%,.0f", r.training().usage().peakMegabytes()),
          format("%.1f", r.training().modelBytes() / 1e6));
    }
    return table;
  }

  private String conversion(PeerFormat format) {
    String xpos = inputs.uposForXpos() ? ", XPOS copied from UPOS, as the treebank has none" : "";
    return switch (format) {
      case CONLLU -> " Reads and writes CoNLL-U.";
      case CONLLX ->
          " Input converted to CoNLL-X: words only, UPOS, XPOS and FEATS in their columns"
              + xpos
              + ".";
      case CONLL09 ->
          " Input converted to CoNLL 2009: lemma, XPOS and FEATS both as gold and as predicted"
              + xpos
              + ".";
    };
  }

  private String commands(Result result) throws IOException {
    Contestant contestant = result.contestant();
    PeerFormat format = contestant.format();
    Path folder = result.training().folder();
    List<List<String>> commands = new ArrayList<>();
    commands.add(contestant.train(inputs.train(format), inputs.dev(format), folder));
    commands.add(
        contestant.parse(
            folder,
            inputs.file(result.plan().large(), format),
            folder.resolveSibling("out." + format.suffix()),
            1));
    StringBuilder out = new StringBuilder();
    for (List<String> command : commands) {
      String line = String.join(" ", command);
      for (Location place : places) {
        line = line.replace(place.path(), place.name());
      }
      out.append(line).append('\n');
    }
    return out.toString();
  }

  private String csv() {
    StringBuilder out =
        new StringBuilder(
            "parser,las,uas,nonprojective_precision,nonprojective_recall,"
                + "words_s,words_s_min,words_s_max,words_cpu_s,all_cores_words_s,"
                + "start_s,peak_mb,train_wall_s,train_cpu_s,train_peak_mb,model_bytes\n");
    for (Result r : results) {
      out.append(
          String.format(
              Locale.ROOT,
              "%s,%.4f,%.4f,%.4f,%.4f,%.0f,%.0f,%.0f,%.0f,%.0f,%.3f,%.1f,%.2f,%.2f,%.1f,%d%n",
              r.contestant().name(),
              r.las(),
              r.uas(),
              r.nonProjective().precision(),
              r.nonProjective().recall(),
              r.speed().median(),
              r.speed().least(),
              r.speed().most(),
              r.cpuSpeed().median(),
              r.allCores().median(),
              r.start().median(),
              r.peak().median(),
              r.training().usage().wall(),
              r.training().usage().cpu(),
              r.training().usage().peakMegabytes(),
              r.training().modelBytes()));
    }
    return out.toString();
  }

  private ScatterPlot plot() {
    List<ScatterPlot.Point> points = new ArrayList<>();
    for (Result r : results) {
      if (r.speed().isKnown()) {
        boolean all = r.contestant().trainedOn().startsWith("all");
        points.add(
            new ScatterPlot.Point(
                r.contestant().title() + (all ? "" : " (" + r.contestant().trainedOn() + ")"),
                r.speed().median(),
                r.las()));
      }
    }
    return new ScatterPlot("Accuracy over speed", "words per second, one thread", "LAS", points);
  }

  private static String spread(String pattern, Spread spread) {
    return spread.isKnown()
        ? format(
            pattern + " (" + pattern + "–" + pattern + ")",
            spread.median(),
            spread.least(),
            spread.most())
        : "–";
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
