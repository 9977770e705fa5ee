package dodona.neural.encoder;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A batch of sentences for an encoder, as consecutive rows without padding.
 *
 * <p>A sentence that is longer than the encoder's positions is read through several windows, each
 * half on top of the one before; a piece's state is taken from the window in which it is farthest
 * from an edge.
 */
public final class EncoderBatch {

  private final int[] ids;
  private final int[] positions;
  private final int[] starts;
  private final int[][] rows;

  private EncoderBatch(int[] ids, int[] positions, int[] starts, int[][] rows) {
    this.ids = ids;
    this.positions = positions;
    this.starts = starts;
    this.rows = rows;
  }

  /** Lays out sentences, each given by its pieces without the special ones. */
  public static EncoderBatch of(Encoder encoder, List<int[]> sentences) {
    int longest = encoder.config().positions() - 2;
    List<Window> windows = new ArrayList<>();
    int[][] rows = new int[sentences.size()][];
    int size = 0;
    for (int s = 0; s < rows.length; s++) {
      int n = sentences.get(s).length;
      int[] distance = new int[n];
      Arrays.fill(distance, -1);
      rows[s] = new int[n + 1];
      rows[s][0] = size;
      for (int begin : begins(n, longest)) {
        int end = Math.min(n, begin + longest);
        for (int i = begin; i < end; i++) {
          int fromEdge = Math.min(i - begin, end - 1 - i);
          if (fromEdge > distance[i]) {
            distance[i] = fromEdge;
            rows[s][i + 1] = size + 1 + i - begin;
          }
        }
        windows.add(new Window(s, begin, end));
        size += end - begin + 2;
      }
    }
    return filled(encoder.wordPieces(), sentences, windows, size, rows);
  }

  /** Returns where the windows of a sentence begin; the last one is as wide as the others. */
  private static int[] begins(int n, int longest) {
    if (n <= longest) {
      return new int[] {0};
    }
    int step = Math.max(1, longest / 2);
    int[] begins = new int[(n - longest + step - 1) / step + 1];
    for (int i = 0; i < begins.length; i++) {
      begins[i] = Math.min(i * step, n - longest);
    }
    return begins;
  }

  private static EncoderBatch filled(
      WordPieces pieces, List<int[]> sentences, List<Window> windows, int size, int[][] rows) {
    int[] ids = new int[size];
    int[] positions = new int[size];
    int[] starts = new int[windows.size() + 1];
    int at = 0;
    for (int w = 0; w < windows.size(); w++) {
      Window window = windows.get(w);
      int length = window.end - window.begin;
      starts[w] = at;
      ids[at] = pieces.start();
      System.arraycopy(sentences.get(window.sentence), window.begin, ids, at + 1, length);
      ids[at + length + 1] = pieces.end();
      for (int i = 0; i < length + 2; i++) {
        positions[at + i] = i;
      }
      at += length + 2;
    }
    starts[windows.size()] = at;
    return new EncoderBatch(ids, positions, starts, rows);
  }

  /** Returns the number of rows, special pieces included. */
  public int rows() {
    return ids.length;
  }

  /** Returns the number of windows: at least one for each sentence. */
  public int windows() {
    return starts.length - 1;
  }

  /** The first row of a window; of the number of windows, the row after the last. */
  public int start(int window) {
    return starts[window];
  }

  /** Some windows as a batch of their own, of which only the pieces are known. */
  EncoderBatch part(int from, int to) {
    int[] shifted = new int[to - from + 1];
    for (int w = 0; w < shifted.length; w++) {
      shifted[w] = starts[from + w] - starts[from];
    }
    return new EncoderBatch(
        Arrays.copyOfRange(ids, starts[from], starts[to]),
        Arrays.copyOfRange(positions, starts[from], starts[to]),
        shifted,
        new int[0][]);
  }

  /** The number of a row's piece. */
  public int id(int row) {
    return ids[row];
  }

  /** The place of a row in its window. */
  public int position(int row) {
    return positions[row];
  }

  /** The row of a sentence's piece, from 1; 0 is {@code [CLS]}, before the sentence. */
  public int row(int sentence, int piece) {
    return rows[sentence][piece];
  }

  private record Window(int sentence, int begin, int end) {}
}
