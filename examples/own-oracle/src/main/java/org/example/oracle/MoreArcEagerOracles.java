package org.example.oracle;

import dodona.oracle.AdditionalOracles;
import dodona.oracle.NamedOracle;
import dodona.system.arceager.ArcEager;
import java.util.List;

/** One more oracle for {@link ArcEager}. */
public final class MoreArcEagerOracles implements AdditionalOracles<ArcEager> {

  @Override
  public String system() {
    return "arc-eager";
  }

  @Override
  public List<NamedOracle<ArcEager>> oracles() {
    return List.of(NamedOracle.ofStatic("reduce-first", ReduceFirstOracle::new));
  }
}
