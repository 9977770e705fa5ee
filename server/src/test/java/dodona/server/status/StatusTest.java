package dodona.server.status;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.DodonaServer;
import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.TinyModel;
import dodona.server.options.ServerOptions;
import dodona.server.status.ServerListener.Answered;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StatusTest {

  private static final ServerOptions OPTIONS = ServerOptions.DEFAULT.withPort(0);

  @Test
  void livesBeforeItIsReady() throws IOException {
    try (DodonaServer server = DodonaServer.start(OPTIONS)) {
      assertThat(RawHttp.get(server.uri(), "/live").text()).isEqualTo("live\n");
      assertThat(RawHttp.get(server.uri(), "/ping").text()).isEqualTo("pong\n");
      Answer early = RawHttp.get(server.uri(), "/ready");
      assertThat(early.status()).isEqualTo(503);
      assertThat(early.text()).isEqualTo("the models are being loaded\n");
      Answer parse = RawHttp.get(server.uri(), "/process?data=x&tokenizer");
      assertThat(parse.status()).isEqualTo(503);
      assertThat(parse.header("Retry-After")).isEqualTo("1");
      server.serve(TinyModel.models());
      assertThat(RawHttp.get(server.uri(), "/ready").text()).isEqualTo("ready\n");
      assertThat(RawHttp.get(server.uri(), "/process?data=x&tokenizer").status()).isEqualTo(200);
    }
  }

  @Test
  void isNotReadyWhileTooManyRequestsAreWaiting() {
    Readiness readiness = new Readiness();
    assertThat(readiness.obstacle()).contains("the models are being loaded");
    readiness.loaded();
    assertThat(readiness.obstacle()).isEmpty();
    readiness.fullWhen(() -> true);
    assertThat(readiness.obstacle()).contains("too many requests are waiting");
  }

  private static boolean hasStatuses(String metrics, String... statuses) {
    return Stream.of(statuses)
        .allMatch(status -> metrics.matches("(?s).*route=\"[/-]\",status=\"" + status + "\".*"));
  }

  @Test
  void countsInPrometheusForm() throws IOException {
    try (DodonaServer server = DodonaServer.start(OPTIONS)) {
      server.serve(TinyModel.models());
      RawHttp.post(server.uri(), "/", "text/plain", "The dog barks. Cats sleep.");
      RawHttp.get(server.uri(), "/no-such-text-in-metrics");
      Answer metrics = RawHttp.get(server.uri(), "/metrics");
      // Requests are counted after their answers, and not in the order of these.
      for (int i = 0; i < 500 && !hasStatuses(metrics.text(), "200", "404"); i++) {
        metrics = RawHttp.get(server.uri(), "/metrics");
      }
      assertThat(metrics.header("Content-Type")).startsWith("text/plain; version=0.0.4");
      assertThat(metrics.text())
          .contains(
              "dodona_requests_total{method=\"POST\",route=\"/\",status=\"200\"} 1\n",
              "dodona_requests_total{method=\"-\",route=\"-\",status=\"404\"} 1\n",
              "dodona_sentences_total 2\n",
              "dodona_words_total 7\n",
              "dodona_received_bytes_total 26\n",
              "dodona_queue_current 0\n",
              "# TYPE dodona_request_seconds histogram\n")
          .containsPattern("dodona_request_seconds_bucket\\{le=\"\\+Inf\"} [2-9]\n")
          .containsPattern("jvm_threads_current \\d+\n")
          .doesNotContain("no-such-text");
      for (String line : metrics.text().lines().toList()) {
        assertThat(line).matches("# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\\{[^}]*})? [0-9.]+(E-?\\d+)?");
      }
      assertThat(RawHttp.get(server.uri(), "/version").json()).containsEntry("name", "dodona");
    }
  }

  @Test
  void tellsItsListenerNothingOfTheText() throws IOException, InterruptedException {
    List<Answered> heard = new CopyOnWriteArrayList<>();
    ServerListener listener =
        new ServerListener() {
          @Override
          public void answered(Answered request) {
            heard.add(request);
          }
        };
    try (DodonaServer server = DodonaServer.start(OPTIONS, listener)) {
      server.serve(TinyModel.models());
      RawHttp.send(
          server.uri(),
          "GET /process?data=secret&tokenizer HTTP/1.1\nHost: localhost\nX-Request-Id: r-1\n",
          new byte[0]);
      RawHttp.get(server.uri(), "/secret");
    }
    // The listener hears of an answer after the client, and so perhaps of the second one first.
    assertThat(heard).hasSize(2);
    assertThat(heard)
        .anySatisfy(
            answered -> {
              assertThat(answered.id()).isEqualTo("r-1");
              assertThat(answered.route()).isEqualTo("/process");
              assertThat(answered.status()).isEqualTo(200);
            });
    assertThat(heard.toString()).doesNotContain("secret");
  }
}
