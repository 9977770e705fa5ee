package dodona.model;

import dodona.error.InvalidInputException;
import dodona.support.JsonObject;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The search that a model was trained for.
 *
 * @param system the name of the transition system, such as {@code arc-hybrid}
 * @param beamWidth the width of the beam, 1 for greedy search
 * @param singleRoot whether exactly one word is attached to the root
 * @param ranking what a beam ranks derivations by
 */
public record Decoding(String system, int beamWidth, boolean singleRoot, Ranking ranking) {

  /** The widest beam. */
  public static final int WIDEST = 4096;

  /** Checks the width of the beam. */
  public Decoding {
    if (beamWidth < 1 || beamWidth > WIDEST) {
      throw new InvalidInputException("beam width " + beamWidth + "; expected 1 to " + WIDEST);
    }
  }

  /** Decoding that ranks derivations by the sum of their scores. */
  public Decoding(String system, int beamWidth, boolean singleRoot) {
    this(system, beamWidth, singleRoot, Ranking.SUM);
  }

  /** Returns a copy with this beam width. */
  public Decoding withBeamWidth(int width) {
    return new Decoding(system, width, singleRoot, ranking);
  }

  /** Returns the form in which manifests of models of all kinds store it. */
  public Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("system", system);
    json.put("beamWidth", beamWidth);
    json.put("singleRoot", singleRoot);
    if (ranking != Ranking.SUM) {
      json.put("ranking", ranking.name().toLowerCase(Locale.ROOT));
    }
    return json;
  }

  /**
   * Reads what {@link #toJson} returned.
   *
   * @throws InvalidInputException if the value is anything else
   */
  public static Decoding parse(@Nullable Object value) {
    JsonObject json = JsonObject.of(value);
    int width = (int) Math.min(json.whole("beamWidth"), Integer.MAX_VALUE);
    return new Decoding(
        json.text("system"),
        width,
        json.flag("singleRoot"),
        // the sum, as in all models before there was a choice
        json.optionalText("ranking").map(Decoding::ranking).orElse(Ranking.SUM));
  }

  private static Ranking ranking(String name) {
    for (Ranking ranking : Ranking.values()) {
      if (ranking.name().toLowerCase(Locale.ROOT).equals(name)) {
        return ranking;
      }
    }
    throw new InvalidInputException("unknown ranking '" + name + "'");
  }
}
