package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every command in a tutorial prints the output shown. */
class TutorialsTest {

  private static final Path TUTORIALS = Path.of("..", "docs", "tutorials");

  private static final Path SEARCH_GUIDE = Path.of("..", "docs", "how-to", "search.md");

  @TempDir Path folder;

  /** Two at a time, as most of the time goes into starting Java. */
  @TestFactory
  List<DynamicTest> everyCommandOfATutorialPrintsWhatIsShown() throws IOException {
    TutorialShell.assumeAvailable();
    TutorialShell shell = TutorialShell.in(folder);
    Map<String, Future<List<String>>> problems = new LinkedHashMap<>();
    ExecutorService two = Executors.newFixedThreadPool(2);
    for (String name : List.of("treebank-owner", "researcher", "engineer", "teacher")) {
      List<TutorialStep> steps = TutorialStep.of(Files.readString(TUTORIALS.resolve(name + ".md")));
      assertThat(steps).as(name).hasSizeGreaterThan(5);
      problems.put(name, two.submit(() -> shell.follow(name, steps)));
    }
    List<TutorialStep> guide = TutorialStep.of(Files.readString(SEARCH_GUIDE));
    assertThat(guide).hasSizeGreaterThan(5);
    problems.put("search", two.submit(() -> shell.follow("search", guide)));
    two.shutdown();
    List<DynamicTest> tests = new ArrayList<>();
    problems.forEach(
        (name, found) ->
            tests.add(DynamicTest.dynamicTest(name, () -> assertThat(found.get()).isEmpty())));
    return tests;
  }

  @Test
  void thereIsATutorialForEachKindOfReaderAndNoOther() throws IOException {
    try (Stream<Path> files = Files.list(TUTORIALS)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "engineer.md", "researcher.md", "teacher.md", "treebank-owner.md");
    }
  }

  @Test
  void aDocumentsStepsAreItsShellBlocksAndWhatIsShownBelow() {
    List<TutorialStep> steps =
        TutorialStep.of(
            "# A\n\n```sh\na\n```\n\n```\nb\n```\n\nc\n\n```sh\nd\n```\n\n```xml\ne\n```\n");
    assertThat(steps)
        .containsExactly(new TutorialStep(3, "a\n", "b\n"), new TutorialStep(13, "d\n", null));
  }

  @Test
  void anEllipsisStandsForTextOrLinesAndNothingElseIsForgiven() {
    TutorialStep step = new TutorialStep(1, "", "in … s\n…\nend\n");
    assertThat(step.permits("in 3.5 s\nend  \n\n")).isTrue();
    assertThat(step.permits("in 3.5 s\none\ntwo\nend\n")).isTrue();
    assertThat(step.permits("in 3.5 m\nend\n")).isFalse();
    assertThat(step.permits("in 3.5 s\nend\nmore\n")).isFalse();
    assertThat(new TutorialStep(1, "", null).permits("anything")).isTrue();
  }

  @Test
  void whatFailsOrPrintsSomethingElseIsTold() throws IOException, InterruptedException {
    TutorialShell.assumeAvailable();
    TutorialShell shell = TutorialShell.in(folder);
    assertThat(
            shell.follow(
                "right",
                List.of(
                    new TutorialStep(7, "x=1\n", null), new TutorialStep(8, "echo $x\n", "1\n"))))
        .isEmpty();
    assertThat(shell.follow("wrong", List.of(new TutorialStep(7, "echo one\n", "two\n"))))
        .singleElement()
        .asString()
        .contains("wrong, line 7: printed:", "one", "two");
    assertThat(
            shell.follow(
                "failing", List.of(new TutorialStep(9, "echo oops\nfalse\necho on\n", null))))
        .singleElement()
        .asString()
        .contains("failing, line 9: failed:", "oops");
  }
}
