package dodona.experiment.plan;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Claims about several experiments, which are tested together.
 *
 * @param title the title of the report
 * @param results the folder with a folder of results for each experiment
 * @param claims the claims
 */
public record Study(String title, Path results, List<Claim> claims) {

  /** Copies the list. */
  public Study {
    claims = List.copyOf(claims);
  }

  /**
   * A claim that one way to train is better than another.
   *
   * @param line the line of the description
   * @param text the claim in words
   * @param experiment the folder of the experiment
   * @param score the column of {@code runs.csv} that is compared
   * @param before the columns and values of the runs that are compared with
   * @param after the columns and values of the runs that should be better
   */
  public record Claim(
      int line,
      String text,
      String experiment,
      String score,
      Map<String, String> before,
      Map<String, String> after) {

    /** Copies the maps, in their order. */
    public Claim {
      before = new LinkedHashMap<>(before);
      after = new LinkedHashMap<>(after);
    }
  }
}
