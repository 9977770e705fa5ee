package dodona.experiment.report;

import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.transition.StackMove;
import dodona.transition.TransitionSystems;
import java.util.List;
import java.util.Locale;

/**
 * The settings that compare oracles of one system under one search.
 *
 * @param system the transition system
 * @param search the search, such as {@code greedy} or {@code beam 20}
 * @param settings the settings, in the order of the description
 */
record OracleSettings(String system, String search, List<Setting> settings) {

  /** That which the papers' tables are about. */
  private static final String SWAP_STANDARD = "swap-standard";

  /** All comparisons that results hold. */
  static List<OracleSettings> of(Results results) {
    return results.settings(setting -> true).stream()
        .map(setting -> new OracleSettings(setting.system(), setting.search(), List.of()))
        .distinct()
        .map(group -> of(results, group.system, group.search))
        .toList();
  }

  private static OracleSettings of(Results results, String system, String search) {
    return new OracleSettings(
        system,
        search,
        results.settings(s -> s.system().equals(system) && s.search().equals(search)));
  }

  /** What it is called, such as {@code greedy}, or {@code arc-eager, greedy}. */
  String name() {
    return system.equals(SWAP_STANDARD) ? search : system + ", " + search;
  }

  /** Whether the system reorders words. */
  boolean hasSwaps() {
    return TransitionSystems.named(system).transitions().has(StackMove.SWAP);
  }

  /** The oracle's name as papers print it. */
  static String oracleName(Setting setting) {
    return setting.oracle().toUpperCase(Locale.ROOT);
  }
}
