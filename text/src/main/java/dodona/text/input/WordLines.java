package dodona.text.input;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceBuilder;
import dodona.treebank.UniversalInventory;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The sentences of a text that is split into words already. Their text is the words with single
 * spaces between them.
 *
 * <p>Where reading fails, {@code hasNext} throws an {@link UncheckedIOException}.
 */
final class WordLines implements Iterator<Sentence> {

  /** A sentence without end is an error. */
  private static final int MOST_WORDS = 1 << 18;

  /** The layout of words and sentences. */
  enum Layout {
    /** A sentence a line, with white space between its words. */
    HORIZONTAL,
    /** A word a line, with or without a tag after a tab; an empty line ends a sentence. */
    VERTICAL
  }

  private record Row(String form, String tag) {}

  private final BoundedLines lines;
  private final Layout layout;
  private @Nullable Sentence next;
  private long sentences;
  private boolean isNewParagraph = true;

  /**
   * The sentences of a text.
   *
   * @param name what to call the text in messages
   */
  WordLines(Reader text, String name, Layout layout) {
    this.lines = new BoundedLines(text, name);
    this.layout = layout;
  }

  @Override
  public boolean hasNext() {
    try {
      if (next == null) {
        List<Row> rows = layout == Layout.HORIZONTAL ? horizontal() : vertical();
        next = rows.isEmpty() ? null : sentence(rows);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return next != null;
  }

  @Override
  public Sentence next() {
    Sentence sentence = hasNext() ? next : null;
    if (sentence == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return sentence;
  }

  /** The words of the next line that has any; none at the end. */
  private List<Row> horizontal() throws IOException {
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (!line.isBlank()) {
        return Arrays.stream(line.strip().split("[ \t]+", -1))
            .map(form -> new Row(form, Sentence.ABSENT))
            .toList();
      }
      isNewParagraph = true;
    }
    return List.of();
  }

  /** The words up to the next empty line; none at the end. */
  private List<Row> vertical() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (!line.isBlank()) {
        rows.add(row(line));
        if (rows.size() > MOST_WORDS) {
          throw lines.error("more than " + MOST_WORDS + " words without an empty line");
        }
      } else if (!rows.isEmpty()) {
        return rows;
      }
    }
    return rows;
  }

  private Row row(String line) throws IOException {
    String[] cells = line.strip().split("\t", -1);
    if (cells.length > 2 || cells[0].isBlank()) {
      throw lines.error(
          "%s columns; expected a word, or a word, a tab and its tag".formatted(cells.length));
    }
    boolean isTagged = cells.length == 2 && !cells[1].isBlank();
    return new Row(cells[0].strip(), isTagged ? cells[1].strip() : Sentence.ABSENT);
  }

  private Sentence sentence(List<Row> rows) {
    SentenceBuilder builder = new SentenceBuilder();
    if (sentences == 0) {
      builder.comment("# newdoc");
    }
    if (isNewParagraph) {
      builder.comment("# newpar");
    }
    isNewParagraph = false;
    sentences++;
    builder.comment("# sent_id = " + sentences);
    builder.comment("# text = " + String.join(" ", rows.stream().map(Row::form).toList()));
    for (Row row : rows) {
      builder.word(row.form, Sentence.ABSENT);
    }
    return tagged(builder.build(), rows);
  }

  /** Tags that are not universal ones are the treebank's own. */
  private static Sentence tagged(Sentence sentence, List<Row> rows) {
    return rows.stream().map(Row::tag).allMatch(Sentence.ABSENT::equals)
        ? sentence
        : sentence
            .withColumn(Column.UPOS, tags(rows, UniversalInventory.tags()::contains))
            .withColumn(Column.XPOS, tags(rows, tag -> !UniversalInventory.tags().contains(tag)));
  }

  private static List<String> tags(List<Row> rows, Predicate<String> wanted) {
    return rows.stream().map(row -> wanted.test(row.tag) ? row.tag : Sentence.ABSENT).toList();
  }
}
