package dodona.system.covington;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.NamedOracle;
import dodona.oracle.SystemOracles;
import dodona.system.covington.Covington.PairMove;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link Covington}, which derives every tree. */
public final class CovingtonOracles implements SystemOracles<Covington> {

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
   * that are not known; see {@code docs/explanation/findings.md}.
   */
  @Override
  public String forTraining(boolean beam) {
    return beam ? "static" : "dynamic";
  }

  /**
   * {@inheritDoc}
   *
   * <p>NA comes last, as the static oracle takes it only where SH would cost something.
   */
  @Override
  public List<PairMove> canonicalOrder() {
    return List.of(PairMove.LEFT_ARC, PairMove.RIGHT_ARC, PairMove.SHIFT, PairMove.NO_ARC);
  }

  @Override
  public GivenArcsOracle<?> givenArcs(Covington system, boolean singleRoot) {
    return new CovingtonGivenArcs(singleRoot);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return null;
  }
}
