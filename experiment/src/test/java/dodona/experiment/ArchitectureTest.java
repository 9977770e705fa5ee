package dodona.experiment;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Keeps the module as docs/contributing/architecture.md draws it. */
@AnalyzeClasses(
    packages = "dodona.experiment",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /** {@code plot → document → report} and {@code plan, svm → run → report}. */
  @ArchTest
  static final ArchRule whatIsRunAndHowItIsShownMeetInTheReport =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("plot")
          .definedBy("dodona.experiment.plot..")
          .layer("document")
          .definedBy("dodona.experiment.document..")
          .layer("plan")
          .definedBy("dodona.experiment.plan..")
          .layer("svm")
          .definedBy("dodona.experiment.svm..")
          .layer("run")
          .definedBy("dodona.experiment.run..")
          .layer("report")
          .definedBy("dodona.experiment.report..")
          .whereLayer("report")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("document")
          .mayOnlyBeAccessedByLayers("report")
          .whereLayer("plot")
          .mayOnlyBeAccessedByLayers("document", "report")
          .whereLayer("run")
          .mayOnlyBeAccessedByLayers("report")
          .whereLayer("svm")
          .mayOnlyBeAccessedByLayers("run")
          .whereLayer("plan")
          .mayOnlyBeAccessedByLayers("run", "report");
}
