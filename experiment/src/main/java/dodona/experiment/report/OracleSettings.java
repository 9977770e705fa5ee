package dodona.experiment.report;

import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.oracle.Derivability;
import dodona.train.recipe.Exploration;
import dodona.transition.StackMove;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The settings that compare oracles of one system under one search.
 *
 * @param system the transition system
 * @param search the search, such as {@code greedy} or {@code beam 20}
 * @param settings the settings, in the order of the description
 * @param isNamed whether the system has to be named, as it is not that of the papers, or not the
 *     only one
 */
record OracleSettings(String system, String search, List<Setting> settings, boolean isNamed) {

  /** That which the papers' tables are about. */
  private static final String SWAP_STANDARD = "swap-standard";

  private static final DependencyTree NON_PROJECTIVE = DependencyTree.of(3, 4, 0, 3);

  /** All comparisons that results hold. */
  static List<OracleSettings> of(Results results) {
    List<Setting> all = results.settings(setting -> true);
    boolean isNamed = all.stream().anyMatch(setting -> !setting.system().equals(SWAP_STANDARD));
    return all.stream()
        .map(one -> new OracleSettings(one.system(), one.search(), alike(results, one), isNamed))
        .distinct()
        .toList();
  }

  private static List<Setting> alike(Results results, Setting one) {
    return results.settings(
        other ->
            other.system().equals(one.system())
                && other.search().equals(one.search())
                && other.isComparable(one));
  }

  /** Returns the name, such as {@code greedy} or {@code arc-eager, greedy}. */
  String name() {
    Setting one = settings.get(0);
    List<String> words = new ArrayList<>();
    if (isNamed) {
      words.add(system);
    }
    words.add(search);
    if (one.svmCost() != null) {
      words.add("svm " + one.svmCost());
    }
    if (!one.featureFile().isEmpty()) {
      words.add("features " + one.featureFile());
    }
    if (one.isUnlabeled()) {
      words.add("unlabeled");
    }
    return String.join(", ", words);
  }

  /** The published tables to compare with: the paper's own, or none for another system. */
  String published(String paper) {
    return system.equals(SWAP_STANDARD) ? paper : "";
  }

  /** Returns whether the system derives any non-projective trees. */
  boolean isNonProjective() {
    return Derivability.canDerive(system, NON_PROJECTIVE);
  }

  /** Returns whether the system reorders words. */
  boolean hasSwaps() {
    return TransitionSystems.named(system).transitions().has(StackMove.SWAP);
  }

  /**
   * The oracle's name as papers print it, and whatever else is not as usual in a setting, unless it
   * is so in all of a group.
   */
  static String oracleName(Setting setting, List<Setting> group) {
    String name = setting.oracle().toUpperCase(Locale.ROOT);
    Exploration exploration = setting.exploration();
    if (setting.isDynamic() && exploration == null) {
      name += ", no exploration";
    } else if (exploration != null && !exploration.equals(Exploration.DEFAULT)) {
      name += ", k=" + exploration.k() + " p=" + exploration.p();
    }
    List<String> own = new ArrayList<>(setting.variants());
    own.removeIf(part -> group.stream().allMatch(other -> other.variants().contains(part)));
    own.add(0, name);
    return String.join(", ", own);
  }
}
