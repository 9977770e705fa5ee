package dodona.experiment.plan;

import dodona.support.Hyphens;
import java.util.Arrays;
import java.util.List;

/** A part of a report. */
public enum Part {
  /** Treebanks and swap counts (2009 and 2015, Table 1). */
  STATISTICS,
  /** Oracles on development and test sets (2015, Tables 2 to 5). */
  ORACLES,
  /** Learning curves and swaps by iteration (2015, Figures 5 and 6). */
  CURVES,
  /** Static against dynamic oracles with exploration (2013, Table 1). */
  EXPLORATION,
  /** The effect of k and p on exploration (2013, Figure 1). */
  HEAT_MAP,
  /** Attardi's system, static against dynamic (2014, Table 1). */
  ATTARDI,
  /** Oracles on non-projective arcs (2009, Table 2). */
  NON_PROJECTIVE,
  /** All settings against each other, by the mean over all test sets. */
  PAIRS;

  /** Its name in descriptions. */
  @Override
  public String toString() {
    return Hyphens.of(this);
  }

  static List<String> names() {
    return Arrays.stream(values()).map(Part::toString).toList();
  }

  static Part named(String name) {
    return Hyphens.parse(Part.class, name);
  }
}
