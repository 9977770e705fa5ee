package dodona.stress.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    Progress progress = new Progress(1, List.of("touchy"));
    Fuzzing fuzzing =
        new Fuzzing(
                () -> List.of(new Touchy()),
                progress,
                null,
                new Findings(folder, progress),
                Duration.ofMillis(300))
            .mostInputs(200);
    fuzzing.run(Duration.ofSeconds(60), 2);
    assertThat(progress.findings()).hasSize(2);
    assertThat(progress.findings("touchy")).isEqualTo(2);
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

  /** Counts inputs, and remembers them. */
  private static final class Recorder implements Target {

    private final List<String> taken = new ArrayList<>();

    @Override
    public String name() {
      return "recorder";
    }

    @Override
    public byte[] input(Chance chance) {
      return String.valueOf(chance.below(1_000_000)).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void take(byte[] input) {
      taken.add(new String(input, StandardCharsets.UTF_8));
    }

    @Override
    public boolean mayThrow(Exception e) {
      return false;
    }
  }

  @Test
  void continuesARunWithTheNextInput() throws Exception {
    Path file = folder.resolve("progress.json");
    Recorder inOneGo = new Recorder();
    record(inOneGo, new Progress(3, List.of("recorder")), null, 100);
    Recorder inTwo = new Recorder();
    record(inTwo, Progress.read(file, 3, List.of("recorder")), file, 40);
    assertThat(inTwo.taken).hasSize(40);
    Progress continued = Progress.read(file, 3, List.of("recorder"));
    assertThat(continued.inputs()).isEqualTo(40);
    assertThat(continued.nanos()).isPositive();
    record(inTwo, continued, file, 100);
    assertThat(inTwo.taken).isEqualTo(inOneGo.taken);
    assertThat(Set.copyOf(inOneGo.taken)).hasSizeGreaterThan(90);
    assertThatThrownBy(() -> Progress.read(file, 4, List.of("recorder")))
        .hasMessageContaining("progress with seed 3; expected 4");
  }

  private void record(Recorder recorder, Progress progress, @Nullable Path file, long most)
      throws Exception {
    new Fuzzing(
            () -> List.of(recorder),
            progress,
            file,
            new Findings(folder, progress),
            Duration.ofSeconds(5))
        .mostInputs(most)
        .run(Duration.ofSeconds(60), 1);
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

  /** Inputs that are all refused at once would test the first check only. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "conllu",
        "features",
        "clusters",
        "pattern",
        "patterns",
        "lists",
        "languages",
        "profile",
        "parser",
        "pipeline",
        "neural",
        "multilingual",
        "encoder",
        "safetensors",
        "onnx",
        "tensorflow",
        "archive"
      })
  void makesInputsThatAreReadAndInputsThatAreRefused(String name) throws Exception {
    try (Targets targets = new Targets(HOME)) {
      Target target = targets.named(name);
      int read = 0;
      for (int seed = 0; seed < 200; seed++) {
        try {
          target.take(target.input(new Chance(seed)));
          read++;
        } catch (Exception e) {
          assertThat(target.mayThrow(e)).isTrue();
        }
      }
      assertThat(read).isBetween(5, 199);
    }
  }

  @Test
  void makesTheSameInputsOfTheSameSeed() throws IOException {
    try (Targets targets = new Targets(HOME)) {
      for (String name :
          List.of("conllu", "conll2009", "gzip", "json", "pattern", "yaml", "onnx")) {
        Target target = targets.named(name);
        for (int seed = 0; seed < 20; seed++) {
          assertThat(Arrays.equals(target.input(new Chance(seed)), target.input(new Chance(seed))))
              .isTrue();
        }
      }
    }
  }
}
