package dodona.text;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dodona.model.TokenVectors;

/** Keeps the module as docs/contributing/architecture.md draws it. */
@AnalyzeClasses(packages = "dodona.text", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule packagesLookLeft =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("layout")
          .definedBy("dodona.text.layout")
          .layer("boundary")
          .definedBy("dodona.text.boundary")
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
          .layer("model")
          .definedBy("dodona.text.model")
          .layer("pipeline")
          .definedBy("dodona.text.pipeline")
          .layer("train")
          .definedBy("dodona.text.train")
          .layer("release")
          .definedBy("dodona.text.release")
          .whereLayer("release")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("pipeline")
          .mayOnlyBeAccessedByLayers("release")
          .whereLayer("train")
          .mayOnlyBeAccessedByLayers("release")
          .whereLayer("model")
          .mayOnlyBeAccessedByLayers("pipeline", "train", "release")
          .whereLayer("language")
          .mayOnlyBeAccessedByLayers("model", "pipeline", "train", "release")
          .whereLayer("input")
          .mayOnlyBeAccessedByLayers("pipeline", "release")
          .whereLayer("output")
          .mayOnlyBeAccessedByLayers("pipeline", "release")
          .whereLayer("analysis")
          .mayOnlyBeAccessedByLayers("input", "output", "pipeline", "release")
          .whereLayer("layout")
          .mayOnlyBeAccessedByLayers("segment", "input")
          .whereLayer("boundary")
          .mayOnlyBeAccessedByLayers("segment", "model", "pipeline", "train")
          .whereLayer("segment")
          .mayOnlyBeAccessedByLayers("input", "model", "pipeline", "train")
          .whereLayer("tag")
          .mayOnlyBeAccessedByLayers("model", "pipeline", "train")
          .whereLayer("lemma")
          .mayOnlyBeAccessedByLayers("model", "pipeline", "train");

  @ArchTest
  static final ArchRule parsingDoesNotDependOnTraining =
      noClasses()
          .that()
          .resideInAnyPackage(
              "dodona.text.analysis",
              "dodona.text.input",
              "dodona.text.output",
              "dodona.text.model",
              "dodona.text.pipeline")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("dodona.text.train..", "dodona.train..")
                  .or(simpleNameEndingWith("Trainer")));

  @ArchTest
  static final ArchRule stepsUseLinearLearningAndVectorsButKnowNoParser =
      classes()
          .that()
          .resideInAnyPackage(
              "dodona.text.boundary", "dodona.text.segment", "dodona.text.tag", "dodona.text.lemma")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                      "dodona.text..",
                      "dodona.linear",
                      "dodona.treebank",
                      "dodona.error",
                      "dodona.support..",
                      "java..",
                      "org.jspecify..")
                  .or(equivalentTo(TokenVectors.class))
                  .or(equivalentTo(TokenVectors.Session.class)));
}
