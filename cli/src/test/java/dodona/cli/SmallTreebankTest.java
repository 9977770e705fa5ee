package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide for owners of small treebanks, followed with a toy treebank. */
class SmallTreebankTest {

  private static final Path GUIDE = Path.of("..", "docs", "how-to", "small-treebank.md");

  /**
   * Files by the guide's names. What is corrected in a browser there is taken from the treebank.
   */
  private static final String FILES =
      """
      from="$DODONA_HOME/examples/esperanto"
      part() { awk -v RS= -v ORS='\\n\\n' -v first="$1" -v last="$2" 'NR >= first && NR <= last' "$from/eo-train.conllu"; }
      lines() { sed -n 's/^# text = //p' "$@"; }
      part 1 40 > seed.conllu
      part 41 60 | lines > raw.txt
      part 41 50 > parsed-confirmed.conllu
      part 41 50 | awk -F '\\t' -v OFS='\\t' '/^[0-9]/ && $8 != "root" && $8 != "nsubj" {$7 = $8 = "_"} {print}' > unfinished.conllu
      cp "$from/eo-dev.conllu" dev.conllu
      cp "$from/eo-test.conllu" test.conllu
      lines test.conllu > test.txt
      """;

  @TempDir Path folder;

  @Test
  void everyCommandOfTheGuideWorks() throws IOException, InterruptedException {
    TutorialShell.assumeAvailable();
    List<TutorialStep> steps = new ArrayList<>(List.of(new TutorialStep(0, FILES, null)));
    steps.addAll(TutorialStep.of(Files.readString(GUIDE)));
    assertThat(steps).hasSizeGreaterThan(6);
    assertThat(TutorialShell.in(folder).follow("small-treebank", steps)).isEmpty();
  }
}
