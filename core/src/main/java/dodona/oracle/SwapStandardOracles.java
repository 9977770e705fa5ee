package dodona.oracle;

import dodona.transition.StackMove;
import dodona.transition.SwapStandard;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link SwapStandard}, which derives every tree. */
final class SwapStandardOracles implements SystemOracles<SwapStandard> {

  @Override
  public String system() {
    return "swap-standard";
  }

  @Override
  public List<NamedOracle<SwapStandard>> oracles() {
    return List.of(
        NamedOracle.ofStatic("eager", SwapStandardEagerOracle::new),
        NamedOracle.ofStatic("lazy", SwapStandardLazyOracle::new),
        NamedOracle.ofStatic("minimal", SwapStandardMinimalOracle::new),
        NamedOracle.ofNonDeterministic("nd-sw", SwapStandardNdSwOracle::new),
        NamedOracle.ofNonDeterministic("nd-all", SwapStandardNdAllOracle::new),
        NamedOracle.ofDynamic("dynamic", SwapStandardDynamicOracle::new),
        NamedOracle.ofDynamic("static-dynamic", SwapStandardStaticDynamicOracle::new));
  }

  @Override
  public String forTraining(boolean beam) {
    return "lazy";
  }

  /**
   * {@inheritDoc}
   *
   * <p>That is where EAGER has nothing to say: what it would do comes first. SW comes last, as a
   * swap that nothing asks for is rarely a mistake and would be made wherever it can.
   */
  @Override
  public List<StackMove> canonicalOrder() {
    return List.of(StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.SHIFT, StackMove.SWAP);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return null;
  }
}
