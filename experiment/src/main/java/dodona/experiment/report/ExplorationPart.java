package dodona.experiment.report;

import dodona.experiment.document.Section;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import java.io.IOException;
import java.util.List;

/** Static oracles against dynamic ones with exploration, in every system that has both. */
final class ExplorationPart {

  private final Results results;

  ExplorationPart(Results results) {
    this.results = results;
  }

  Section section() throws IOException {
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
    return new Section(
        "Training with exploration",
        "Goldberg & Nivre (2013), Table 1",
        Protocol.of(results),
        List.of(
            table.table(
                "Before: the static oracle (easy-first: the best correct action, no exploration)."
                    + " After: the dynamic oracle with exploration")));
  }

  private static boolean isBaseline(Setting setting, String system) {
    return setting.system().equals(system) && !setting.isBeam() && !setting.isDynamic();
  }

  private static boolean explores(Setting setting, String system) {
    return setting.system().equals(system) && setting.explores();
  }
}
