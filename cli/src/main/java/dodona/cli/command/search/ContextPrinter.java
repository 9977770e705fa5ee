package dodona.cli.command.search;

import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Passes hits on with the sentences around them, each once. */
final class ContextPrinter {

  private final HitWriter out;
  private final int size;
  private final Deque<Hit.Context> before = new ArrayDeque<>();
  private int after;

  ContextPrinter(HitWriter out, int size) {
    this.out = out;
    this.size = size;
  }

  /** Takes a sentence that was not found. */
  void pass(String file, Sentence sentence) throws IOException {
    if (size == 0) {
      return;
    }
    Hit.Context context = new Hit.Context(file, sentence);
    if (after > 0) {
      after--;
      out.context(context);
      return;
    }
    before.addLast(context);
    if (before.size() > size) {
      before.removeFirst();
    }
  }

  /** Takes a sentence that was found. */
  void found(Hit hit) throws IOException {
    for (Hit.Context context : before) {
      out.context(context);
    }
    before.clear();
    after = size;
    out.write(hit);
  }

  /** Returns whether more sentences will be shown after the last hit. */
  boolean isWaiting() {
    return after > 0;
  }

  /** Forgets the sentences of a file that has ended. */
  void endOfFile() {
    before.clear();
    after = 0;
  }
}
