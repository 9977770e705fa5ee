package dodona.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Keeps the module as docs/contributing/architecture.md draws it. */
@AnalyzeClasses(packages = "dodona.server", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /**
   * {@code http, options → status → model → page, udpipe, corenlp, api, explore → server} and
   * {@code status → jetty → server}.
   */
  @ArchTest
  static final ArchRule packagesLookLeft =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("http")
          .definedBy("dodona.server.http")
          .layer("options")
          .definedBy("dodona.server.options")
          .layer("status")
          .definedBy("dodona.server.status")
          .layer("model")
          .definedBy("dodona.server.model")
          .layer("endpoints")
          .definedBy(
              "dodona.server.page",
              "dodona.server.udpipe",
              "dodona.server.corenlp",
              "dodona.server.api",
              "dodona.server.explore")
          .layer("jetty")
          .definedBy("dodona.server.jetty")
          .layer("server")
          .definedBy("dodona.server")
          .whereLayer("server")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("jetty")
          .mayOnlyBeAccessedByLayers("server")
          .whereLayer("endpoints")
          .mayOnlyBeAccessedByLayers("server")
          .whereLayer("model")
          .mayOnlyBeAccessedByLayers("endpoints", "server")
          .whereLayer("status")
          .mayOnlyBeAccessedByLayers("model", "endpoints", "jetty", "server")
          .whereLayer("options")
          .mayOnlyBeAccessedByLayers("model", "jetty", "server");

  @ArchTest
  static final ArchRule noCycles = slices().matching("dodona.server.(*)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule oneRoomKnowsJetty =
      noClasses()
          .that()
          .resideOutsideOfPackage("dodona.server.jetty")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.eclipse.jetty..");
}
