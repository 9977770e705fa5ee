package dodona.cli;

import dodona.cli.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** The command {@code dodona serve} in a thread of its own, until it is closed. */
final class RunningServer implements AutoCloseable {

  private static final int PATIENCE_MILLIS = 60_000;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicInteger code = new AtomicInteger(-1);
  private final Thread thread;
  private final URI uri;

  /** Starts the command at a free port with further arguments. */
  RunningServer(String... arguments) throws InterruptedException {
    List<String> all = new ArrayList<>(List.of("serve", "--port", "0"));
    all.addAll(List.of(arguments));
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            false,
            80,
            false);
    this.thread =
        new Thread(() -> code.set(Dodona.run(terminal, all.toArray(new String[0]))), "serve");
    thread.start();
    for (int i = 0; i < PATIENCE_MILLIS / 10 && out.size() == 0 && thread.isAlive(); i++) {
      Thread.sleep(10);
    }
    if (out.size() == 0) {
      throw new AssertionError("the server does not start: " + err());
    }
    this.uri = URI.create(out.toString(StandardCharsets.UTF_8).strip());
  }

  /** Returns the URI that the server printed. */
  URI uri() {
    return uri;
  }

  /** Returns the output of the server on standard error so far. */
  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** Posts a body, and returns the body of the answer if all went well. */
  String post(String path, String type, String accept, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(uri.resolve(path))
            .header("Content-Type", type)
            .header("Accept", accept)
            .POST(BodyPublishers.ofString(body))
            .build();
    var answer =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
    if (answer.statusCode() != 200) {
      throw new AssertionError(answer.statusCode() + " " + answer.body());
    }
    return answer.body();
  }

  /** Stops it, and returns its exit code. */
  int stop() throws InterruptedException {
    thread.interrupt();
    thread.join(PATIENCE_MILLIS);
    return code.get();
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
