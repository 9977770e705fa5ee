package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The BERT tokenizer: splits text at spaces and punctuation, and each part into the longest pieces
 * of the vocabulary; immutable.
 *
 * <p>Text never becomes a special piece: {@code [SEP]} in a text is split at its brackets.
 */
public final class WordPieces {

  /** The prefix of pieces that continue a word. */
  public static final String CONTINUATION = "##";

  /** Stands for parts that cannot be split into pieces. */
  public static final String UNKNOWN = "[UNK]";

  /** Stands before a sentence. */
  public static final String START = "[CLS]";

  /** Stands after a sentence. */
  public static final String END = "[SEP]";

  private final List<String> pieces;
  private final Map<String, Integer> ids;
  private final Normalization normalization;
  private final int longestWord;
  private final int longestPiece;
  private final int unknown;
  private final int start;
  private final int end;

  /**
   * A tokenizer.
   *
   * @param pieces the vocabulary; a piece's number is its place
   * @param longestWord parts of more characters are unknown
   * @throws InvalidInputException if a piece stands twice or a special one is missing
   */
  public WordPieces(List<String> pieces, Normalization normalization, int longestWord) {
    this.pieces = List.copyOf(pieces);
    this.ids = new HashMap<>(pieces.size() * 2);
    this.normalization = normalization;
    this.longestWord = longestWord;
    int longest = 1;
    for (int id = 0; id < pieces.size(); id++) {
      String piece = pieces.get(id);
      if (ids.putIfAbsent(piece, id) != null) {
        throw new InvalidInputException("duplicate word piece '" + piece + "'");
      }
      longest = Math.max(longest, piece.length());
    }
    this.longestPiece = longest;
    this.unknown = required(UNKNOWN);
    this.start = required(START);
    this.end = required(END);
  }

  private int required(String piece) {
    Integer id = ids.get(piece);
    if (id == null) {
      throw new InvalidInputException(
          "the piece " + piece + " is missing; expected a BERT vocabulary");
    }
    return id;
  }

  /** The vocabulary; a piece's number is its place. */
  public List<String> pieces() {
    return pieces;
  }

  /** Returns the normalization of text. */
  public Normalization normalization() {
    return normalization;
  }

  /** Returns how many characters a part may have; longer parts are unknown. */
  public int longestWord() {
    return longestWord;
  }

  /** The number of {@link #START}. */
  public int start() {
    return start;
  }

  /** The number of {@link #END}. */
  public int end() {
    return end;
  }

  /** The pieces of a word; of one that is nothing but control characters, the unknown one. */
  public int[] ofWord(String word) {
    int[] split = split(word);
    return split.length == 0 ? new int[] {unknown} : split;
  }

  /** The pieces of a text, without the special ones around it. */
  public int[] split(String text) {
    String normal = normalization.apply(text);
    List<Integer> out = new ArrayList<>();
    int begin = 0;
    int at = 0;
    while (at < normal.length()) {
      int c = normal.codePointAt(at);
      int next = at + Character.charCount(c);
      boolean space = Normalization.isSpace(c);
      if (space || Normalization.isPunctuation(c)) {
        splitPart(normal.substring(begin, at), out);
        splitPart(space ? "" : normal.substring(at, next), out);
        begin = next;
      }
      at = next;
    }
    splitPart(normal.substring(begin), out);
    return out.stream().mapToInt(Integer::intValue).toArray();
  }

  private void splitPart(String part, List<Integer> out) {
    if (part.isEmpty()) {
      return;
    }
    int before = out.size();
    boolean known = part.codePointCount(0, part.length()) <= longestWord;
    for (int at = 0; known && at < part.length(); ) {
      int end = Math.min(part.length(), at + longestPiece);
      Integer id = null;
      while (end > at && (id = ids.get(piece(part, at, end))) == null) {
        end = part.offsetByCodePoints(end, -1);
      }
      if (id == null) {
        known = false;
      } else {
        out.add(id);
        at = end;
      }
    }
    if (!known) {
      out.subList(before, out.size()).clear();
      out.add(unknown);
    }
  }

  private static String piece(String part, int from, int to) {
    String piece = part.substring(from, to);
    return from == 0 ? piece : CONTINUATION + piece;
  }
}
