package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The examples in docs/reference/http-api.md and docs/how-to/serve.md do what they say, each
 * followed by what it prints.
 */
class ServerDocumentTest {

  private static final Pattern EXAMPLE =
      Pattern.compile("```sh\\n(curl .*?)```\\n\\n```\\n(.*?)```\\n", Pattern.DOTALL);

  private static final Path API = Path.of("..", "docs", "reference", "http-api.md");
  private static final Path GUIDE = Path.of("..", "docs", "how-to", "serve.md");

  private record Example(String command, String output) {}

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    Matcher example = EXAMPLE.matcher(Files.readString(API) + Files.readString(GUIDE));
    while (example.find()) {
      examples.add(new Example(example.group(1), example.group(2)));
    }
    return examples;
  }

  private static boolean isThere(String program) {
    try {
      return new ProcessBuilder(program, "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  private static String run(String command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder("sh", "-c", command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }

  /** Without a jar there is no version; times differ from run to run. */
  private static String comparable(String output) {
    return output
        .strip()
        .replaceAll("generator = Dodona [\\w.-]+", "generator = Dodona")
        .replaceAll("\"time_ms\": [\\d.]+", "\"time_ms\": 1");
  }

  @Test
  void everyExamplePrintsWhatItSays() throws Exception {
    assertThat(examples()).hasSizeGreaterThan(5);
    assumeTrue(isThere("curl"), "there is no curl to run the examples with");
    try (RunningServer server = new RunningServer()) {
      for (Example example : examples()) {
        String command = example.command.replace("localhost:9000", server.uri().getAuthority());
        assertThat(comparable(run(command)))
            .as(example.command)
            .isEqualTo(comparable(example.output));
      }
    }
  }

  @Test
  void everyOptionIsThere() throws IOException {
    String document = Files.readString(GUIDE);
    for (String option :
        List.of(
            "--model", "--host", "--port", "--allowed-host", "--cors", "--threads", "--max-body")) {
      assertThat(document).contains("`" + option);
      assertThat(CommandRun.of("serve", "--help").out()).contains(option);
    }
    assertThat(document).contains("`--access-log`");
  }
}
