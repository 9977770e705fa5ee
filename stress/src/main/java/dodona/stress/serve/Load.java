package dodona.stress.serve;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** Clients that send requests and compare answers, and misbehaving clients. */
final class Load {

  private final URI server;
  private final List<Question> questions;
  private final AtomicLong asked = new AtomicLong();
  private final AtomicLong answered = new AtomicLong();
  private final AtomicLong busy = new AtomicLong();
  private final AtomicLong different = new AtomicLong();
  private final AtomicLong failed = new AtomicLong();
  private final AtomicLong visits = new AtomicLong();
  private final AtomicLong wrong = new AtomicLong();

  Load(URI server, List<Question> questions) {
    this.server = server;
    this.questions = questions;
  }

  /** Asks so many more questions, and returns when all are answered. */
  void run(int clients, long count, List<Nuisance> nuisances, long seed)
      throws InterruptedException {
    long end = asked.get() + count;
    AtomicBoolean goesOn = new AtomicBoolean(true);
    List<Thread> visitors = new ArrayList<>();
    for (int i = 0; i < nuisances.size(); i++) {
      Nuisance nuisance = nuisances.get(i);
      long own = seed + i;
      visitors.add(
          start(() -> nuisance.haunt(server, own, goesOn::get, visits, wrong), "nuisance-" + i));
    }
    List<Thread> askers = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      long own = seed + 1000 + i;
      askers.add(start(() -> ask(new Random(own), end), "client-" + i));
    }
    for (Thread asker : askers) {
      asker.join();
    }
    goesOn.set(false);
    for (Thread visitor : visitors) {
      visitor.join();
    }
  }

  private static Thread start(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void ask(Random random, long end) {
    while (asked.getAndIncrement() < end) {
      try (Client client = new Client(server)) {
        do {
          ask(client, questions.get(random.nextInt(questions.size())));
        } while (random.nextInt(50) != 0 && asked.getAndIncrement() < end);
      } catch (IOException e) {
        failed.incrementAndGet();
      }
    }
  }

  /** Asks until the server has time. */
  private void ask(Client client, Question question) throws IOException {
    while (true) {
      Client.Answer answer = client.exchange(question.bytes());
      if (answer.status() == 503) {
        busy.incrementAndGet();
        Nuisance.pause(50);
        continue;
      }
      answered.incrementAndGet();
      if (answer.status() != 200 || !question.isAnsweredBy(answer.body())) {
        different.incrementAndGet();
      }
      return;
    }
  }

  /** Returns whether nothing has gone wrong so far. */
  boolean isFine() {
    return different.get() == 0 && failed.get() == 0 && wrong.get() == 0;
  }

  @Override
  public String toString() {
    return "%,d answered, %,d of them not as parse does; %,d times busy, %,d failed; %,d visits of nuisances, %,d answered wrongly"
        .formatted(
            answered.get(), different.get(), busy.get(), failed.get(), visits.get(), wrong.get());
  }
}
