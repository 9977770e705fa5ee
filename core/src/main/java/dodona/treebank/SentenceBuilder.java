package dodona.treebank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Builds a sentence in CoNLL-U from its tokens, from left to right; missing values are absent.
 *
 * <pre>{@code
 * Sentence sentence =
 *     new SentenceBuilder()
 *         .comment("# text = Du pain.")
 *         .multiwordToken("Du", "_", List.of("De", "le"))
 *         .word("pain", "SpaceAfter=No")
 *         .word(".", "_")
 *         .build();
 * }</pre>
 */
public final class SentenceBuilder {

  private final List<String> comments = new ArrayList<>();
  private final List<String> cells = new ArrayList<>();
  private final List<Integer> rowOfWord = new ArrayList<>(List.of(-1));

  /** Adds a comment line, which begins with {@code #}. */
  public SentenceBuilder comment(String comment) {
    if (!comment.startsWith("#") || comment.indexOf('\n') >= 0 || comment.indexOf('\r') >= 0) {
      throw new IllegalArgumentException("not a comment line: " + comment);
    }
    comments.add(comment);
    return this;
  }

  /** Adds a word that is a token of its own. */
  public SentenceBuilder word(String form, String misc) {
    rowOfWord.add(cells.size() / Column.COUNT);
    row(Integer.toString(words()), form, misc);
    return this;
  }

  /** Adds a token that stands for several words. */
  public SentenceBuilder multiwordToken(String form, String misc, List<String> words) {
    if (words.size() < 2) {
      throw new IllegalArgumentException("a multiword token of " + words.size() + " words");
    }
    row((words() + 1) + "-" + (words() + words.size()), form, misc);
    for (String word : words) {
      word(word, Sentence.ABSENT);
    }
    return this;
  }

  private int words() {
    return rowOfWord.size() - 1;
  }

  private void row(String id, String form, String misc) {
    check(form);
    check(misc);
    String[] row = new String[Column.COUNT];
    Arrays.fill(row, Sentence.ABSENT);
    row[Column.ID.index()] = id;
    row[Column.FORM.index()] = form;
    row[Column.MISC.index()] = misc;
    cells.addAll(Arrays.asList(row));
  }

  private static void check(String cell) {
    if (cell.isEmpty()) {
      throw new IllegalArgumentException("an empty cell; an absent value is _");
    }
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c == '\t' || c == '\n' || c == '\r') {
        throw new IllegalArgumentException("a tab or line end in a cell: " + cell);
      }
    }
  }

  /** The sentence of all that was added; it has at least one word. */
  public Sentence build() {
    if (words() == 0) {
      throw new IllegalStateException("a sentence without words");
    }
    int[] heads = new int[words() + 1];
    Arrays.fill(heads, -1);
    return new Sentence(
        Format.CONLLU,
        List.copyOf(comments),
        cells.toArray(new String[0]),
        rowOfWord.stream().mapToInt(Integer::intValue).toArray(),
        heads,
        Sentence.Origin.NONE);
  }
}
