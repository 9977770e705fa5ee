package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidPluginException;
import dodona.system.arceager.ArcEager;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdditionalOraclesTest {

  /** A static oracle under a name of its own; it only ever shifts. */
  private record ShiftingOracle() implements StaticOracle<Configuration> {
    @Override
    public int next(Configuration c) {
      return 0;
    }
  }

  /** The common base class of all providers in this test. */
  public abstract static class Added implements AdditionalOracles<ArcEager> {

    private final String name;

    Added(String name) {
      this.name = name;
    }

    @Override
    public String system() {
      return "arc-eager";
    }

    @Override
    public List<NamedOracle<ArcEager>> oracles() {
      return List.of(NamedOracle.ofStatic(name, (system, tree) -> new ShiftingOracle()));
    }
  }

  /** Adds an oracle. */
  public static final class First extends Added {
    /** For the service loader. */
    public First() {
      super("first");
    }
  }

  /** Adds another oracle. */
  public static final class Second extends Added {
    /** For the service loader. */
    public Second() {
      super("second");
    }
  }

  /** Adds an oracle of a name that is taken. */
  public static final class Clashing extends Added {
    /** For the service loader. */
    public Clashing() {
      super("static");
    }
  }

  /** Adds oracles to a system whose name is misspelled. */
  public static final class Misspelled extends Added {
    /** For the service loader. */
    public Misspelled() {
      super("first");
    }

    @Override
    public String system() {
      return "arc-eagre";
    }
  }

  @TempDir private Path folder;

  /** Runs something where the context class loader sees some providers. */
  private <T> T with(Callable<T> action, Class<?>... providers) throws Exception {
    Path file = folder.resolve("META-INF/services/" + AdditionalOracles.class.getName());
    Files.createDirectories(file.getParent());
    Files.write(file, List.of(providers).stream().map(Class::getName).toList());
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      thread.setContextClassLoader(loader);
      return action.call();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void followTheSystemsOwnWhoeverProvidesThem() throws Exception {
    assertThat(with(() -> Oracles.names("arc-eager"), First.class, Second.class))
        .containsExactly("static", "nd", "dynamic", "first", "second");
    assertThat(with(() -> Oracles.surveyed("arc-eager"), First.class))
        .containsExactly("static", "nd", "dynamic", "first");
    assertThat(with(() -> Oracles.names("arc-hybrid"), First.class))
        .containsExactly("static", "nd", "dynamic");
  }

  @Test
  void areBoundLikeAllOthers() throws Exception {
    DependencyTree tree = DependencyTree.of(2, 0, 2);
    assertThat(with(() -> Oracles.namedStatic(new ArcEager(), "first").tree(tree), First.class))
        .isInstanceOf(ShiftingOracle.class);
    assertThat(with(() -> Oracles.kind("arc-eager", "first"), First.class))
        .isEqualTo(OracleKind.STATIC);
  }

  @Test
  void changeNothingElseAboutTheSystem() throws Exception {
    assertThat(with(() -> Oracles.forTraining("arc-eager", false), First.class))
        .isEqualTo("dynamic");
    DependencyTree crossing = DependencyTree.of(3, 4, 0, 3);
    assertThat(with(() -> Derivability.canDerive("arc-eager", crossing), First.class)).isFalse();
  }

  @Test
  void areRefusedIfTheirNameIsTaken() {
    assertThatThrownBy(() -> with(() -> Oracles.names("arc-eager"), Clashing.class))
        .isInstanceOf(InvalidPluginException.class)
        .hasMessage(
            "dodona.system.arceager.ArcEagerOracles and "
                + Clashing.class.getName()
                + " both provide an oracle 'static' of arc-eager; rename one of them");
  }

  @Test
  void areRefusedIfTheirSystemDoesNotExist() {
    assertThatThrownBy(() -> with(() -> Oracles.names("arc-hybrid"), Misspelled.class))
        .isInstanceOf(InvalidPluginException.class)
        .hasMessageStartingWith(
            Misspelled.class.getName()
                + " provides oracles for 'arc-eagre', but there is no such transition system;"
                + " expected one of ")
        .hasMessageContaining("arc-eager")
        .hasMessageContaining("swap-standard");
  }
}
