package dodona.pattern;

/** A position in the text of a pattern. */
final class Cursor {

  private final String text;
  private int at;

  Cursor(String text) {
    this.text = text;
  }

  int offset() {
    return at;
  }

  void moveTo(int offset) {
    at = offset;
  }

  boolean isAtEnd() {
    return at >= text.length();
  }

  /** The next character; 0 at the end. */
  char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  char next() {
    return text.charAt(at++);
  }

  String from(int start) {
    return text.substring(start, at);
  }

  /** Passes over white space and comments, which begin with # and end with the line. */
  void skipBlanks() {
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.charAt(at) == '#') {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else {
        return;
      }
    }
  }

  /** Passes over a text if it stands here. */
  boolean accept(String expected) {
    if (!text.startsWith(expected, at)) {
      return false;
    }
    at += expected.length();
    return true;
  }

  /** Returns whether this word is at the current position, as a whole word. */
  boolean isAtWord(String word) {
    int end = at + word.length();
    return text.startsWith(word, at)
        && (end == text.length() || !Character.isJavaIdentifierPart(text.charAt(end)));
  }

  /** Passes over a name; returns the empty text if there is none. */
  String name() {
    int start = at;
    while (at < text.length()
        && (at == start
            ? Character.isUnicodeIdentifierStart(text.charAt(at)) || text.charAt(at) == '_'
            : Character.isUnicodeIdentifierPart(text.charAt(at))
                && !Character.isIdentifierIgnorable(text.charAt(at)))) {
      at++;
    }
    return text.substring(start, at);
  }

  InvalidPatternException error(String problem) {
    return error(at, problem);
  }

  InvalidPatternException error(int offset, String problem) {
    return new InvalidPatternException(text, Math.min(offset, text.length()), problem);
  }

  /** The character here as it is named in messages. */
  String found() {
    return isAtEnd() ? "the end of the pattern" : "'" + text.substring(at, at + charCount()) + "'";
  }

  private int charCount() {
    return Character.charCount(text.codePointAt(at));
  }
}
