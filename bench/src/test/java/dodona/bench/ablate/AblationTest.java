package dodona.bench.ablate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.experiment.plan.TreebankFolder;
import dodona.experiment.run.TreebankData;
import dodona.experiment.run.TreebankReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AblationTest {

  private static final Path EXAMPLES = Path.of("../examples/sentences.conllu");

  private static final String FEATURES =
      """
      # words
      S0w; S1w   # both

      S0p S1p
      """;

  @TempDir private Path folder;

  @Test
  void groupsAreLinesOrTemplates() {
    TemplateGroups lines = TemplateGroups.lines(FEATURES);
    assertThat(lines.groups()).containsExactly("S0w; S1w", "S0p S1p");
    assertThat(lines.size()).isEqualTo(3);
    assertThat(lines.without("S0p S1p").text()).isEqualTo("S0w; S1w\n");
    assertThat(TemplateGroups.templates(FEATURES).groups())
        .containsExactly("S0w", "S1w", "S0p S1p");
    assertThatThrownBy(() -> lines.without("S0w")).hasMessageContaining("no group 'S0w'");
  }

  @Test
  void scoresFeaturesByTheMeanOverSeeds() throws IOException {
    Path treebank = Files.createDirectory(folder.resolve("Examples"));
    Files.copy(EXAMPLES, treebank.resolve("x-train.conllu"));
    Files.copy(EXAMPLES, treebank.resolve("x-dev.conllu"));
    TreebankData material = TreebankReader.read(TreebankFolder.find("Examples", treebank));
    TemplateGroups groups = TemplateGroups.lines(FEATURES);
    try (Trials one = new Trials(List.of(material), List.of(1L), "swap-standard", "lazy", 3, 1);
        Trials other = new Trials(List.of(material), List.of(2L), "swap-standard", "lazy", 3, 1);
        Trials both =
            new Trials(List.of(material), List.of(1L, 2L), "swap-standard", "lazy", 3, 2)) {
      double first = one.score(groups).mean();
      double second = other.score(groups).mean();
      assertThat(first).isBetween(20.0, 100.0);
      assertThat(both.score(groups).mean()).isEqualTo((first + second) / 2);
      TemplateGroups fewer = groups.without("S0w; S1w");
      List<Scored> scored = new ArrayList<>();
      both.scoreAll(List.of(groups, fewer), scored::add);
      assertThat(scored).containsExactly(both.score(groups), both.score(fewer));
    }
  }

  @Test
  void neitherTheMeanNorATreebankMayLoseMuch() {
    TemplateGroups groups = TemplateGroups.lines(FEATURES);
    Scored base = new Scored(groups, List.of(80.0, 90.0));
    assertThat(new Scored(groups, List.of(80.2, 89.8)).isAsGoodAs(base, 0.1, 0.3)).isTrue();
    assertThat(new Scored(groups, List.of(79.8, 89.9)).isAsGoodAs(base, 0.1, 0.3)).isFalse();
    assertThat(new Scored(groups, List.of(81.0, 89.6)).isAsGoodAs(base, 0.1, 0.3)).isFalse();
  }
}
