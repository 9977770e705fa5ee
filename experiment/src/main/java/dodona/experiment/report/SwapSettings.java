package dodona.experiment.report;

import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import java.util.List;
import java.util.Locale;

/** The settings that compare oracles of SwapStandard. */
final class SwapSettings {

  private SwapSettings() {}

  static boolean isSwap(Setting setting) {
    return setting.system().equals("swap-standard");
  }

  static List<Setting> of(Results results, String search) {
    return results.settings(s -> isSwap(s) && s.search().equals(search));
  }

  /** The oracle's name as papers print it. */
  static String oracleName(Setting setting) {
    return setting.oracle().toUpperCase(Locale.ROOT);
  }
}
