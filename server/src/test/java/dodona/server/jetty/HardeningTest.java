package dodona.server.jetty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.http.AnswerBuffer;
import dodona.server.http.CancelledException;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import dodona.server.options.Limits;
import dodona.server.options.ServerOptions;
import dodona.server.status.Metrics;
import dodona.server.status.ServerListener;
import java.io.EOFException;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.net.SocketException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class HardeningTest {

  private static final String HEAD = "POST /work HTTP/1.1\nHost: localhost\n";

  private final Metrics metrics = new Metrics();
  private final CountDownLatch release = new CountDownLatch(1);
  private final CountDownLatch begun = new CountDownLatch(1);
  private final AtomicInteger cancelled = new AtomicInteger();
  private @Nullable JettyServer server;

  /** An echo, a failure, work that lasts until it is released, and work that nobody ends. */
  private URI start(ServerOptions options) throws IOException {
    Routes routes =
        new Routes()
            .addQuick("GET", "/quick", request -> Response.text("quick"))
            .add("POST", "/echo", request -> Response.text(request.text()))
            .add("POST", "/large", request -> Response.of("text/plain", new byte[50_000_000]))
            .add(
                "POST",
                "/grow",
                request -> {
                  AnswerBuffer answer = request.newAnswer();
                  while (true) {
                    answer.print("more and more ");
                  }
                })
            .add(
                "POST",
                "/fail",
                request -> {
                  throw new IllegalStateException("secret");
                })
            .add(
                "POST",
                "/bug",
                request -> {
                  throw new IllegalArgumentException("secret");
                })
            .add(
                "POST",
                "/wrong",
                request -> {
                  throw new InvalidInputException("no oracle 'x'; expected eager or lazy");
                })
            .add(
                "POST",
                "/work",
                request -> {
                  begun.countDown();
                  await(release);
                  return Response.text("done");
                })
            .add(
                "POST",
                "/endless",
                request -> {
                  begun.countDown();
                  try {
                    while (true) {
                      request.cancellation().check();
                      pause(5);
                    }
                  } catch (CancelledException e) {
                    cancelled.incrementAndGet();
                    throw e;
                  }
                });
    JettyServer started = JettyServer.start(options, routes, metrics, ServerListener.SILENT);
    server = started;
    return started.uri();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new CancelledException("stopped");
    }
  }

  /** Figures change a moment after an answer was sent. */
  private void awaitMetrics(String line) {
    for (int i = 0; i < 500 && !metrics.text().contains(line); i++) {
      pause(20);
    }
    assertThat(metrics.text()).contains(line);
  }

  private static ServerOptions with(Limits limits) {
    return ServerOptions.DEFAULT.withPort(0).withThreads(1).withLimits(limits);
  }

  @AfterEach
  void stop() {
    release.countDown();
    stopServer();
  }

  private void stopServer() {
    if (server != null) {
      server.close();
    }
  }

  private static CompletableFuture<Answer> later(URI uri, String head) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return RawHttp.send(uri, head, "");
          } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        },
        task -> new Thread(task).start());
  }

  @Test
  void tellsClientsToComeAgainWhenTheQueueIsFull() throws Exception {
    URI uri = start(with(Limits.DEFAULT.withQueue(2)));
    CompletableFuture<Answer> first = later(uri, HEAD);
    await(begun);
    CompletableFuture<Answer> second = later(uri, HEAD);
    CompletableFuture<Answer> third = later(uri, HEAD);
    awaitMetrics("dodona_queue_current 2\n");
    Answer refused = RawHttp.send(uri, HEAD, "");
    assertThat(refused.status()).isEqualTo(503);
    assertThat(refused.header("Retry-After")).isEqualTo("1");
    // What needs no thread is answered all the same.
    assertThat(RawHttp.get(uri, "/quick").text()).isEqualTo("quick");
    release.countDown();
    for (CompletableFuture<Answer> one : List.of(first, second, third)) {
      assertThat(one.get().text()).isEqualTo("done");
    }
  }

  @Test
  void keepsNoPlaceInTheQueueForClientsThatHaveLeft() throws Exception {
    URI uri = start(with(Limits.DEFAULT.withQueue(2)));
    CompletableFuture<Answer> first = later(uri, HEAD);
    await(begun);
    for (int i = 0; i < 2; i++) {
      try (RawHttp client = new RawHttp(uri)) {
        client.write("POST /work HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
        awaitMetrics("dodona_queue_current " + (i + 1) + "\n");
      }
    }
    CompletableFuture<Answer> second = later(uri, HEAD);
    awaitMetrics("dodona_requests_total{method=\"POST\",route=\"/work\",status=\"0\"} 2\n");
    release.countDown();
    assertThat(first.get().text()).isEqualTo("done");
    assertThat(second.get().text()).isEqualTo("done");
  }

  @Test
  void endsRequestsThatTakeTooLong() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withRequest(Duration.ofSeconds(2))));
    Answer answer = RawHttp.send(uri, "POST /endless HTTP/1.1\nHost: localhost\n", "");
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.text()).contains("the request took longer than");
    // The thread is free again.
    assertThat(RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n", "x").text())
        .isEqualTo("x");
    assertThat(cancelled).hasValue(1);
  }

  @Test
  void stopsWorkingForClientsThatHaveLeft() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    try (RawHttp client = new RawHttp(uri)) {
      client.write("POST /endless HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
      await(begun);
    }
    assertThat(RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n", "x").text())
        .isEqualTo("x");
    assertThat(cancelled).hasValue(1);
  }

  @Test
  void readsTheNextRequestOfAClientThatDoesNotWait() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    try (RawHttp client = new RawHttp(uri)) {
      String request = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n";
      client.write((request + "a") + (request + "b") + (request + "c"));
      assertThat(List.of(client.read().text(), client.read().text(), client.read().text()))
          .containsExactly("a", "b", "c");
    }
  }

  @Test
  void keepsAByteThatItReadAheadToSeeWhetherTheClientIsThere() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withRequest(Duration.ofSeconds(2))));
    try (RawHttp client = new RawHttp(uri)) {
      client.write("POST /endless HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
      await(begun);
      client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx");
      assertThat(client.read().status()).isEqualTo(503);
      assertThat(client.read().text()).isEqualTo("x");
    }
  }

  @Test
  void cutsOffClientsThatSendHeadersByTheByte() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withHeader(Duration.ofSeconds(1))));
    try (RawHttp client = new RawHttp(uri)) {
      assertThat(RawHttp.get(uri, "/quick").status()).isEqualTo(200);
      String head = "GET /quick HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(100);
      long started = System.nanoTime();
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < head.length(); i++) {
                  client.write(head.substring(i, i + 1));
                  pause(100);
                }
                throw new EOFException(String.valueOf(client.socket().getInputStream().read()));
              })
          .isInstanceOf(SocketException.class);
      assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofSeconds(8));
    }
    awaitMetrics("dodona_slow_clients_total 1\n");
  }

  @Test
  void cutsOffClientsThatSendTheNextHeaderByTheByte() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withHeader(Duration.ofSeconds(1))));
    try (RawHttp client = new RawHttp(uri)) {
      client.write("GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n");
      assertThat(client.read().text()).isEqualTo("quick");
      pause(2000);
      client.write("GET /quick HTTP/1.1\r\nHost: localhost\r\n");
      assertThat(client.socket().getInputStream().read()).isEqualTo(-1);
    }
  }

  @Test
  void cutsOffClientsThatSendABodyByTheByte() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    try (RawHttp client = new RawHttp(uri)) {
      client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n");
      CompletableFuture<Void> drip =
          CompletableFuture.runAsync(
              () -> {
                try {
                  for (int i = 0; i < 100; i++) {
                    client.write("x");
                    pause(200);
                  }
                } catch (IOException e) {
                  // The server has had enough, as it should.
                }
              });
      Answer answer = client.read();
      assertThat(answer.status()).isEqualTo(408);
      assertThat(answer.text()).isEqualTo("the body arrives at less than 512 bytes per second\n");
      drip.join();
    }
  }

  /** It takes some all the time, so that it is never idle, but less than it should. */
  @Test
  void cutsOffClientsThatTakeTheirAnswerTooSlowly() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withIdle(Duration.ofSeconds(1)).withRate(1 << 30)));
    try (RawHttp client = new RawHttp(uri)) {
      client.write("POST /large HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
      for (int i = 0; i < 150 && !metrics.text().contains("dodona_slow_clients_total 1\n"); i++) {
        assertThat(client.socket().getInputStream().readNBytes(1 << 18)).isNotEmpty();
        pause(100);
      }
      assertThat(metrics.text()).contains("dodona_slow_clients_total 1\n");
    }
    awaitMetrics("dodona_held_bytes 0\n");
  }

  @Test
  void answersOthersWhileManyBodiesAreSlow() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    List<RawHttp> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 60; i++) {
        RawHttp client = new RawHttp(uri);
        slow.add(client);
        client.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx");
      }
      assertThat(RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n", "x").text())
          .isEqualTo("x");
    } finally {
      for (RawHttp client : slow) {
        client.close();
      }
    }
  }

  @Test
  void finishesWhatRunsWhenItStops() throws Exception {
    URI uri = start(with(Limits.DEFAULT));
    CompletableFuture<Answer> running = later(uri, HEAD);
    await(begun);
    CompletableFuture<Void> stopping = CompletableFuture.runAsync(this::stopServer);
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 300; i++) {
                assertThat(RawHttp.get(uri, "/quick").status()).isIn(200, 503);
                pause(20);
              }
            })
        .isInstanceOf(IOException.class);
    assertThat(running.isDone()).isFalse();
    release.countDown();
    assertThat(running.get().text()).isEqualTo("done");
    stopping.get(10, TimeUnit.SECONDS);
  }

  @Test
  void doesNotWaitForEverWhenItStops() throws Exception {
    URI uri = start(with(Limits.DEFAULT.withStop(Duration.ofMillis(500))));
    CompletableFuture<Answer> running = later(uri, HEAD);
    await(begun);
    CompletableFuture.runAsync(this::stopServer).get(10, TimeUnit.SECONDS);
    assertThat(running.get(10, TimeUnit.SECONDS).status()).isEqualTo(503);
  }

  @Test
  void letsClientsBeSilentWhileItWorks() throws Exception {
    URI uri = start(with(Limits.DEFAULT.withIdle(Duration.ofMillis(200))));
    CompletableFuture<Answer> running = later(uri, HEAD);
    await(begun);
    pause(1500);
    release.countDown();
    assertThat(running.get().text()).isEqualTo("done");
  }

  @Test
  void saysNothingOfFaultsOfItsOwn() throws IOException {
    Answer answer =
        RawHttp.send(start(with(Limits.DEFAULT)), "POST /fail HTTP/1.1\nHost: localhost\n", "");
    assertThat(answer.status()).isEqualTo(500);
    assertThat(answer.text()).isEqualTo("the server failed\n");
  }

  @ParameterizedTest
  @CsvSource({
    "localhost,200",
    "LOCALHOST:9000,200",
    "127.0.0.1:80,200",
    "192.168.7.7,200",
    "[::1]:9000,200",
    "parser.example.org,200",
    "evil.example.com,421",
    "localhost.evil.example,421",
    "1.2.3.4.evil.example,421",
  })
  void answersToItsOwnNamesOnly(String host, int status) throws IOException {
    URI uri = start(with(Limits.DEFAULT).withNames(List.of("parser.example.org")));
    String head = "GET /quick HTTP/1.1\nHost: " + host + "\n";
    assertThat(RawHttp.send(uri, head, new byte[0]).status()).isEqualTo(status);
  }

  @Test
  void letsInNoPageOfOtherOriginsUnlessItIsTold() throws IOException {
    String head = "POST /echo HTTP/1.1\nHost: localhost\nOrigin: ";
    URI uri = start(with(Limits.DEFAULT));
    assertThat(RawHttp.send(uri, head + "http://localhost\n", "x").status()).isEqualTo(200);
    for (String origin : List.of("http://evil.example", "null", "http://localhost:81")) {
      Answer refused = RawHttp.send(uri, head + origin + "\n", "x");
      assertThat(refused.status()).as(origin).isEqualTo(403);
      assertThat(refused.headers()).doesNotContainKey("access-control-allow-origin");
    }
  }

  @Test
  void letsInThePagesThatItIsTold() throws IOException {
    URI uri = start(with(Limits.DEFAULT).withOrigins(List.of("https://good.example")));
    String origin = "Origin: https://good.example\n";
    Answer answer = RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n" + origin, "x");
    assertThat(answer.text()).isEqualTo("x");
    assertThat(answer.header("Access-Control-Allow-Origin")).isEqualTo("https://good.example");
    assertThat(answer.header("Vary")).isEqualTo("Origin");
    Answer preflight =
        RawHttp.send(
            uri,
            "OPTIONS /echo HTTP/1.1\nHost: localhost\nAccess-Control-Request-Method: POST\n"
                + origin,
            new byte[0]);
    assertThat(preflight.status()).isEqualTo(204);
    assertThat(preflight.header("Access-Control-Allow-Headers")).contains("Content-Type");
    Answer other =
        RawHttp.send(
            uri, "POST /echo HTTP/1.1\nHost: localhost\nOrigin: https://bad.example\n", "x");
    assertThat(other.status()).isEqualTo(403);
  }

  @Test
  void refusesHeadsThatAreTooLargeOrMalformed() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    String end = " HTTP/1.1\nHost: localhost\n";
    byte[] none = {};
    assertThat(RawHttp.send(uri, "GET /" + "x".repeat(9000) + end, none).status()).isEqualTo(414);
    assertThat(
            RawHttp.send(uri, "GET /quick" + end + "X: " + "x".repeat(9000) + "\n", none).status())
        .isEqualTo(431);
    assertThat(RawHttp.send(uri, "GET /quick HTTP/1.1\n", none).status()).isEqualTo(400);
    assertThat(RawHttp.send(uri, "G@T /quick" + end, none).status()).isEqualTo(400);
    Answer two =
        RawHttp.send(
            uri, "POST /echo" + end + "Content-Length: 1\nTransfer-Encoding: chunked\n", none);
    assertThat(two.status()).isEqualTo(400);
    assertThat(two.header("Content-Type")).startsWith("text/plain");
  }

  @Test
  void namesEachRequestAndSaysHowLongItTook() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    Answer named =
        RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\nX-Request-Id: abc-1\n", "x");
    assertThat(named.header("X-Request-Id")).isEqualTo("abc-1");
    assertThat(named.header("Server-Timing"))
        .matches("read;dur=[\\d.]+, wait;dur=[\\d.]+, work;dur=[\\d.]+");
    assertThat(named.header("Cache-Control")).isEqualTo("no-store");
    assertThat(named.headers()).doesNotContainKey("server");
    Answer odd =
        RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\nX-Request-Id: a b\n", "x");
    assertThat(odd.header("X-Request-Id")).matches("[0-9a-f]{16}");
  }

  @Test
  void tellsAClientThatAsksFirstThatItsBodyIsTooLarge() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withBody(10)));
    Answer asked =
        RawHttp.send(
            uri,
            "POST /echo HTTP/1.1\nHost: localhost\nExpect: 100-continue\nContent-Length: 11\n",
            new byte[0]);
    assertThat(asked.status()).isEqualTo(413);
    assertThat(RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n", "x".repeat(10)).text())
        .hasSize(10);
    assertThat(RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n", "x".repeat(50)).status())
        .isEqualTo(413);
    awaitMetrics("dodona_held_bytes 0\n");
  }

  @Test
  void tellsThoseWhomItCannotAnswerThatItStops() throws Exception {
    URI uri = start(with(Limits.DEFAULT.withStop(Duration.ofSeconds(2))));
    CompletableFuture<Answer> endless = later(uri, "POST /endless HTTP/1.1\nHost: localhost\n");
    await(begun);
    CompletableFuture<Answer> waiting = later(uri, "POST /echo HTTP/1.1\nHost: localhost\n");
    awaitMetrics("dodona_queue_current 1\n");
    stopServer();
    for (CompletableFuture<Answer> cut : List.of(endless, waiting)) {
      Answer answer = cut.get(10, TimeUnit.SECONDS);
      assertThat(answer.status()).isEqualTo(503);
      assertThat(answer.text()).isEqualTo("the server is being stopped\n");
    }
  }

  @Test
  void refusesAnswersThatGrowTooLargeWhileTheyAreMade() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withBody(10_000)));
    Answer answer = RawHttp.send(uri, "POST /grow HTTP/1.1\nHost: localhost\n", "x");
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.text())
        .isEqualTo("the response has more than 640,000 bytes. Send less text.\n");
    awaitMetrics("dodona_held_bytes 0\n");
  }

  @Test
  void keepsNoMemoryOutsideTheHeapForLargeAnswers() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    long before = directBytes();
    for (int i = 0; i < 3; i++) {
      assertThat(RawHttp.send(uri, "POST /large HTTP/1.1\nHost: localhost\n", "x").text())
          .hasSize(50_000_000);
    }
    assertThat(directBytes() - before).isLessThan(10_000_000);
  }

  private static long directBytes() {
    return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
        .filter(pool -> pool.getName().equals("direct"))
        .mapToLong(BufferPoolMXBean::getMemoryUsed)
        .sum();
  }

  @Test
  void connectionsThatRestMakeRoomForOthers() throws IOException {
    URI uri = start(with(Limits.DEFAULT.withConnections(8)));
    List<RawHttp> resting = new ArrayList<>();
    for (int i = 0; i < 8 + Admission.GUESTS - 2; i++) {
      RawHttp client = new RawHttp(uri);
      client.write("GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n");
      resting.add(client);
    }
    assertThat(RawHttp.get(uri, "/quick").text()).isEqualTo("quick");
    int status = 0;
    for (int i = 0; i < 100 && status != 200; i++) {
      status = RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n", "x").status();
      pause(100);
    }
    assertThat(status).isEqualTo(200);
    for (RawHttp client : resting) {
      client.close();
    }
  }

  @Test
  void oneAddressHasHalfOfTheConnectionsAndHealthChecksAreAnswered() throws Exception {
    URI uri = start(with(Limits.DEFAULT.withConnections(4)));
    CompletableFuture<Answer> first = later(uri, HEAD);
    CompletableFuture<Answer> second = later(uri, HEAD);
    await(begun);
    awaitMetrics("dodona_queue_current 1\n");
    Answer third = RawHttp.send(uri, "POST /echo HTTP/1.1\nHost: localhost\n", "x");
    assertThat(third.status()).isEqualTo(503);
    assertThat(third.text()).isEqualTo("too many clients are connected. Try again later.\n");
    Answer quick = RawHttp.get(uri, "/quick");
    assertThat(quick.status()).isEqualTo(200);
    assertThat(quick.header("Connection")).isEqualTo("close");
    release.countDown();
    assertThat(first.get().status()).isEqualTo(200);
    assertThat(second.get().status()).isEqualTo(200);
  }

  @Test
  void saysWhyItCannotListen() throws IOException {
    URI uri = start(with(Limits.DEFAULT));
    assertThatThrownBy(
            () ->
                JettyServer.start(
                    with(Limits.DEFAULT).withPort(uri.getPort()),
                    new Routes(),
                    new Metrics(),
                    ServerListener.SILENT))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("cannot listen at 127.0.0.1:" + uri.getPort());
  }

  @Test
  void onlyInvalidInputIsTheClientsFault() throws Exception {
    URI uri = start(with(Limits.DEFAULT));
    Answer bug = RawHttp.send(uri, "POST /bug HTTP/1.1\nHost: localhost\n", "");
    assertThat(bug.status()).isEqualTo(500);
    assertThat(bug.text()).doesNotContain("secret");
    Answer wrong = RawHttp.send(uri, "POST /wrong HTTP/1.1\nHost: localhost\n", "");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.text()).contains("no oracle 'x'; expected eager or lazy");
  }
}
