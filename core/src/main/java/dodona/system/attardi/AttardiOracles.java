package dodona.system.attardi;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.NamedOracle;
import dodona.oracle.SystemOracles;
import dodona.oracle.base.StackGivenArcs;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link Attardi}, which derives the trees that its static oracle completes. */
public final class AttardiOracles implements SystemOracles<Attardi> {

  @Override
  public String system() {
    return "attardi";
  }

  @Override
  public List<NamedOracle<Attardi>> oracles() {
    return List.of(
        NamedOracle.ofStatic("static", AttardiStaticOracle::new),
        NamedOracle.ofNonDeterministic("nd", AttardiNonDeterministicOracle::new),
        NamedOracle.ofDynamic("dynamic", AttardiDynamicOracle::new));
  }

  @Override
  public List<StackMove> canonicalOrder() {
    return List.of(
        StackMove.LEFT_ARC,
        StackMove.RIGHT_ARC,
        StackMove.LEFT_ARC_2,
        StackMove.RIGHT_ARC_2,
        StackMove.SHIFT);
  }

  @Override
  public GivenArcsOracle<?> givenArcs(Attardi system, boolean singleRoot) {
    return new StackGivenArcs(system, singleRoot);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return AttardiStaticOracle.completes(tree)
        ? null
        : "as it needs an arc across more than one word of the stack";
  }
}
