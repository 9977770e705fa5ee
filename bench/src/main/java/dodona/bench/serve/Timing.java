package dodona.bench.serve;

import dodona.text.input.Input;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.RunSummary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Measures how long answers take; only on a machine that does nothing else. */
final class Timing {

  private static final int ROUND = 200;

  private final URI server;
  private final List<String> texts;
  private final List<byte[]> requests;

  Timing(URI server, List<String> texts) {
    this.server = server;
    this.texts = texts;
    this.requests = texts.stream().map(text -> Question.own(text, "").bytes()).toList();
  }

  /**
   * How much longer one client waits for texts than the library takes in this process, as a share
   * of the latter. They take turns, and the best rounds count.
   */
  double overhead(Pipeline pipeline, int rounds) throws IOException {
    double library = Double.MAX_VALUE;
    double http = Double.MAX_VALUE;
    try (Client client = new Client(server)) {
      for (int round = 0; round < rounds; round++) {
        library = Math.min(library, parse(pipeline));
        http = Math.min(http, ask(client));
      }
    }
    System.out.printf(
        "a text takes %.3f ms by the library and %.3f ms by HTTP%n", library / 1e6, http / 1e6);
    return (http - library) / library;
  }

  private double parse(Pipeline pipeline) throws IOException {
    long started = System.nanoTime();
    for (int i = 0; i < ROUND; i++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      RunSummary unused =
          pipeline.run(
              List.of(Input.text(texts.get(i % texts.size()))), OutputFormat.CONLLU.onto(out));
    }
    return (System.nanoTime() - started) / (double) ROUND;
  }

  private double ask(Client client) throws IOException {
    long started = System.nanoTime();
    for (int i = 0; i < ROUND; i++) {
      ask(client, i);
    }
    return (System.nanoTime() - started) / (double) ROUND;
  }

  private void ask(Client client, int text) throws IOException {
    Client.Answer answer = client.exchange(requests.get(text % texts.size()));
    if (answer.status() != 200) {
      throw new IOException("the server answers " + answer.status() + " " + answer.body());
    }
  }

  /** How many requests per second are answered if so many clients ask without pause. */
  double most(int clients, int count) throws InterruptedException {
    AtomicInteger next = new AtomicInteger();
    long started = System.nanoTime();
    inThreads(
        clients,
        client -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            ask(client, i);
          }
        });
    return count * 1e9 / (System.nanoTime() - started);
  }

  /**
   * How long answers take, from the moment at which a request was due, if requests come at random
   * and so many per second on average.
   */
  Latencies at(double perSecond, int clients, int count, long seed) throws InterruptedException {
    long[] due = new long[count];
    Random random = new Random(seed);
    double at = 0;
    for (int i = 0; i < count; i++) {
      at += -Math.log(1 - random.nextDouble()) / perSecond;
      due[i] = (long) (at * 1e9);
    }
    long[] nanos = new long[count];
    AtomicInteger next = new AtomicInteger();
    long started = System.nanoTime();
    inThreads(
        clients,
        client -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            long early = due[i] - (System.nanoTime() - started);
            if (early > 0) {
              Thread.sleep(early / 1_000_000, (int) (early % 1_000_000));
            }
            ask(client, i);
            nanos[i] = System.nanoTime() - started - due[i];
          }
        });
    return new Latencies(nanos);
  }

  /** The same while so many clients send bodies by the byte. */
  Latencies besideSlowClients(int slow, double perSecond, int clients, int count, long seed)
      throws InterruptedException {
    AtomicBoolean goesOn = new AtomicBoolean(true);
    List<Thread> visitors = new ArrayList<>();
    for (int i = 0; i < slow; i++) {
      Nuisance nuisance = i % 2 == 0 ? Nuisance.SLOW_BODY : Nuisance.SLOW_HEAD;
      Thread visitor =
          new Thread(
              () -> nuisance.haunt(server, seed, goesOn::get, new AtomicLong(), new AtomicLong()),
              "slow-" + i);
      visitor.setDaemon(true);
      visitor.start();
      visitors.add(visitor);
    }
    Thread.sleep(2000);
    Latencies latencies = at(perSecond, clients, count, seed);
    goesOn.set(false);
    for (Thread visitor : visitors) {
      visitor.join();
    }
    return latencies;
  }

  /** What a client does. */
  @FunctionalInterface
  private interface Work {
    void with(Client client) throws IOException, InterruptedException;
  }

  private void inThreads(int clients, Work work) throws InterruptedException {
    AtomicInteger failures = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      Thread thread =
          new Thread(
              () -> {
                try (Client client = new Client(server)) {
                  work.with(client);
                } catch (IOException | InterruptedException e) {
                  failures.incrementAndGet();
                }
              },
              "client-" + i);
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (failures.get() > 0) {
      throw new IllegalStateException(failures + " clients failed");
    }
  }
}
