package dodona.treebank;

import java.util.Arrays;

/** Converts sentences to another format, and counts what that format cannot represent. */
public final class FormatConversion {

  private final Format target;
  private long comments;
  private long ranges;
  private long emptyNodes;
  private long lastColumns;
  private long spaces;

  /** A conversion into the given format. */
  public FormatConversion(Format target) {
    this.target = target;
  }

  /** The format that sentences are converted into. */
  public Format target() {
    return target;
  }

  /** The sentence in the target format; the sentence itself if it is already in it. */
  public Sentence convert(Sentence sentence) {
    if (sentence.format() == target) {
      return sentence;
    }
    int n = sentence.size();
    String[] cells = new String[n * Column.COUNT];
    int[] rowOfWord = new int[n + 1];
    rowOfWord[0] = -1;
    for (int word = 1; word <= n; word++) {
      rowOfWord[word] = word - 1;
      int base = (word - 1) * Column.COUNT;
      for (Column column : Column.values()) {
        cells[base + column.index()] = sentence.get(word, column);
      }
      boolean kept =
          isAbsent(cells[base + Column.DEPS.index()])
              && isAbsent(cells[base + Column.MISC.index()]);
      lastColumns += kept ? 0 : 1;
      Arrays.fill(cells, base + Column.DEPS.index(), base + Column.COUNT, Sentence.ABSENT);
      if (target == Format.CONLLX) {
        replaceSpaces(cells, base);
      }
    }
    if (target == Format.CONLLX) {
      comments += sentence.comments().size();
      ranges += sentence.multiwordTokens().size();
      emptyNodes += sentence.emptyNodes().size();
    }
    return sentence.relabeled(target, cells, rowOfWord);
  }

  private static boolean isAbsent(String cell) {
    return cell.equals(Sentence.ABSENT) || cell.isEmpty();
  }

  private void replaceSpaces(String[] cells, int base) {
    for (int i = base; i < base + Column.COUNT; i++) {
      if (cells[i].indexOf(' ') >= 0) {
        cells[i] = cells[i].replace(' ', '_');
        spaces++;
      }
    }
  }

  /** Returns a description of what has been lost so far; empty if nothing has. */
  public String losses() {
    StringBuilder text = new StringBuilder();
    append(text, comments, "comment");
    append(text, ranges, "multiword range");
    append(text, emptyNodes, "empty node");
    append(
        text,
        lastColumns,
        target == Format.CONLLX ? "word's DEPS or MISC" : "word's PHEAD or PDEPREL");
    if (spaces > 0) {
      text.append(text.isEmpty() ? "" : ", ").append(spaces).append(" cells' spaces (now '_')");
    }
    return text.toString();
  }

  private static void append(StringBuilder text, long count, String what) {
    if (count > 0) {
      String plural = what.contains("'s") ? what.replaceFirst("word's", "words'") : what + "s";
      text.append(text.isEmpty() ? "" : ", ").append(count).append(' ');
      text.append(count == 1 ? what : plural);
    }
  }
}
