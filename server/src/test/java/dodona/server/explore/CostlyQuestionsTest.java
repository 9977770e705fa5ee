package dodona.server.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.DodonaServer;
import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.TinyModel;
import dodona.server.options.ServerOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Questions of a few hundred bytes whose answers take long. */
@Timeout(120)
class CostlyQuestionsTest {

  private static final String JSON = "application/json";

  private DodonaServer server;

  @BeforeEach
  void start() throws IOException {
    server = DodonaServer.start(ServerOptions.DEFAULT.withPort(0).withThreads(2));
    server.serve(TinyModel.models());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** Heads of words in random order, each word's head before it in that order. */
  private static List<Integer> tangled(int words) {
    Random random = new Random(7);
    List<Integer> order = new ArrayList<>();
    for (int word = 1; word <= words; word++) {
      order.add(word);
    }
    Collections.shuffle(order, random);
    List<Integer> heads = new ArrayList<>(Collections.nCopies(words, 0));
    for (int i = 1; i < words; i++) {
      heads.set(order.get(i) - 1, order.get(random.nextInt(i)));
    }
    return heads;
  }

  private static String question(String oracle) {
    return "{\"heads\":"
        + tangled(60)
        + ",\"system\":\"swap-standard\",\"oracle\":\""
        + oracle
        + "\"}";
  }

  @Test
  void minimalIsAnsweredSoonThoughTheTreeIsTangled() throws IOException {
    Duration before = processorTime();
    Answer answer = RawHttp.post(server.uri(), "/api/v1/step", JSON, question("minimal"));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(processorTime().minus(before)).isLessThan(Duration.ofSeconds(15));
  }

  @Test
  void parsingGoesOnWhileManyExplore() throws IOException {
    List<RawHttp> explorers = new ArrayList<>();
    String question = question("dynamic");
    for (int i = 0; i < 12; i++) {
      RawHttp client = new RawHttp(server.uri());
      client.write(
          "POST /api/v1/derivation HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + "Content-Length: "
              + question.length()
              + "\r\n\r\n"
              + question);
      explorers.add(client);
    }
    long start = System.nanoTime();
    for (int i = 0; i < 5; i++) {
      Answer parse = RawHttp.post(server.uri(), "/", "text/plain", "The dog barks.");
      assertThat(parse.status()).isEqualTo(200);
      assertThat(RawHttp.get(server.uri(), "/ready").status()).isEqualTo(200);
    }
    assertThat((System.nanoTime() - start) / 1e9).isLessThan(10);
    for (RawHttp client : explorers) {
      client.close();
    }
    String idle = "dodona_requests_current 1\n"; // the one that asks
    String metrics = "";
    for (int i = 0; i < 200 && !metrics.contains(idle); i++) {
      metrics = RawHttp.get(server.uri(), "/metrics").text();
      pause();
    }
    assertThat(metrics).contains(idle, "dodona_queue_current 0\n");
  }

  @Test
  void refusesLabelsAndWordsThatWouldFillTheAnswer() throws IOException {
    String long1 = "\"" + "x".repeat(1_000_000) + "\"";
    for (String path : List.of("step", "derivation", "lattice")) {
      for (String field : List.of("labels", "words")) {
        Answer answer =
            RawHttp.post(
                server.uri(),
                "/api/v1/" + path,
                JSON,
                "{\"heads\":[0],\"" + field + "\":[" + long1 + "]}");
        assertThat(answer.status()).as(path + " " + field).isEqualTo(400);
        assertThat(answer.text()).contains(field, "characters").hasSizeLessThan(1_000);
      }
    }
  }

  @Test
  void aLatticeIsNotThousandsOfTimesAsLargeAsItsQuestion() throws IOException {
    String question =
        "{\"heads\":"
            + tangled(100)
            + ",\"system\":\"swap-standard\",\"oracle\":\"nd-all\",\"maxNodes\":20000}";
    Answer answer = RawHttp.post(server.uri(), "/api/v1/lattice", JSON, question);
    assertThat(answer.status()).isIn(200, 422);
    assertThat(answer.text().length()).isLessThan(3_000_000);
    List<Integer> chain = new ArrayList<>();
    for (int word = 0; word < 100; word++) {
      chain.add(word);
    }
    Answer large =
        RawHttp.post(
            server.uri(),
            "/api/v1/lattice",
            JSON,
            "{\"heads\":"
                + chain
                + ",\"system\":\"arc-eager\",\"oracle\":\"nd\",\"maxNodes\":20000}");
    assertThat(large.status()).isIn(200, 422);
    assertThat(large.text().length()).isLessThan(3_000_000);
  }

  /** Of the whole process, which does not grow while others keep the machine busy. */
  private static Duration processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
