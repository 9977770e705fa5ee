package dodona.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {

  private final Baseline baseline =
      Baseline.of(
          "oaks.conllu",
          List.of(new Figure("a", 100, 3, "ms/op"), new Figure("b", 100, 20, "ms/op")));

  @TempDir private Path folder;

  @Test
  void callsSlowerOnlyWhatExceedsBothErrors() {
    Baseline now =
        Baseline.of(
            "oaks.conllu",
            List.of(new Figure("a", 110, 3, "ms/op"), new Figure("b", 110, 3, "ms/op")));

    assertThat(baseline.regressions(now)).isEqualTo(1);
    assertThat(baseline.compare(now).text()).contains("+10.0 %  SLOWER").contains("+10.0 %  same");
  }

  @Test
  void comesBackFromItsFile() throws IOException {
    Path file = folder.resolve("baseline.json");
    baseline.write(file);

    assertThat(Baseline.read(file)).isEqualTo(baseline);
  }
}
