package dodona.system.arceager;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.NamedOracle;
import dodona.oracle.SystemOracles;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link ArcEager}, which derives the projective trees. */
public final class ArcEagerOracles implements SystemOracles<ArcEager> {

  @Override
  public String system() {
    return "arc-eager";
  }

  @Override
  public List<NamedOracle<ArcEager>> oracles() {
    return List.of(
        NamedOracle.ofStatic("static", ArcEagerStaticOracle::new),
        NamedOracle.ofNonDeterministic("nd", ArcEagerNonDeterministicOracle::new),
        NamedOracle.ofDynamic("dynamic", ArcEagerDynamicOracle::new));
  }

  /**
   * {@inheritDoc}
   *
   * <p>RE comes last, as the static oracle takes it only where SH would cost something.
   */
  @Override
  public List<StackMove> canonicalOrder() {
    return List.of(StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.SHIFT, StackMove.REDUCE);
  }

  @Override
  public Weighted<ArcEager> weighted() {
    return ArcEagerDynamicOracle::new;
  }

  @Override
  public GivenArcsOracle<?> givenArcs(ArcEager system, boolean singleRoot) {
    return new ArcEagerGivenArcs(singleRoot);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return SystemOracles.unlessProjective(tree);
  }
}
