package dodona.system.archybrid;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.NamedOracle;
import dodona.oracle.SystemOracles;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link ArcHybrid}, which derives the projective trees. */
public final class ArcHybridOracles implements SystemOracles<ArcHybrid> {

  @Override
  public String system() {
    return "arc-hybrid";
  }

  @Override
  public List<NamedOracle<ArcHybrid>> oracles() {
    return List.of(
        NamedOracle.ofStatic("static", ArcHybridStaticOracle::new),
        NamedOracle.ofNonDeterministic("nd", ArcHybridNonDeterministicOracle::new),
        NamedOracle.ofDynamic("dynamic", ArcHybridDynamicOracle::new));
  }

  @Override
  public List<StackMove> canonicalOrder() {
    return List.of(StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.SHIFT);
  }

  @Override
  public Weighted<ArcHybrid> weighted() {
    return ArcHybridDynamicOracle::new;
  }

  @Override
  public GivenArcsOracle<?> givenArcs(ArcHybrid system, boolean singleRoot) {
    return new ArcHybridGivenArcs(singleRoot);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return SystemOracles.unlessProjective(tree);
  }
}
