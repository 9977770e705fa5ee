package dodona.experiment.plan;

import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Checksum;
import dodona.train.Exploration;
import dodona.train.Recipe;
import dodona.train.SearchKind;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One way to train, whatever the treebank and the seed; two settings are equal if they would train
 * the same models.
 */
public final class Setting {

  private final Recipe recipe;
  private final String key;

  /** The setting of a recipe, whose seed plays no part. */
  public Setting(Recipe recipe) {
    this.recipe = recipe.toBuilder().seed(0).build();
    this.key = key(this.recipe);
  }

  private static String key(Recipe recipe) {
    Map<String, Object> entries = new LinkedHashMap<>(recipe.describe());
    entries.put("features", recipe.features().text());
    entries.put("bits", recipe.bits());
    byte[] bytes = entries.toString().getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(Checksum.sha256().digest(bytes), 0, 4);
  }

  /** The recipe with a seed. */
  public Recipe recipe(long seed) {
    return recipe.toBuilder().seed(seed).build();
  }

  /** The transition system. */
  public String system() {
    return recipe.system();
  }

  /** The oracle. */
  public String oracle() {
    return recipe.oracle();
  }

  /** Whether there is one correct derivation only, so that nothing is left to choose. */
  public boolean isStatic() {
    return Oracles.kind(system(), oracle()) == OracleKind.STATIC;
  }

  /** Whether the oracle is defined after mistakes, too. */
  public boolean isDynamic() {
    return Oracles.kind(system(), oracle()) == OracleKind.DYNAMIC;
  }

  /** Whether it searches with a beam. */
  public boolean isBeam() {
    return recipe.search() == SearchKind.BEAM;
  }

  /** When it follows its own mistakes in training; null if never. */
  public @Nullable Exploration exploration() {
    return recipe.exploration();
  }

  /** Whether it follows its own mistakes in training. */
  public boolean explores() {
    return exploration() != null;
  }

  /** How often it goes through the treebank. */
  public int iterations() {
    return recipe.iterations();
  }

  /** The search in words, such as {@code greedy} or {@code beam 20}. */
  public String search() {
    return isBeam() ? "beam " + recipe.beamWidth() : "greedy";
  }

  /** What it takes per word of training, relative to a greedy setting. */
  public double effort() {
    return iterations() * (isBeam() ? 2.0 * recipe.beamWidth() : 1.0);
  }

  /** A name that holds all that tables distinguish. */
  public String name() {
    var exploration = recipe.exploration();
    return system()
        + " "
        + oracle()
        + " "
        + search()
        + (exploration == null ? "" : " k=" + exploration.k() + " p=" + exploration.p());
  }

  /** A name for files: what it is, and a checksum of everything that matters. */
  public String id() {
    return system() + "." + oracle() + "." + search().replace(" ", "") + "." + key;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Setting setting && setting.id().equals(id());
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  @Override
  public String toString() {
    return name();
  }
}
