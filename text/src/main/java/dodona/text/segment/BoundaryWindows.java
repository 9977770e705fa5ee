package dodona.text.segment;

import dodona.model.TokenVectors;
import java.util.ArrayList;
import java.util.List;

/**
 * The windows of text through which an encoder reads the surroundings of doubtful boundaries.
 * Boundaries that are close to each other share a window. It depends on the paragraph only.
 */
final class BoundaryWindows {

  /** Windows are encoded together, but not so many that they fill the memory. */
  private static final int WINDOWS_AT_ONCE = 16;

  private final Paragraph p;
  private final Tokens tokens;
  private final DoubtfulBoundaries doubts;
  private final int reach;

  /** Receives the vectors of the tokens before and after a boundary. */
  @FunctionalInterface
  interface Sink {
    void accept(int boundary, float[] before, float[] after);
  }

  /**
   * A window.
   *
   * @param from its first token
   * @param to the token after its last one
   * @param first its first boundary
   * @param end the boundary after its last one
   */
  private record Window(int from, int to, int first, int end) {}

  /**
   * Prepares windows.
   *
   * @param reach how many tokens to read on each side of a boundary
   */
  BoundaryWindows(Paragraph p, Tokens tokens, DoubtfulBoundaries doubts, int reach) {
    this.p = p;
    this.tokens = tokens;
    this.doubts = doubts;
    this.reach = reach;
  }

  /** Passes on the vectors at all boundaries, in their order. */
  void forEach(TokenVectors.Session session, Sink sink) {
    List<Window> windows = new ArrayList<>();
    for (int boundary = 0; boundary < doubts.size(); ) {
      Window window = window(boundary);
      windows.add(window);
      boundary = window.end;
      if (windows.size() == WINDOWS_AT_ONCE || boundary == doubts.size()) {
        encode(windows, session, sink);
        windows.clear();
      }
    }
  }

  /** The window that begins with a boundary; two apart would have as many tokens at least. */
  private Window window(int first) {
    int end = first + 1;
    while (end < doubts.size() && doubts.token(end) - doubts.token(first) <= 2 * reach) {
      end++;
    }
    int from = Math.max(0, doubts.token(first) + 1 - reach);
    int to = Math.min(tokens.size(), doubts.token(end - 1) + 1 + reach);
    return new Window(from, to, first, end);
  }

  private void encode(List<Window> windows, TokenVectors.Session session, Sink sink) {
    List<List<String>> texts = new ArrayList<>();
    for (Window window : windows) {
      List<String> text = new ArrayList<>();
      for (int token = window.from; token < window.to; token++) {
        text.add(p.text().substring(tokens.start(token), tokens.end(token)));
      }
      texts.add(text);
    }
    float[][] vectors = session.of(texts);
    int start = 0;
    for (Window window : windows) {
      for (int boundary = window.first; boundary < window.end; boundary++) {
        int before = start + doubts.token(boundary) - window.from;
        sink.accept(boundary, vectors[before], vectors[before + 1]);
      }
      start += window.to - window.from;
    }
  }
}
