package dodona.support.parallel;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/** Results that the thread that asks for them works out itself. */
final class DirectResults<A, B> extends OrderedResults<B> {

  private final Batches<A> batches;
  private final Function<List<A>, List<B>> function;

  DirectResults(Iterator<A> items, int batch, Function<List<A>, List<B>> function) {
    this.batches = new Batches<>(items, batch);
    this.function = function;
  }

  @Override
  List<B> nextBatch() {
    throwIfInterrupted();
    List<A> batch = batches.next();
    if (batch.isEmpty()) {
      batches.throwIfFailed();
      return List.of();
    }
    return function.apply(batch);
  }

  @Override
  public void close() {}
}
