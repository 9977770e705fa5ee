package dodona.stress.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.target.Target;
import dodona.stress.fuzz.target.Targets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FuzzingTest {

  private static final Path HOME = Path.of("..");

  @TempDir Path folder;

  /** Cannot bear a {@code !}, and takes its time over a {@code ?}. */
  private static final class Touchy implements Target {

    @Override
    public String name() {
      return "touchy";
    }

    @Override
    public byte[] input(Chance chance) {
      String signs = chance.oneIn(40) ? "?" : chance.oneIn(20) ? "!" : "";
      return ("x".repeat(chance.below(50)) + signs + "y".repeat(50))
          .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void take(byte[] input) throws InterruptedException {
      String text = new String(input, StandardCharsets.UTF_8);
      if (text.contains("!")) {
        throw new IllegalStateException("!");
      }
      if (text.contains("?")) {
        Thread.sleep(600_000);
      }
      if (text.length() > 90) {
        throw new IllegalArgumentException("too long, which it may say");
      }
    }

    @Override
    public boolean mayThrow(Exception e) {
      return e instanceof IllegalArgumentException || e instanceof InterruptedException;
    }
  }

  @Test
  void keepsWhatFailsAsSmallAsItGetsAndWhatTakesTooLong() throws Exception {
    Findings findings = new Findings(folder);
    Fuzzing fuzzing = new Fuzzing(List.of(new Touchy()), 1, Duration.ofMillis(300), findings);
    fuzzing.run(Duration.ofSeconds(60), 200);
    assertThat(findings.count()).isEqualTo(2);
    List<String> names = new ArrayList<>();
    List<String> inputs = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".input")).sorted().toList()) {
        names.add(file.getFileName().toString());
        inputs.add(Files.readString(file));
      }
    }
    assertThat(names)
        .containsExactly(
            "touchy-IllegalStateException-unknown.input", "touchy-too-slow-unknown.input");
    assertThat(inputs.get(0)).isEqualTo("!");
    assertThat(inputs.get(1)).contains("?");
  }

  @Test
  void shrinksToWhatMatters() {
    byte[] input = "aaaaabaaaaaacaaaaaa".getBytes(StandardCharsets.UTF_8);
    byte[] small =
        Shrinker.shrink(
            input,
            bytes -> {
              String text = new String(bytes, StandardCharsets.UTF_8);
              return text.contains("b") && text.contains("c");
            });
    assertThat(new String(small, StandardCharsets.UTF_8)).isEqualTo("bc");
  }

  static Stream<String> targets() throws IOException {
    try (Targets targets = new Targets(HOME)) {
      return targets.names().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("targets")
  void findsNothingInAFewInputs(String name) throws Exception {
    try (Targets targets = new Targets(HOME)) {
      Target target = targets.named(name);
      for (int seed = 0; seed < 150; seed++) {
        byte[] input = target.input(new Chance(seed));
        assertThat(Trial.of(target, input)).as("seed %s", seed).isNull();
      }
    }
  }

  @Test
  void makesTheSameInputsOfTheSameSeed() throws IOException {
    try (Targets targets = new Targets(HOME)) {
      for (String name : List.of("conllu", "gzip", "json", "yaml")) {
        Target target = targets.named(name);
        for (int seed = 0; seed < 20; seed++) {
          assertThat(Arrays.equals(target.input(new Chance(seed)), target.input(new Chance(seed))))
              .isTrue();
        }
      }
    }
  }
}
