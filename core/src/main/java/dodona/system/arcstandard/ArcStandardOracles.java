package dodona.system.arcstandard;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.NamedOracle;
import dodona.oracle.SystemOracles;
import dodona.oracle.base.StackGivenArcs;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link ArcStandard}, which derives the projective trees. */
public final class ArcStandardOracles implements SystemOracles<ArcStandard> {

  @Override
  public String system() {
    return "arc-standard";
  }

  @Override
  public List<NamedOracle<ArcStandard>> oracles() {
    return List.of(
        NamedOracle.ofStatic("static", ArcStandardStaticOracle::new),
        NamedOracle.ofNonDeterministic("nd", ArcStandardNonDeterministicOracle::new),
        NamedOracle.ofDynamic("dynamic", ArcStandardDynamicOracle::new));
  }

  @Override
  public List<StackMove> canonicalOrder() {
    return List.of(StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.SHIFT);
  }

  @Override
  public GivenArcsOracle<?> givenArcs(ArcStandard system, boolean singleRoot) {
    return new StackGivenArcs(system, singleRoot);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return SystemOracles.unlessProjective(tree);
  }
}
