package dodona.experiment.report;

import dodona.experiment.document.Block;
import dodona.experiment.document.Figure;
import dodona.experiment.document.Section;
import dodona.experiment.plan.FileNames;
import dodona.experiment.plan.Setting;
import dodona.experiment.plot.HeatMap;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import dodona.train.recipe.Exploration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/** UAS over k and p of the exploration. */
final class HeatMapPart {

  private final Results results;

  HeatMapPart(Results results) {
    this.results = results;
  }

  Section section() {
    List<Block> blocks = new ArrayList<>();
    List<String> kinds =
        results.settings(Setting::isDynamic).stream().map(HeatMapPart::kind).distinct().toList();
    for (String kind : kinds) {
      for (String treebank : results.treebanks()) {
        blocks.add(
            new Figure(
                "exploration-" + FileNames.of(treebank) + "-" + FileNames.of(kind),
                "UAS on the development set. With p = 0 nothing is explored, whatever k is.",
                map(treebank, kind)));
      }
    }
    return new Section(
        "How much to explore", "Goldberg & Nivre (2013), Figure 1", Protocol.of(results), blocks);
  }

  /** Returns the kind of a setting; settings of the same kind share a heat map. */
  private static String kind(Setting setting) {
    return setting.variant().isEmpty()
        ? setting.system()
        : setting.system() + ", " + setting.variant();
  }

  private HeatMap map(String treebank, String kind) {
    List<Setting> settings = results.settings(s -> s.isDynamic() && kind(s).equals(kind));
    TreeSet<Integer> ks = new TreeSet<>();
    TreeSet<Double> ps = new TreeSet<>();
    for (Setting setting : settings) {
      Exploration exploration = setting.exploration();
      ps.add(exploration == null ? 0 : exploration.p());
      if (exploration != null) {
        ks.add(exploration.k());
      }
    }
    List<List<Double>> values = new ArrayList<>();
    for (int k : ks) {
      List<Double> row = new ArrayList<>();
      for (double p : ps) {
        row.add(value(treebank, settings, k, p));
      }
      values.add(row);
    }
    return new HeatMap(
        treebank + ", " + kind,
        "p",
        "k",
        ps.stream().map(String::valueOf).toList(),
        ks.stream().map(String::valueOf).toList(),
        values);
  }

  private double value(String treebank, List<Setting> settings, int k, double p) {
    Exploration wanted = p == 0 ? null : new Exploration(k, p);
    return settings.stream()
        .filter(s -> Objects.equals(s.exploration(), wanted))
        .mapToDouble(s -> results.mean(treebank, s, RunResult::devUas))
        .findFirst()
        .orElse(Double.NaN);
  }
}
