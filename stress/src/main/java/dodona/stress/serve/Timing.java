package dodona.stress.serve;

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
import java.util.function.IntSupplier;

/** Measures how long answers take; only on a machine that does nothing else. */
final class Timing {

  private static final int ROUND = 400;
  private static final int CLIENTS_PER_CORE = 4;

  private final URI server;
  private final List<String> texts;
  private final List<byte[]> requests;

  Timing(URI server, List<String> texts) {
    this.server = server;
    this.texts = texts;
    this.requests = texts.stream().map(text -> Question.own(text, "").bytes()).toList();
  }

  /**
   * Returns how much longer texts take over HTTP than with the library in this process, as a
   * fraction of the latter, with all cores busy: a core that waits for the next request goes to
   * sleep, and waking it can cost more than HTTP does. The two take turns, and the best rounds
   * count.
   */
  double overhead(Pipeline pipeline, int cores, int rounds) throws InterruptedException {
    double library = 0;
    double http = 0;
    for (int round = 0; round < rounds; round++) {
      library = Math.max(library, perSecond(cores, ROUND, next -> parse(pipeline, next)));
      http = Math.max(http, most(CLIENTS_PER_CORE * cores, ROUND));
    }
    System.out.printf(
        "%,.0f texts of 1 kB per second by the library, %,.0f by HTTP%n", library, http);
    return (library / http) - 1;
  }

  private void parse(Pipeline pipeline, IntSupplier next) throws IOException {
    for (int i = next.getAsInt(); i < ROUND; i = next.getAsInt()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      RunSummary unused =
          pipeline.run(
              List.of(Input.text(texts.get(i % texts.size()))), OutputFormat.CONLLU.onto(out));
    }
  }

  private void ask(Client client, int text) throws IOException {
    Client.Answer answer = client.exchange(requests.get(text % texts.size()));
    if (answer.status() != 200) {
      throw new IOException("the server answers " + answer.status() + " " + answer.body());
    }
  }

  /** Returns how many requests per second are answered if clients send them without pause. */
  double most(int clients, int count) throws InterruptedException {
    return perSecond(
        clients,
        count,
        next -> {
          try (Client client = new Client(server)) {
            for (int i = next.getAsInt(); i < count; i = next.getAsInt()) {
              ask(client, i);
            }
          }
        });
  }

  /** Returns how many texts per second threads process that take their numbers in turn. */
  private static double perSecond(int threads, int count, Work work) throws InterruptedException {
    AtomicInteger next = new AtomicInteger();
    long started = System.nanoTime();
    inThreads(threads, () -> work.on(next::getAndIncrement));
    return count * 1e9 / (System.nanoTime() - started);
  }

  /**
   * Returns the response times, counted from the moment at which a request was due, if requests
   * come at random with a given average number per second.
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
        () -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            long early = due[i] - (System.nanoTime() - started);
            if (early > 0) {
              Thread.sleep(early / 1_000_000, (int) (early % 1_000_000));
            }
            // a connection that was kept might have been closed, as it was not used for long
            try (Client client = new Client(server)) {
              ask(client, i);
            }
            nanos[i] = System.nanoTime() - started - due[i];
          }
        });
    return new Latencies(nanos);
  }

  /** The same while so many clients send bodies by the byte. */
  Latencies besideSlowClients(int slow, double perSecond, int clients, int count, long seed)
      throws InterruptedException {
    List<Nuisance> nuisances = new ArrayList<>();
    for (int i = 0; i < slow; i++) {
      nuisances.add(i % 2 == 0 ? Nuisance.SLOW_BODY : Nuisance.SLOW_HEAD);
    }
    return beside(nuisances, perSecond, clients, count, seed);
  }

  /** The same while these visit the server, each again and again. */
  Latencies beside(List<Nuisance> nuisances, double perSecond, int clients, int count, long seed)
      throws InterruptedException {
    AtomicBoolean goesOn = new AtomicBoolean(true);
    List<Thread> visitors = new ArrayList<>();
    for (int i = 0; i < nuisances.size(); i++) {
      Nuisance nuisance = nuisances.get(i);
      long own = seed + i;
      Thread visitor =
          new Thread(
              () -> nuisance.haunt(server, own, goesOn::get, new AtomicLong(), new AtomicLong()),
              "nuisance-" + i);
      visitor.setDaemon(true);
      visitor.start();
      visitors.add(visitor);
    }
    Thread.sleep(nuisances.isEmpty() ? 0 : 2000);
    Latencies latencies = at(perSecond, clients, count, seed);
    goesOn.set(false);
    for (Thread visitor : visitors) {
      visitor.join();
    }
    return latencies;
  }

  /** The work of a thread on the numbers that it takes. */
  @FunctionalInterface
  private interface Work {
    void on(IntSupplier next) throws IOException;
  }

  /** The task of a thread. */
  @FunctionalInterface
  private interface Task {
    void run() throws IOException, InterruptedException;
  }

  private static void inThreads(int count, Task task) throws InterruptedException {
    AtomicInteger failures = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Thread thread =
          new Thread(
              () -> {
                try {
                  task.run();
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
