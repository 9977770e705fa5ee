package dodona.neural;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Keeps the module as docs/contributing/architecture.md draws it. */
@AnalyzeClasses(packages = "dodona.neural", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /** {@code kernel → encoder → network → model → train}. */
  @ArchTest
  static final ArchRule packagesLookLeft =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("kernel")
          .definedBy("dodona.neural.kernel")
          .layer("encoder")
          .definedBy("dodona.neural.encoder")
          .layer("network")
          .definedBy("dodona.neural.network")
          .layer("model")
          .definedBy("dodona.neural.model")
          .layer("train")
          .definedBy("dodona.neural.train")
          .whereLayer("train")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("model")
          .mayOnlyBeAccessedByLayers("train")
          .whereLayer("network")
          .mayOnlyBeAccessedByLayers("model", "train")
          .whereLayer("encoder")
          .mayOnlyBeAccessedByLayers("network", "model", "train");

  @ArchTest
  static final ArchRule oneClassNeedsTheIncubatingModule =
      noClasses()
          .that()
          .doNotHaveSimpleName("VectorKernels")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jdk.incubator..");

  @ArchTest
  static final ArchRule nobodyNamesThatClass =
      classes()
          .that()
          .haveSimpleName("VectorKernels")
          .should()
          .onlyHaveDependentClassesThat()
          .haveSimpleName("VectorKernels");
}
