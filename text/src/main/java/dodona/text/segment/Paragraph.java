package dodona.text.segment;

import dodona.linear.Hash;
import dodona.text.layout.Layout;

/**
 * A paragraph of a text, with its characters in lower case one by one, so that places are the same
 * in both.
 */
final class Paragraph {

  private final Layout layout;
  private final String text;
  private final String lower;

  Paragraph(String text) {
    this(Layout.plain(text));
  }

  Paragraph(Layout layout) {
    String text = layout.text();
    char[] folded = new char[text.length()];
    for (int i = 0; i < folded.length; i++) {
      folded[i] = Character.toLowerCase(text.charAt(i));
    }
    this.layout = layout;
    this.text = text;
    this.lower = new String(folded);
  }

  String text() {
    return text;
  }

  /** Returns the layout of the lines. */
  Layout layout() {
    return layout;
  }

  /** The number of characters. */
  int length() {
    return text.length();
  }

  /** A character of the text; beyond the paragraph, 0. */
  char at(int place) {
    return place >= 0 && place < text.length() ? text.charAt(place) : 0;
  }

  /** A character in lower case; beyond the paragraph, 0. */
  char lowerAt(int place) {
    return place >= 0 && place < text.length() ? lower.charAt(place) : 0;
  }

  /** The hash of a part in lower case, at most as many characters as given. */
  long lowerHash(int from, int to, int most) {
    return Hash.of(lower, from, Math.min(to, from + most));
  }

  /** The hash of a part as it is written, at most as many characters as given. */
  long hash(int from, int to, int most) {
    return Hash.of(text, from, Math.min(to, from + most));
  }

  String lower(int from, int to) {
    return lower.substring(from, to);
  }
}
