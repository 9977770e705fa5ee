package dodona.encoder.importer;

import dodona.neural.encoder.WordPieces;
import java.util.BitSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Chooses the word pieces to keep: those of given words, all single characters and the special
 * ones. The given words are then split as before, unless a piece was too rare, and no other word
 * becomes unknown.
 */
final class VocabularyCut {

  private static final Set<String> SPECIAL =
      Set.of("[PAD]", "[MASK]", WordPieces.UNKNOWN, WordPieces.START, WordPieces.END);

  private VocabularyCut() {}

  /**
   * The numbers of the pieces to keep, in their order.
   *
   * @param words each as often as it occurs
   * @param least pieces that occur less often are left out
   */
  static int[] keep(WordPieces pieces, Iterable<String> words, int least) {
    BitSet kept = new BitSet();
    for (int id = 0; id < pieces.pieces().size(); id++) {
      String piece = pieces.pieces().get(id);
      String bare =
          piece.startsWith(WordPieces.CONTINUATION) && piece.length() > 2
              ? piece.substring(2)
              : piece;
      if (SPECIAL.contains(piece) || bare.codePointCount(0, bare.length()) == 1) {
        kept.set(id);
      }
    }
    int[] counts = new int[pieces.pieces().size()];
    for (String word : words) {
      for (int id : pieces.ofWord(word)) {
        if (++counts[id] >= least) {
          kept.set(id);
        }
      }
    }
    return kept.stream().toArray();
  }

  /** The numbers of all pieces. */
  static int[] all(WordPieces pieces) {
    return IntStream.range(0, pieces.pieces().size()).toArray();
  }
}
