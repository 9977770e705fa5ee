package dodona.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Keeps the module as docs/contributing/architecture.md draws it. */
@AnalyzeClasses(packages = "dodona.spark", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /** {@code holder → source; data, holder → function → catalyst → spark → ml}. */
  @ArchTest
  static final ArchRule packagesLookLeft =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("holder")
          .definedBy("dodona.spark.holder")
          .layer("source")
          .definedBy("dodona.spark.source")
          .layer("data")
          .definedBy("dodona.spark.data")
          .layer("function")
          .definedBy("dodona.spark.function")
          .layer("catalyst")
          .definedBy("dodona.spark.catalyst")
          .layer("spark")
          .definedBy("dodona.spark")
          .layer("ml")
          .definedBy("dodona.spark.ml")
          .whereLayer("ml")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("spark")
          .mayOnlyBeAccessedByLayers("ml")
          .whereLayer("catalyst")
          .mayOnlyBeAccessedByLayers("spark")
          .whereLayer("function")
          .mayOnlyBeAccessedByLayers("catalyst", "spark", "ml")
          .whereLayer("source")
          .mayOnlyBeAccessedByLayers("spark")
          .whereLayer("data")
          .mayOnlyBeAccessedByLayers("function", "spark", "ml")
          .whereLayer("holder")
          .mayOnlyBeAccessedByLayers("source", "function", "spark");

  @ArchTest
  static final ArchRule theHolderKnowsNoSpark =
      noClasses()
          .that()
          .resideInAPackage("dodona.spark.holder")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache..", "scala..");

  @ArchTest
  static final ArchRule onlyOnePackageNeedsMlLib =
      noClasses()
          .that()
          .resideOutsideOfPackage("dodona.spark.ml")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.apache.spark.ml..");

  /**
   * The permitted dependencies. What Spark already contains must not be duplicated: no Jackson, no
   * logging, no Guava.
   */
  @ArchTest
  static final ArchRule nothingButSparkAndOurselves =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "dodona..",
              "java..",
              "scala..",
              "org.apache.spark..",
              "org.apache.hadoop..",
              "org.jspecify..");
}
