package dodona.experiment.report;

import dodona.experiment.document.Block;
import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Iteration;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import java.util.ArrayList;
import java.util.List;

/** Static oracles against dynamic ones with exploration, in every system that has both. */
final class ExplorationPart {

  private final Results results;

  ExplorationPart(Results results) {
    this.results = results;
  }

  Section section() {
    ContrastTable table = new ContrastTable(results);
    List<String> systems =
        results.settings(Setting::explores).stream().map(Setting::system).distinct().toList();
    for (String treebank : results.treebanks()) {
      for (String system : systems) {
        for (Setting before : results.settings(s -> isBaseline(s, system))) {
          for (Setting after : results.settings(s -> explores(s, system))) {
            if (before.isComparable(after)) {
              table.add(treebank, before, after);
            }
          }
        }
      }
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        table.table(
            "Before: the static oracle (easy-first: the best correct action, no exploration)."
                + " After: the dynamic oracle with exploration"));
    List<Setting> approximate = results.settings(this::isApproximate);
    if (!approximate.isEmpty()) {
      blocks.add(approximations(approximate));
    }
    return new Section(
        "Training with exploration",
        "Goldberg & Nivre (2013), Table 1",
        Protocol.of(results),
        blocks);
  }

  private boolean isApproximate(Setting setting) {
    return results.runs().stream()
        .anyMatch(r -> r.run().setting().equals(setting) && approximateShare(r) > 0);
  }

  private static double approximateShare(RunResult result) {
    return result.iterations().stream().mapToDouble(Iteration::approximate).average().orElse(0);
  }

  private Table approximations(List<Setting> settings) {
    List<String> headings = new ArrayList<>(List.of("treebank"));
    settings.forEach(setting -> headings.add(setting.name()));
    List<List<Cell>> rows = new ArrayList<>();
    for (String treebank : results.treebanks()) {
      List<Cell> row = new ArrayList<>(List.of(Cell.of(treebank)));
      for (Setting setting : settings) {
        double share = results.mean(treebank, setting, ExplorationPart::approximateShare);
        row.add(Cell.of(Figures.mean(share)));
      }
      rows.add(row);
    }
    return new Table(
        "Decisions in training for which the oracle could not compute all costs, in percent",
        headings,
        rows,
        List.of("The mean over iterations and seeds. A bound stands in for such costs."));
  }

  private static boolean isBaseline(Setting setting, String system) {
    return setting.system().equals(system) && !setting.isBeam() && !setting.isDynamic();
  }

  private static boolean explores(Setting setting, String system) {
    return setting.system().equals(system) && setting.explores();
  }
}
