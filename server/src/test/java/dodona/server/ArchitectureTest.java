package dodona.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Keeps the module as docs/architecture.md draws it. */
@AnalyzeClasses(packages = "dodona.server", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /** {@code http → model → explore → server} and {@code http, options → jetty → server}. */
  @ArchTest
  static final ArchRule packagesLookLeft =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("http")
          .definedBy("dodona.server.http")
          .layer("options")
          .definedBy("dodona.server.options")
          .layer("model")
          .definedBy("dodona.server.model")
          .layer("page")
          .definedBy("dodona.server.page")
          .layer("explore")
          .definedBy("dodona.server.explore")
          .layer("jetty")
          .definedBy("dodona.server.jetty")
          .layer("server")
          .definedBy("dodona.server")
          .whereLayer("server")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("jetty")
          .mayOnlyBeAccessedByLayers("server")
          .whereLayer("page")
          .mayOnlyBeAccessedByLayers("server")
          .whereLayer("explore")
          .mayOnlyBeAccessedByLayers("server")
          .whereLayer("model")
          .mayOnlyBeAccessedByLayers("explore", "server")
          .whereLayer("options")
          .mayOnlyBeAccessedByLayers("jetty", "server");

  @ArchTest
  static final ArchRule oneRoomKnowsJetty =
      noClasses()
          .that()
          .resideOutsideOfPackage("dodona.server.jetty")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.eclipse.jetty..");
}
