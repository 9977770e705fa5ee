package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.support.JsonReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

  private static final String TEXT =
      "The old oak whispered.  John likes Mary\nand \uD83D\uDC31 café.\n\nA hearing is scheduled.\n";

  @TempDir static Path folder;

  private static String model = "";

  @BeforeAll
  static void train() {
    model = folder.resolve("tiny.dodona").toString();
    CommandRun run =
        CommandRun.of(
            ("train --pipeline --train ../examples/sentences.conllu --folds 2 --hash-bits 12 --average 1"
                    + " --iterations 2 --threads 1 --model "
                    + model)
                .split(" ", -1));
    assertThat(run.code()).as(run.err()).isZero();
  }

  @Test
  void writesTheBytesThatParseWritesWhicheverWayItIsAsked() throws Exception {
    Path file = Files.writeString(folder.resolve("text.txt"), TEXT);
    String parsed = CommandRun.of("parse", "-m", model, file.toString()).out();
    assertThat(parsed).contains("whispered\t");
    try (RunningServer server = new RunningServer("--model", model)) {
      assertThat(server.post("/api/v1/parse", "text/plain", "application/x-conllu", TEXT))
          .isEqualTo(parsed);
      assertThat(server.post("/?outputFormat=conllu", "text/plain", "*/*", TEXT)).isEqualTo(parsed);
      String form =
          "tokenizer&tagger&parser&data=" + URLEncoder.encode(TEXT, StandardCharsets.UTF_8);
      String json = server.post("/process", "application/x-www-form-urlencoded", "*/*", form);
      Map<?, ?> answer = Objects.requireNonNull((Map<?, ?>) JsonReader.read(json));
      assertThat(String.valueOf(answer.get("result")))
          .matches("(?s)# generator = Dodona [\\w.-]+\n# dodona_model = tiny\n# newdoc\n.*")
          .endsWith("tiny\n" + parsed);
      assertThat(server.stop()).isZero();
    }
  }

  @Test
  void servesSeveralModelsByName() throws Exception {
    try (RunningServer server = new RunningServer("--model", "a=" + model, "-m", "b=" + model)) {
      assertThat(server.post("/models", "text/plain", "*/*", ""))
          .contains("\"a\": [\"tokenizer\"", "\"b\": [", "\"default_model\": \"a\"");
      assertThat(server.err()).isEqualTo("serving a, b; stop with Ctrl-C\n");
    }
  }

  @Test
  void logsRequestsWithoutTheirText() throws Exception {
    try (RunningServer server = new RunningServer("--model", model, "--access-log", "-q")) {
      assertThat(server.err()).isEmpty();
      String unused = server.post("/process?data=secret&tokenizer", "text/plain", "*/*", "secret");
      assertThat(server.stop()).isZero();
      assertThat(server.err()).matches("[0-9a-f]{16} POST /process 200 \\d+ bytes \\d+ ms\n");
    }
  }

  @Test
  void checksWhetherAServerIsReady() throws Exception {
    String port;
    try (RunningServer server = new RunningServer("--model", model)) {
      port = String.valueOf(server.uri().getPort());
      for (String host : new String[] {"127.0.0.1", "0.0.0.0"}) {
        CommandRun ready = CommandRun.of("serve", "--health-check", "--host", host, "--port", port);
        assertThat(ready.code()).as(ready.err()).isZero();
        assertThat(ready.out()).isEmpty();
      }
      assertThat(server.stop()).isZero();
    }
    CommandRun gone = CommandRun.of("serve", "--health-check", "--port", port);
    assertThat(gone.code()).isEqualTo(1);
    assertThat(gone.err()).isEqualTo("dodona serve: 127.0.0.1:" + port + ": no server answers\n");
  }

  @Test
  void saysWhyItDoesNotStart() throws IOException {
    CommandRun missing = CommandRun.of("serve", "--port", "0", "--model", "no-such-model");
    assertThat(missing.code()).isEqualTo(ExitCode.INPUT);
    assertThat(missing.err())
        .contains(
            "there is no model 'no-such-model': it is neither a file nor an installed model;"
                + " installed: ");
    try (ServerSocket taken = new ServerSocket(0)) {
      String port = String.valueOf(taken.getLocalPort());
      CommandRun busy =
          CommandRun.of("serve", "--host", "0.0.0.0", "--port", port, "--model", model);
      assertThat(busy.code()).isEqualTo(ExitCode.INPUT);
      assertThat(busy.err()).contains("cannot listen at 0.0.0.0:" + port);
    }
    CommandRun twice = CommandRun.of("serve", "--port", "0", "--model", model, "--model", model);
    assertThat(twice.code()).isEqualTo(ExitCode.USAGE);
    assertThat(twice.err()).contains("two models have the same name");
    assertThat(CommandRun.of("serve", "--port", "70000").code()).isEqualTo(ExitCode.USAGE);
    assertThat(CommandRun.of("serve", "--max-body", "0").code()).isEqualTo(ExitCode.USAGE);
    assertThat(CommandRun.of("serve", "--threads", "0").code()).isEqualTo(ExitCode.USAGE);
  }
}
