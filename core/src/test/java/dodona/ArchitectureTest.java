package dodona;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.Set;

/**
 * Keeps the house as docs/contributing/architecture.md draws it: a package sees only those to its
 * left.
 */
@AnalyzeClasses(packages = "dodona", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  /**
   * The packages that each package may import in addition to itself, {@code support}, {@code table}
   * and other libraries.
   */
  private static final Map<String, Set<String>> MAY_IMPORT =
      Map.ofEntries(
          Map.entry("error", Set.of()),
          Map.entry("support", Set.of()),
          Map.entry("table", Set.of()),
          Map.entry("linear", Set.of()),
          Map.entry("treebank", Set.of()),
          Map.entry("treebank.conllu", Set.of("treebank")),
          Map.entry("treebank.statistics", Set.of("treebank")),
          Map.entry("validate", Set.of("treebank", "treebank.conllu")),
          Map.entry(
              "review",
              Set.of("treebank", "model", "search", "train", "train.recipe", "train.linear")),
          Map.entry("cluster", Set.of("treebank")),
          Map.entry("pattern", Set.of("treebank", "pattern.regex")),
          Map.entry("pattern.regex", Set.of()),
          Map.entry("pattern.rewrite", Set.of("pattern", "treebank")),
          Map.entry("transition", Set.of("treebank")),
          Map.entry("oracle", Set.of("treebank", "transition")),
          Map.entry("system", Set.of("treebank", "transition", "oracle")),
          Map.entry("lattice", Set.of("treebank", "transition", "oracle")),
          Map.entry("explore", Set.of("treebank", "transition", "oracle")),
          Map.entry("draw", Set.of("treebank", "evaluate")),
          Map.entry("draw.layout", Set.of("treebank", "draw")),
          Map.entry("draw.svg", Set.of("draw", "draw.layout")),
          Map.entry(
              "draw.terminal",
              Set.of("treebank", "evaluate", "evaluate.report", "draw", "draw.layout")),
          Map.entry("draw.latex", Set.of("draw", "draw.layout")),
          Map.entry("draw.lattice", Set.of("treebank", "transition", "oracle", "lattice")),
          Map.entry("draw.derivation", Set.of("treebank", "transition", "oracle")),
          Map.entry(
              "draw.page",
              Set.of(
                  "treebank",
                  "transition",
                  "oracle",
                  "explore",
                  "evaluate",
                  "evaluate.report",
                  "review",
                  "draw",
                  "draw.svg")),
          Map.entry("evaluate.alignment", Set.of("treebank", "treebank.conllu")),
          Map.entry("evaluate", Set.of("treebank", "treebank.conllu", "evaluate.alignment")),
          Map.entry("evaluate.significance", Set.of("evaluate")),
          Map.entry(
              "evaluate.report",
              Set.of("treebank", "treebank.conllu", "evaluate", "evaluate.significance")),
          Map.entry("feature", Set.of("linear", "treebank", "transition")),
          Map.entry("model", Set.of("treebank", "transition")),
          Map.entry("model.linear", Set.of("linear", "treebank", "transition", "feature", "model")),
          Map.entry("search", Set.of("treebank", "transition", "oracle", "model")),
          Map.entry("train.recipe", Set.of("treebank", "transition", "oracle", "feature", "model")),
          Map.entry(
              "train",
              Set.of(
                  "linear",
                  "treebank",
                  "transition",
                  "oracle",
                  "feature",
                  "model",
                  "search",
                  "evaluate",
                  "treebank.statistics",
                  "train.recipe")),
          Map.entry(
              "train.gold",
              Set.of(
                  "treebank",
                  "transition",
                  "oracle",
                  "model",
                  "model.linear",
                  "search",
                  "train.recipe")),
          Map.entry(
              "train.linear",
              Set.of(
                  "linear",
                  "treebank",
                  "transition",
                  "oracle",
                  "feature",
                  "model",
                  "model.linear",
                  "search",
                  "train",
                  "train.gold",
                  "train.recipe")));

  @ArchTest
  static final ArchRule noCycles = slices().matching("dodona.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule systemsAreStrangersToEachOther =
      slices().matching("dodona.system.(*)").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule oraclesNeedNeitherTheirBaseClassesNorSurveys =
      noClasses()
          .that()
          .resideInAPackage("dodona.oracle")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dodona.oracle.base", "dodona.oracle.survey");

  @ArchTest
  static final ArchRule importsPointLeft =
      classes()
          .should(
              new ArchCondition<JavaClass>("import only packages to the left") {
                @Override
                public void check(JavaClass from, ConditionEvents events) {
                  for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                    JavaClass to = dependency.getTargetClass();
                    events.add(
                        new SimpleConditionEvent(
                            from, isAllowed(from, to), dependency.getDescription()));
                  }
                }
              });

  @ArchTest
  static final ArchRule onlySumsOfRowsNeedTheIncubatingModule =
      noClasses()
          .that()
          .haveNameNotMatching("dodona\\.linear\\.(Vector|Short|Byte)Rows.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jdk.incubator..");

  private static boolean isAllowed(JavaClass from, JavaClass to) {
    if (!to.getPackageName().startsWith("dodona.")) {
      return true;
    }
    String source = packageOf(from);
    String target = packageOf(to);
    return source.equals(target)
        || Set.of("error", "support", "table").contains(target)
        || MAY_IMPORT.getOrDefault(source, Set.of()).contains(target);
  }

  /**
   * The innermost package of a type that has a rule; one without is covered by the package around
   * it.
   */
  private static String packageOf(JavaClass type) {
    String name = type.getPackageName().substring("dodona.".length());
    while (!MAY_IMPORT.containsKey(name) && name.contains(".")) {
      name = name.substring(0, name.lastIndexOf('.'));
    }
    return name;
  }
}
