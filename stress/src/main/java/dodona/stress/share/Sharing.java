package dodona.stress.share;

import dodona.text.analysis.Document;
import dodona.text.pipeline.Pipeline;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Many threads that analyze texts with one pipeline, and compare. */
final class Sharing {

  private final Pipeline pipeline;
  private final List<String> texts;
  private final List<Document> expected;
  private final int threads;
  private final AtomicLong next = new AtomicLong();
  private final AtomicLong analyzed = new AtomicLong();
  private final AtomicLong different = new AtomicLong();

  /** Finds out what to expect, with one thread. */
  Sharing(Pipeline pipeline, List<String> texts, int threads) {
    this.pipeline = pipeline;
    this.texts = List.copyOf(texts);
    this.threads = threads;
    this.expected = texts.stream().map(pipeline::analyze).toList();
  }

  /** Analyzes at least so many more sentences. */
  void run(long sentences) throws InterruptedException {
    long end = analyzed.get() + sentences;
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      Thread worker = new Thread(() -> work(end), "share-" + i);
      worker.start();
      workers.add(worker);
    }
    for (Thread worker : workers) {
      worker.join();
    }
  }

  private void work(long end) {
    while (analyzed.get() < end) {
      int text = (int) (next.getAndIncrement() % texts.size());
      Document found = pipeline.analyze(texts.get(text));
      if (!found.equals(expected.get(text))) {
        different.incrementAndGet();
      }
      analyzed.addAndGet(found.sentences().size());
    }
  }

  /** Returns the number of heap bytes in use after garbage collection. */
  static long usedHeap() {
    Runtime runtime = Runtime.getRuntime();
    long used = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      used = Math.min(used, runtime.totalMemory() - runtime.freeMemory());
    }
    return used;
  }

  /** Returns the number of sentences analyzed. */
  long analyzed() {
    return analyzed.get();
  }

  /** Returns the number of texts whose analysis differs from that by a single thread. */
  long different() {
    return different.get();
  }
}
