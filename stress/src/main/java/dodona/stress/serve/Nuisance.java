package dodona.stress.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** A client that no server wishes for. */
enum Nuisance {
  /** Sends the head of a request by the byte. */
  SLOW_HEAD {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      return drip(server, "POST / HTTP/1.1\r\nHost: localhost\r\n", goesOn);
    }
  },
  /** Sends a body by the byte. */
  SLOW_BODY {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      return drip(
          server, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n", goesOn);
    }
  },
  /** Sends more than is allowed. */
  HUGE {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      byte[] request = Client.post("/process", "", "x".repeat(2 << 20));
      try (Client client = new Client(server)) {
        return client.exchange(request).status() == 413;
      }
    }
  },
  /** Sends what makes no sense, of some kind or other. */
  MALFORMED {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      String json = "Content-Type: application/json\n";
      String form = "Content-Type: multipart/form-data; boundary=b\n";
      byte[][] requests = {
        "GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII),
        "G@T / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII),
        Client.post("/api/v1/parse", json, "{\"text\": "),
        Client.post("/process", form, "--b\r\n"),
        Client.post("/?properties=%7Ba", "", "x"),
        Client.post("/process?data=%ff", "", ""),
      };
      try (Client client = new Client(server)) {
        int status = client.exchange(requests[random.nextInt(requests.length)]).status();
        return status == 400 || status == 503;
      }
    }
  },
  /** Asks in a few bytes for what takes long to find, and leaves in the middle of it. */
  COSTLY {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      String question =
          "{\"heads\":"
              + tangled(60, random)
              + ",\"system\":\"swap-standard\",\"oracle\":\"minimal\"}";
      try (Client client = new Client(server)) {
        client.send(
            Client.post("/api/v1/derivation", "Content-Type: application/json\n", question));
        pause(random.nextInt(2000));
      }
      return true;
    }
  },
  /** Asks in a few bytes for an answer of many. */
  AMPLIFYING {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      String question =
          "{\"heads\":"
              + tangled(100, random)
              + ",\"system\":\"swap-standard\",\"oracle\":\"nd-all\",\"maxNodes\":20000}";
      byte[] request = Client.post("/api/v1/lattice", "Content-Type: application/json\n", question);
      try (Client client = new Client(server)) {
        Client.Answer answer = client.exchange(request);
        boolean isKnown = List.of(200, 422, 503).contains(answer.status());
        return isKnown && answer.body().length() < LARGEST_ANSWER;
      }
    }
  },
  /** Asks something small on many connections, and keeps them. */
  RESTING {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      byte[] request =
          "GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
      List<Client> clients = new ArrayList<>();
      boolean isFine = true;
      try {
        for (int i = 0; i < CONNECTIONS; i++) {
          Client client = new Client(server);
          clients.add(client);
          isFine &= client.exchange(request).status() == 200;
        }
        pause(3000);
      } finally {
        for (Client client : clients) {
          client.close();
        }
      }
      return isFine;
    }
  },
  /** Leaves before it is answered. */
  ABORTING {
    @Override
    boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException {
      try (Client client = new Client(server)) {
        client.send(Client.post("/", "Content-Type: text/plain\n", "Dogs bark. ".repeat(50)));
        pause(random.nextInt(20));
      }
      return true;
    }
  };

  private static final int LARGEST_ANSWER = 3_000_000;
  private static final int CONNECTIONS = 20;

  /** Heads of words in random order, each word's head before it in that order. */
  private static List<Integer> tangled(int words, Random random) {
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

  /**
   * Visits a server once.
   *
   * @param goesOn false if everybody is to go home
   * @return whether the server did what it should
   */
  abstract boolean visit(URI server, Random random, BooleanSupplier goesOn) throws IOException;

  /** Visits a server again and again, and counts what it should not have done. */
  final void haunt(
      URI server, long seed, BooleanSupplier goesOn, AtomicLong visits, AtomicLong wrong) {
    Random random = new Random(seed);
    while (goesOn.getAsBoolean()) {
      try {
        boolean isFine = visit(server, random, goesOn);
        visits.incrementAndGet();
        wrong.addAndGet(isFine || !goesOn.getAsBoolean() ? 0 : 1);
      } catch (IOException e) {
        // A huge body may be cut off while it is sent; the others are let in, and answered.
        visits.incrementAndGet();
        wrong.addAndGet(this == HUGE || !goesOn.getAsBoolean() ? 0 : 1);
      }
      pause(200);
    }
  }

  /** A byte a second, until the server has had enough; it must not have had for a minute. */
  private static boolean drip(URI server, String beginning, BooleanSupplier goesOn) {
    try (Client client = new Client(server)) {
      client.send(beginning.getBytes(StandardCharsets.US_ASCII));
      for (int second = 0; second < 60 && goesOn.getAsBoolean(); second++) {
        client.send(new byte[] {'x'});
        pause(1000);
      }
      return !goesOn.getAsBoolean();
    } catch (IOException e) {
      return true;
    }
  }

  /** Does nothing for a while. */
  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
