package org.example.parsing;

import dodona.oracle.NamedOracle;
import dodona.oracle.SystemOracles;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The oracles of {@link BufferStandard}, which derives the projective trees. */
public final class BufferStandardOracles implements SystemOracles<BufferStandard> {

  @Override
  public String system() {
    return "buffer-standard";
  }

  @Override
  public List<NamedOracle<BufferStandard>> oracles() {
    return List.of(
        NamedOracle.ofStatic("static", BufferStandardStaticOracle::new),
        NamedOracle.ofNonDeterministic("nd", BufferStandardNonDeterministicOracle::new));
  }

  @Override
  public @Nullable String obstacle(DependencyTree tree) {
    return SystemOracles.unlessProjective(tree);
  }
}
