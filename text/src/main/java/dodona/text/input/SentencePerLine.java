package dodona.text.input;

import dodona.text.layout.Characters;
import dodona.treebank.Problem;
import java.util.List;

/**
 * Recognizes texts in which each line probably is a sentence, such as messages, so that users get a
 * hint at the option for them. Wrapped text differs in two ways: the next word would not have
 * fitted into a line, and most lines begin in the middle of a sentence. Lines of similar length can
 * be recognized by the second alone: all of them begin with a capital, which is rare inside of
 * them; or, in text without capitals, no sentence ends inside a line.
 */
final class SentencePerLine {

  private static final int FEWEST_LINES = 4;
  private static final int LONGEST_LINE = 300;

  /** Lines that are wrapped by hand are not filled to the last column. */
  private static final double FULL = 0.85;

  private static final double MOST = 0.9;

  /** So many lines must leave room for the next word, and more of them if capitals say nothing. */
  private static final double SHORT = 0.5;

  private static final double SHORT_WITHOUT_CAPITALS = 0.6;

  /** The maximum probability that all lines of a wrapped text begin with capitals by chance. */
  private static final double CHANCE = 0.001;

  private SentencePerLine() {}

  /** The hint for an input. */
  static Problem hint(String name) {
    return new Problem(
        Problem.Severity.WARNING,
        name,
        0,
        null,
        "each line looks like a sentence of its own; if that is so, use --input lines");
  }

  /** Returns whether the lines of a text are probably sentences. */
  static boolean isLikely(String text) {
    List<String> lines = text.lines().map(SentencePerLine::content).toList();
    int widest = lines.stream().mapToInt(String::length).max().orElse(0);
    if (widest > LONGEST_LINE) {
      return false;
    }
    int breaks = 0;
    int early = 0;
    int complete = 0;
    boolean hasCapitals = !startsInLowerCase(text.strip());
    double room = (hasCapitals ? FULL : 1) * widest;
    for (int i = 0; i + 1 < lines.size(); i++) {
      String line = lines.get(i);
      String next = lines.get(i + 1);
      if (!line.isEmpty() && !next.isEmpty()) {
        breaks++;
        early += line.length() + 1 + firstWord(next) <= room ? 1 : 0;
        complete += isComplete(line) && (!hasCapitals || !startsInLowerCase(next)) ? 1 : 0;
      }
    }
    return breaks + 1 >= FEWEST_LINES
        && hasFewParagraphs(lines, breaks)
        && complete >= MOST * breaks
        && (early >= (hasCapitals ? SHORT : SHORT_WITHOUT_CAPITALS) * breaks
            || (hasCapitals ? beginWithCapitals(lines, breaks) : endWithSentences(lines)));
  }

  /** A line without the quote marks of e-mails and white space around it. */
  private static String content(String line) {
    String content = line.strip();
    while (content.startsWith(">")) {
      content = content.substring(1).strip();
    }
    return content;
  }

  /** Returns whether all lines, but too few other words for chance, begin with capitals. */
  private static boolean beginWithCapitals(List<String> lines, int breaks) {
    int inside = 0;
    int capitals = 0;
    for (String line : lines) {
      String[] words = line.split("\\s+", -1);
      if (!words[0].isEmpty() && !startsInUpperCase(words[0])) {
        return false;
      }
      for (int i = 1; i < words.length; i++) {
        inside++;
        capitals += startsInUpperCase(words[i]) ? 1 : 0;
      }
    }
    return Math.pow((capitals + 1.0) / (inside + 2.0), breaks) < CHANCE;
  }

  /** Returns whether sentences end only where lines do, and not in only one of them. */
  private static boolean endWithSentences(List<String> lines) {
    int atEnd = 0;
    for (String line : lines) {
      for (int i = 0; i + 1 < line.length(); i++) {
        if (isSentenceEnd(line.charAt(i)) && Characters.isSpace(line.charAt(i + 1))) {
          return false;
        }
      }
      atEnd += !line.isEmpty() && isSentenceEnd(line.charAt(line.length() - 1)) ? 1 : 0;
    }
    return atEnd != 1;
  }

  private static boolean isSentenceEnd(char c) {
    return Characters.kind(c) == Characters.SENTENCE_END;
  }

  /** Returns whether most lines are followed by another one rather than by an empty one. */
  private static boolean hasFewParagraphs(List<String> lines, int breaks) {
    return 2L * breaks >= lines.stream().filter(line -> !line.isEmpty()).count();
  }

  private static int firstWord(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? line.length() : space;
  }

  /** Returns whether a line has several words and may end a sentence. */
  private static boolean isComplete(String line) {
    boolean isContinued = line.endsWith(",") || line.endsWith("-") || line.endsWith(";");
    return !isContinued && line.indexOf(' ') > 0;
  }

  private static boolean startsInLowerCase(String text) {
    return !text.isEmpty() && Character.isLowerCase(text.codePointAt(0));
  }

  private static boolean startsInUpperCase(String text) {
    return Character.isUpperCase(text.codePointAt(0));
  }
}
