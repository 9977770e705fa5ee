package dodona.oracle;

import dodona.transition.Covington;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link Covington}, which derives every tree. */
final class CovingtonOracles implements SystemOracles<Covington> {

  @Override
  public String system() {
    return "covington";
  }

  @Override
  public List<NamedOracle<Covington>> oracles() {
    return List.of(
        NamedOracle.ofStatic("static", CovingtonStaticOracle::new),
        NamedOracle.ofNonDeterministic("nd", CovingtonNonDeterministicOracle::new),
        NamedOracle.ofDynamic("dynamic", CovingtonDynamicOracle::new));
  }

  /**
   * {@inheritDoc}
   *
   * <p>A beam learns worse with the non-deterministic oracle than with the static one, for reasons
   * that are not known; see {@code docs/results.md}.
   */
  @Override
  public String forTraining(boolean beam) {
    return beam ? "static" : "dynamic";
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return null;
  }
}
