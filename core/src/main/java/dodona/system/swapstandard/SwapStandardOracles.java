package dodona.system.swapstandard;

import dodona.oracle.DerivationSearch;
import dodona.oracle.GivenArcsOracle;
import dodona.oracle.NamedOracle;
import dodona.oracle.OracleKind;
import dodona.oracle.SystemOracles;
import dodona.oracle.base.StackGivenArcs;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link SwapStandard}, which derives every tree. */
public final class SwapStandardOracles implements SystemOracles<SwapStandard> {

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
   * <p>This order applies where EAGER is undefined, and begins with what EAGER would do. SW comes
   * last, because an unnecessary swap is rarely a mistake and would be made wherever possible.
   */
  @Override
  public List<StackMove> canonicalOrder() {
    return List.of(StackMove.LEFT_ARC, StackMove.RIGHT_ARC, StackMove.SHIFT, StackMove.SWAP);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The dynamic ones are not, as what they permit first says nothing about a tree.
   */
  @Override
  public boolean isSurveyed(OracleKind kind) {
    return kind != OracleKind.DYNAMIC;
  }

  /** MINIMAL-ANY: the fewest swaps in whatever order the words end up. */
  @Override
  public List<DerivationSearch> searches() {
    return List.of(new DerivationSearch("minimal-any", SwapStandardOracles::fewestSwaps));
  }

  private static DerivationSearch.Found fewestSwaps(DependencyTree tree) {
    FewestSwaps fewest = FewestSwaps.inAnyOrder(tree);
    return new DerivationSearch.Found(fewest.moves().size(), fewest.swaps(), fewest.isExact());
  }

  @Override
  public GivenArcsOracle<?> givenArcs(SwapStandard system, boolean singleRoot) {
    return new StackGivenArcs(system, singleRoot);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return null;
  }
}
