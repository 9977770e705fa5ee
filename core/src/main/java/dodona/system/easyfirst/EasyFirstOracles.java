package dodona.system.easyfirst;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.NamedOracle;
import dodona.oracle.SystemOracles;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link EasyFirst}, which derives the projective trees. */
public final class EasyFirstOracles implements SystemOracles<EasyFirst> {

  @Override
  public String system() {
    return "easy-first";
  }

  @Override
  public List<NamedOracle<EasyFirst>> oracles() {
    return List.of(
        NamedOracle.ofNonDeterministic("nd", EasyFirstNonDeterministicOracle::new),
        NamedOracle.ofDynamic("dynamic", EasyFirstDynamicOracle::new));
  }

  @Override
  public Weighted<EasyFirst> weighted() {
    return EasyFirstDynamicOracle::new;
  }

  @Override
  public GivenArcsOracle<?> givenArcs(EasyFirst system, boolean singleRoot) {
    return new EasyFirstGivenArcs(system, singleRoot);
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return SystemOracles.unlessProjective(tree);
  }
}
