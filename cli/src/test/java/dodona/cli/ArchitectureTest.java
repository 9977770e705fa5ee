package dodona.cli;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Keeps the module as docs/contributing/architecture.md draws it. */
@AnalyzeClasses(packages = "dodona.cli", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /** {@code terminal → option → command → command.<purpose> → cli}. */
  @ArchTest
  static final ArchRule packagesLookLeft =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("terminal")
          .definedBy("dodona.cli.terminal")
          .layer("option")
          .definedBy("dodona.cli.option")
          .layer("command")
          .definedBy("dodona.cli.command")
          .layer("commands")
          .definedBy("dodona.cli.command.*")
          .layer("cli")
          .definedBy("dodona.cli")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("commands")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("command")
          .mayOnlyBeAccessedByLayers("commands", "cli")
          .whereLayer("option")
          .mayOnlyBeAccessedByLayers("command", "commands", "cli");

  @ArchTest
  static final ArchRule commandsOfOnePurposeDoNotUseThoseOfAnother =
      slices().matching("dodona.cli.command.(*)").should().notDependOnEachOther();
}
