package dodona.text;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Keeps the module as docs/architecture.md draws it. */
@AnalyzeClasses(packages = "dodona.text", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule packagesLookLeft =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("segment")
          .definedBy("dodona.text.segment")
          .layer("tag")
          .definedBy("dodona.text.tag")
          .layer("lemma")
          .definedBy("dodona.text.lemma")
          .layer("language")
          .definedBy("dodona.text.language")
          .layer("analysis")
          .definedBy("dodona.text.analysis")
          .layer("input")
          .definedBy("dodona.text.input")
          .layer("output")
          .definedBy("dodona.text.output")
          .layer("pipeline")
          .definedBy("dodona.text.pipeline")
          .whereLayer("pipeline")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("language")
          .mayOnlyBeAccessedByLayers("pipeline")
          .whereLayer("input")
          .mayOnlyBeAccessedByLayers("pipeline")
          .whereLayer("output")
          .mayOnlyBeAccessedByLayers("pipeline")
          .whereLayer("analysis")
          .mayOnlyBeAccessedByLayers("input", "output", "pipeline")
          .whereLayer("segment")
          .mayOnlyBeAccessedByLayers("input", "pipeline")
          .whereLayer("tag")
          .mayOnlyBeAccessedByLayers("pipeline")
          .whereLayer("lemma")
          .mayOnlyBeAccessedByLayers("pipeline");

  @ArchTest
  static final ArchRule stepsUseLinearLearningButKnowNoParser =
      classes()
          .that()
          .resideInAnyPackage("dodona.text.segment", "dodona.text.tag", "dodona.text.lemma")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "dodona.text..",
              "dodona.linear",
              "dodona.treebank",
              "dodona.support",
              "java..",
              "org.jspecify..");
}
