package dodona.text.segment;

import dodona.linear.RowList;
import dodona.text.layout.Characters;

/** The features of the ends of tokens as ends of sentences. */
final class SentenceFeatures {

  private static final int LONGEST_PART = 24;
  private static final long NONE = 1;

  private final Paragraph p;
  private final Tokens tokens;
  private final Lexicon lexicon;

  private int countedFrom = -1;
  private int counted;
  private int openBrackets;
  private int quotes;

  SentenceFeatures(Paragraph p, Tokens tokens, Lexicon lexicon) {
    this.p = p;
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  /** Finds the features of a token in a sentence that began with the token {@code start}. */
  void extract(int start, int token, RowList list) {
    count(start, token);
    long w0 = form(token);
    long w1 = token > start ? form(token - 1) : NONE;
    long w2 = token - 1 > start ? form(token - 2) : NONE;
    long n1 = form(token + 1);
    long n2 = form(token + 2);
    long n3 = form(token + 3);
    long shape0 = shape(token);
    long shape1 = token > start ? shape(token - 1) : NONE;
    long nextShape = shape(token + 1);
    long nextShape2 = shape(token + 2);
    long casing = casing(token);
    long nextCasing = casing(token + 1);
    long nextCasing2 = casing(token + 2);
    long length = lengthClass(token - start + 1);
    long space = space(token);
    long open = (openBrackets > 0 ? 1 : 0) | ((quotes & 1) << 1);
    long first = form(start);
    long rest = Math.min(tokens.size() - token - 1, 4);
    long kind = kind(token);
    long nextKind = kind(token + 1);
    long kinds = kind << 4 | (start > 0 ? kind(start - 1) : TokenClass.NONE);
    list.clear();
    list.add(0);
    list.add(w0);
    list.add(w0, n1);
    list.add(w1, w0);
    list.add(w1, w0, n1);
    list.add(w2, w1, w0);
    list.add(w0, nextShape);
    list.add(w0, nextCasing);
    list.add(w0, nextCasing, space);
    list.add(w0, nextCasing, nextCasing2);
    list.add(w0, casing, nextCasing);
    list.add(shape1, w0, nextShape);
    list.add(w1, w0, nextCasing);
    list.add(n1, shape0);
    list.add(n1);
    list.add(n1, n2);
    list.add(n1, n2, n3);
    list.add(n1, nextCasing, shape0);
    list.add(shape1, shape0, nextShape);
    list.add(shape0, nextShape, nextShape2);
    list.add(casing, nextCasing, nextCasing2);
    list.add(casing, nextCasing, length);
    list.add(space, shape0, nextShape);
    list.add(length, w0);
    list.add(length, nextCasing, shape0);
    list.add(open, w0, nextCasing);
    list.add(open, shape0, nextShape);
    list.add(first, w0);
    list.add(first, length, nextCasing);
    list.add(rest, shape0, nextShape);
    list.add(rest, length, w0);
    list.add(hash(token + 1));
    list.add(hash(token + 1), w0);
    list.add(hash(token), nextCasing);
    list.add(n2, nextCasing);
    list.add(shape(start), length, nextCasing);
    list.add(kind, nextKind);
    list.add(kind, nextCasing);
    list.add(nextKind, w0);
    list.add(kind, n1);
    list.add(kind, nextKind, length);
    list.add(kinds, nextKind << 4 | kind(start));
    list.add(kinds, nextShape);
  }

  /** Counts the brackets and quotes that are open after a token. */
  private void count(int start, int token) {
    if (countedFrom != start) {
      countedFrom = start;
      counted = start;
      openBrackets = 0;
      quotes = 0;
    }
    for (; counted <= token; counted++) {
      char c = p.at(tokens.start(counted));
      if (tokens.end(counted) - tokens.start(counted) <= 2) {
        int kind = Characters.kind(c);
        openBrackets += kind == Characters.OPENING ? 1 : 0;
        openBrackets -= kind == Characters.CLOSING ? 1 : 0;
        quotes += c == '"' ? 1 : 0;
      }
    }
  }

  private long form(int token) {
    return token >= tokens.size()
        ? NONE
        : p.lowerHash(tokens.start(token), tokens.end(token), LONGEST_PART);
  }

  private long hash(int token) {
    return p.hash(tokens.start(token), tokens.end(token), LONGEST_PART);
  }

  /** The kinds of the first characters and of the last one, and the length up to four. */
  private long shape(int token) {
    if (token >= tokens.size()) {
      return NONE;
    }
    int start = tokens.start(token);
    int end = tokens.end(token);
    long shape = Math.min(end - start, 4);
    for (int i = start; i < Math.min(end, start + 2); i++) {
      shape = (shape << 4) | Characters.kind(p.at(i));
    }
    return (shape << 4) | Characters.kind(p.at(end - 1));
  }

  /** Returns a token's casing here and elsewhere. */
  private long casing(int token) {
    if (token >= tokens.size()) {
      return NONE;
    }
    int start = tokens.start(token);
    int here = Characters.kind(p.at(start));
    return 2 + ((long) lexicon.casing(p, start, tokens.end(token)) << 4) + here;
  }

  private long kind(int token) {
    return token >= tokens.size()
        ? TokenClass.NONE
        : TokenClass.of(p, tokens.start(token), tokens.end(token));
  }

  private static long lengthClass(int length) {
    if (length <= 5) {
      return length;
    }
    return length <= 8 ? 6 : length <= 12 ? 7 : length <= 20 ? 8 : length <= 35 ? 9 : 10;
  }

  /** Returns the kind of space after a token: none, one space, more, or a line end. */
  private long space(int token) {
    int from = tokens.end(token);
    int to = tokens.start(token + 1);
    for (int i = from; i < to; i++) {
      if (p.at(i) == '\n' || p.at(i) == '\r') {
        return 3;
      }
    }
    return Math.min(to - from, 2);
  }
}
