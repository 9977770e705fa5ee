package dodona.oracle;

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
        NamedOracle.ofNonDeterministic("nd-all", SwapStandardNdAllOracle::new));
  }

  @Override
  public String forTraining(boolean beam) {
    return "lazy";
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return null;
  }
}
