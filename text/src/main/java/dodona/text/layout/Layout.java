package dodona.text.layout;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A paragraph without the characters that only its layout in lines adds: quote marks of e-mails at
 * the beginning of lines, and hyphens where a word was divided at the end of a line. Places in the
 * text that remains can be mapped to places in the original.
 */
public final class Layout {

  private final String original;
  private final String text;

  /** The original place of each remaining character; null if all remain. */
  private final int @Nullable [] places;

  private final BitSet blockStarts;
  private final BitSet listMarkEnds;

  private Layout(String original, BitSet dropped, BitSet quoteChanges) {
    this.original = original;
    int left = original.length() - dropped.cardinality();
    if (left == original.length()) {
      this.text = original;
      this.places = null;
    } else {
      StringBuilder kept = new StringBuilder(left);
      int[] keptPlaces = new int[left];
      for (int i = dropped.nextClearBit(0);
          i < original.length();
          i = dropped.nextClearBit(i + 1)) {
        keptPlaces[kept.length()] = i;
        kept.append(original.charAt(i));
      }
      this.text = kept.toString();
      this.places = keptPlaces;
    }
    ListMarks marks = new ListMarks(text);
    this.blockStarts = marks.starts();
    this.listMarkEnds = marks.ends();
    for (int i = 0; i < text.length(); i++) {
      if (quoteChanges.get(place(i))) {
        blockStarts.set(i);
      }
    }
  }

  private Layout(String text) {
    this.original = text;
    this.text = text;
    this.places = null;
    this.blockStarts = new BitSet();
    this.listMarkEnds = new BitSet();
  }

  /** A paragraph in which line ends mean nothing, or that has none. */
  public static Layout plain(String text) {
    return new Layout(text);
  }

  /**
   * A paragraph of wrapped lines.
   *
   * @param hyphenation joins divided words; null to leave them
   */
  public static Layout wrapped(String text, @Nullable Hyphenation hyphenation) {
    TextLines lines = new TextLines(text);
    if (lines.size() == 1 && lines.depth(0) == 0) {
      return plain(text);
    }
    BitSet dropped = new BitSet();
    BitSet quoteChanges = new BitSet();
    for (int line = 0; line < lines.size(); line++) {
      dropped.set(lines.start(line), lines.contentStart(line));
      if (line > 0 && lines.depth(line) != lines.depth(line - 1)) {
        quoteChanges.set(lines.contentStart(line));
      }
    }
    dropEmptyQuotes(lines, quoteChanges);
    if (dropped.cardinality() > 0 && !hasContent(text, dropped)) {
      return plain(text);
    }
    if (hyphenation != null && lines.size() > 1) {
      hyphenation.read(text);
      for (int line = 0; line + 1 < lines.size(); line++) {
        if (lines.depth(line) == lines.depth(line + 1)) {
          hyphenation.join(text, lines.contentEnd(line), lines.contentStart(line + 1), dropped);
        }
      }
    }
    return new Layout(text, dropped, quoteChanges);
  }

  /** A quoted line without text ends a paragraph of the quoted message. */
  private static void dropEmptyQuotes(TextLines lines, BitSet quoteChanges) {
    for (int line = 0; line + 1 < lines.size(); line++) {
      if (lines.depth(line) > 0 && lines.contentStart(line) >= lines.contentEnd(line)) {
        quoteChanges.set(lines.contentStart(line + 1));
      }
    }
  }

  private static boolean hasContent(String text, BitSet dropped) {
    for (int i = dropped.nextClearBit(0); i < text.length(); i = dropped.nextClearBit(i + 1)) {
      if (!Characters.isSpace(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the text that remains. */
  public String text() {
    return text;
  }

  /** The paragraph as it was read. */
  public String original() {
    return original;
  }

  /** The original place of a remaining character; the end of the text is that of the original. */
  public int place(int at) {
    if (places == null) {
      return at;
    }
    return at < places.length ? places[at] : original.length();
  }

  /** The original place after the character before a place. */
  public int placeAfter(int end) {
    return end == 0 ? 0 : place(end - 1) + 1;
  }

  /** Returns whether a list item or a quotation, or the text after one, begins at a position. */
  public boolean startsBlock(int at) {
    return blockStarts.get(at);
  }

  /** Returns whether the number of a list item ends at a position; the item continues after it. */
  public boolean endsListMark(int end) {
    return listMarkEnds.get(end);
  }
}
