package dodona.text.lemma;

import dodona.error.InvalidInputException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A rule that makes a lemma from a form: take the form as it is or in another case, and replace its
 * beginning and its end.
 *
 * @param casing the case of the form to begin with
 * @param oldStart the beginning of the form
 * @param newStart the beginning of the lemma in its place
 * @param oldEnd the end of the rest
 * @param newEnd the end of the lemma in its place
 */
record EditScript(Casing casing, String oldStart, String newStart, String oldEnd, String newEnd) {

  /** The case of the form that a script begins with. */
  enum Casing {
    LOWER('l'),
    KEEP('k'),
    CAPITALISED('c'),
    UPPER('u');

    private final char mark;

    Casing(char mark) {
      this.mark = mark;
    }

    String apply(String form) {
      return switch (this) {
        case LOWER -> form.toLowerCase(Locale.ROOT);
        case KEEP -> form;
        case CAPITALISED -> capitalized(form);
        case UPPER -> form.toUpperCase(Locale.ROOT);
      };
    }

    private static String capitalized(String form) {
      int first = form.offsetByCodePoints(0, 1);
      return form.substring(0, first).toUpperCase(Locale.ROOT)
          + form.substring(first).toLowerCase(Locale.ROOT);
    }
  }

  /** The longest beginning or end that a script replaces. */
  private static final int LONGEST_EDIT = 8;

  /** The script that makes a lemma from a form, or null if they have too little in common. */
  static @Nullable EditScript of(String form, String lemma) {
    for (Casing casing : Casing.values()) {
      EditScript script = of(casing, casing.apply(form), lemma);
      if (script != null && isCloseIn(casing, script, form, lemma)) {
        return script;
      }
    }
    return null;
  }

  /** Returns whether no letter of the lemma had to be rewritten only because of its case. */
  private static boolean isCloseIn(Casing casing, EditScript script, String form, String lemma) {
    EditScript caseless =
        of(Casing.LOWER, form.toLowerCase(Locale.ROOT), lemma.toLowerCase(Locale.ROOT));
    return casing == Casing.UPPER
        || (caseless != null
            && caseless.oldStart.length() == script.oldStart.length()
            && caseless.oldEnd.length() == script.oldEnd.length());
  }

  private static @Nullable EditScript of(Casing casing, String cased, String lemma) {
    int bestLength = 0;
    int bestStart = 0;
    int bestLemmaStart = 0;
    for (int start = 0; start < cased.length(); start++) {
      for (int lemmaStart = 0; lemmaStart < lemma.length(); lemmaStart++) {
        int length = 0;
        while (start + length < cased.length()
            && lemmaStart + length < lemma.length()
            && cased.charAt(start + length) == lemma.charAt(lemmaStart + length)) {
          length++;
        }
        if (length > bestLength) {
          bestLength = length;
          bestStart = start;
          bestLemmaStart = lemmaStart;
        }
      }
    }
    EditScript script =
        new EditScript(
            casing,
            cased.substring(0, bestStart),
            lemma.substring(0, bestLemmaStart),
            cased.substring(bestStart + bestLength),
            lemma.substring(bestLemmaStart + bestLength));
    boolean isShort =
        Math.max(script.oldStart.length(), script.newStart.length()) <= LONGEST_EDIT
            && Math.max(script.oldEnd.length(), script.newEnd.length()) <= LONGEST_EDIT;
    return bestLength > 0 && isShort ? script : null;
  }

  /** Returns whether nothing is replaced. */
  boolean changesCaseOnly() {
    return (oldStart + newStart + oldEnd + newEnd).isEmpty();
  }

  /** The lemma of a form; null if the form is not one that the script is for. */
  @Nullable String apply(String form) {
    String cased = casing.apply(form);
    int kept = cased.length() - oldStart.length() - oldEnd.length();
    if (kept <= 0 || !cased.startsWith(oldStart) || !cased.endsWith(oldEnd)) {
      return null;
    }
    return newStart + cased.substring(oldStart.length(), oldStart.length() + kept) + newEnd;
  }

  /** The script as a line of text. */
  String toLine() {
    return casing.mark + "\t" + oldStart + "\t" + newStart + "\t" + oldEnd + "\t" + newEnd;
  }

  /** The script that a line denotes. */
  static EditScript parse(String line) {
    String[] parts = line.split("\t", -1);
    for (Casing casing : Casing.values()) {
      if (parts.length == 5 && parts[0].equals(String.valueOf(casing.mark))) {
        return new EditScript(casing, parts[1], parts[2], parts[3], parts[4]);
      }
    }
    throw new InvalidInputException("not an edit script: " + line);
  }
}
