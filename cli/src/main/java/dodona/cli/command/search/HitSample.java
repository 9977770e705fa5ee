package dodona.cli.command.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/** Keeps a random sample of hits (reservoir sampling) and writes them in their order. */
final class HitSample implements HitWriter {

  private final HitWriter next;
  private final int size;
  private final SplittableRandom random;
  private final List<Hit> kept = new ArrayList<>();
  private long seen;

  HitSample(HitWriter next, int size, long seed) {
    this.next = next;
    this.size = size;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public void write(Hit hit) {
    seen++;
    if (kept.size() < size) {
      kept.add(hit);
    } else {
      long at = random.nextLong(seen);
      if (at < size) {
        kept.set((int) at, hit);
      }
    }
  }

  @Override
  public void finish() throws IOException {
    kept.sort(Comparator.comparingLong(Hit::number));
    for (Hit hit : kept) {
      next.write(hit);
    }
    next.finish();
  }
}
