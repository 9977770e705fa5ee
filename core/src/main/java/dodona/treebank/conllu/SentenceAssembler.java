package dodona.treebank.conllu;

import dodona.treebank.Column;
import dodona.treebank.Comments;
import dodona.treebank.Format;
import dodona.treebank.FormatCheck;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.TreeDefect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds one sentence after the other from lines, and checks them on the way. */
final class SentenceAssembler {

  private static final int NO_RANGE = 0;

  /** The positions of the columns in a line of CoNLL-U or CoNLL-X. */
  private static final int[] TEN = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

  /**
   * The positions of the columns in a line of CoNLL-2009, which has ID, FORM, LEMMA, PLEMMA, POS,
   * PPOS, FEAT, PFEAT, HEAD, PHEAD, DEPREL, PDEPREL, FILLPRED, PRED and the arguments of each
   * predicate. Both parts of speech come from POS.
   */
  private static final int[] OF_2009 = {0, 1, 2, 4, 4, 6, 8, 10, 9, 11};

  /** The number of columns in a line of CoNLL-2009 without arguments. */
  private static final int COLUMNS_OF_2009 = 14;

  private final String source;
  private final TreeRequirement trees;
  private final ProblemListener listener;
  private final StringPool pool = new StringPool();
  private final int[] tabs = new int[COLUMNS_OF_2009 + 1];
  private @Nullable Format format;
  private int[] places = TEN;

  private long number;
  private long skipped;
  private long firstLine;
  private boolean valid;
  private @Nullable String sentenceId;
  private final List<String> comments = new ArrayList<>();
  private String[] cells = new String[64 * Column.COUNT];
  private int rows;
  private int[] rowOfWord = new int[64];
  private int[] heads = new int[64];
  private int words;
  private int emptyNodes;
  private int rangeStart;
  private int rangeEnd;

  SentenceAssembler(String source, ReadOptions options, ProblemListener listener) {
    this.source = source;
    this.trees = options.trees();
    this.format = options.format();
    this.listener = listener;
  }

  void begin() {
    firstLine = 0;
    valid = true;
    sentenceId = null;
    comments.clear();
    rows = 0;
    words = 0;
    emptyNodes = 0;
    rangeStart = NO_RANGE;
    rangeEnd = NO_RANGE;
  }

  boolean isInsideSentence() {
    return firstLine > 0;
  }

  @Nullable Format format() {
    return format;
  }

  long skipped() {
    return skipped;
  }

  void error(long line, FormatCheck check, String message) {
    enter(line);
    if (valid) {
      valid = false;
      skipped++;
    }
    report(Problem.Severity.ERROR, line, check, message);
  }

  void warning(long line, FormatCheck check, String message) {
    report(Problem.Severity.WARNING, line, check, message);
  }

  private void report(Problem.Severity severity, long line, FormatCheck check, String message) {
    listener.report(
        new Problem(severity, source, line, isInsideSentence() ? name() : null, message, check));
  }

  private String name() {
    return sentenceId != null ? sentenceId : "sentence " + number;
  }

  private void enter(long line) {
    if (firstLine == 0) {
      firstLine = line;
      number++;
    }
  }

  /** Takes a line that is not empty. */
  void line(byte[] bytes, int start, int end, long line) {
    enter(line);
    if (bytes[start] == '#') {
      comment(bytes, start, end, line);
    } else if (valid) {
      row(bytes, start, end, line);
    }
  }

  private void comment(byte[] bytes, int start, int end, long line) {
    if (rows > 0) {
      error(
          line,
          FormatCheck.MISPLACED_COMMENT,
          "a comment inside a sentence, expected a word or an empty line");
      return;
    }
    if (!valid) {
      return;
    }
    String comment = new String(bytes, start, end - start, StandardCharsets.UTF_8);
    if (sentenceId == null) {
      sentenceId = Comments.value(comment, "sent_id");
    }
    comments.add(comment);
  }

  private void row(byte[] bytes, int start, int end, long line) {
    int columns = findTabs(bytes, start, end);
    if (number == 1 && rows == 0 && columns >= COLUMNS_OF_2009 && format != Format.CONLLU) {
      readAsOf2009(line);
    }
    boolean isOf2009 = places == OF_2009;
    if (isOf2009 ? columns < COLUMNS_OF_2009 : columns != Column.COUNT) {
      error(
          line,
          FormatCheck.NUMBER_OF_COLUMNS,
          "expected "
              + (isOf2009 ? COLUMNS_OF_2009 + " columns or more" : Column.COUNT + " columns")
              + " separated by tabs, found "
              + columns
              + (columns == 1 && contains(bytes, start, end, ' ') ? " (spaces?)" : ""));
      return;
    }
    int idEnd = tabs[1] - 1;
    if (!id(bytes, start, idEnd, line)) {
      return;
    }
    if (tabs[2] - 1 == tabs[1]) {
      error(
          line,
          FormatCheck.EMPTY_COLUMN,
          "FORM is empty, expected a word (or _ for an unknown one)");
      return;
    }
    if ((rows + 1) * Column.COUNT > cells.length) {
      cells = Arrays.copyOf(cells, 2 * cells.length);
    }
    int base = rows * Column.COUNT;
    for (int column = 0; column < Column.COUNT; column++) {
      int place = places[column];
      cells[base + column] = pool.get(bytes, tabs[place], tabs[place + 1] - 1);
    }
    rows++;
  }

  private void readAsOf2009(long line) {
    places = OF_2009;
    format = Format.CONLLX;
    warning(
        line,
        FormatCheck.OTHER_COLUMNS,
        "14 columns or more, as in CoNLL-2009: POS is read into both tags, and of the others only"
            + " what CoNLL-X has too (no PLEMMA, PPOS, PFEAT, nor predicates and arguments)");
  }

  /**
   * Notes where each column begins; one past the last stands behind the line's end. Of a line that
   * has more than any format needs, the rest is only counted.
   */
  private int findTabs(byte[] bytes, int start, int end) {
    int columns = 1;
    tabs[0] = start;
    for (int i = start; i < end; i++) {
      if (bytes[i] == '\t') {
        if (columns < tabs.length) {
          tabs[columns] = i + 1;
        }
        columns++;
      }
    }
    if (columns < tabs.length) {
      tabs[columns] = end + 1;
    }
    return columns;
  }

  private static boolean contains(byte[] bytes, int start, int end, char c) {
    for (int i = start; i < end; i++) {
      if (bytes[i] == c) {
        return true;
      }
    }
    return false;
  }

  /** Checks the ID of the row at hand and counts it; false if it is wrong. */
  private boolean id(byte[] bytes, int start, int end, long line) {
    int split = start;
    while (split < end && bytes[split] >= '0' && bytes[split] <= '9') {
      split++;
    }
    int first = number(bytes, start, split);
    if (first < 0) {
      return wrongId(bytes, start, end, line);
    }
    if (split == end) {
      return wordId(first, line, bytes, start, end);
    }
    int second = number(bytes, split + 1, end);
    if (second < 1 || (bytes[split] != '-' && bytes[split] != '.')) {
      return wrongId(bytes, start, end, line);
    }
    if (format == Format.CONLLX) {
      error(
          line,
          FormatCheck.NOT_IN_CONLLX,
          "ID " + text(bytes, start, end) + " is not a word's; CoNLL-X has only words");
      return false;
    }
    return bytes[split] == '-'
        ? rangeId(first, second, line)
        : emptyNodeId(first, second, line, bytes, start, end);
  }

  private boolean wordId(int id, long line, byte[] bytes, int start, int end) {
    if (id != words + 1) {
      return wrongId(bytes, start, end, line);
    }
    words++;
    emptyNodes = 0;
    if (words >= heads.length) {
      heads = Arrays.copyOf(heads, 2 * heads.length);
      rowOfWord = Arrays.copyOf(rowOfWord, 2 * rowOfWord.length);
    }
    rowOfWord[words] = rows;
    int place = places[Column.HEAD.index()];
    int headStart = tabs[place];
    int headEnd = tabs[place + 1] - 1;
    boolean absent = headEnd == headStart || (headEnd == headStart + 1 && bytes[headStart] == '_');
    heads[words] = absent ? -1 : number(bytes, headStart, headEnd);
    if (!absent && heads[words] < 0) {
      error(
          line,
          FormatCheck.INVALID_HEAD,
          "HEAD '"
              + text(bytes, headStart, headEnd)
              + "' is not a number, expected 0 for the root or a word's ID");
      return false;
    }
    return true;
  }

  private boolean rangeId(int first, int last, long line) {
    if (first != words + 1 || last < first) {
      error(
          line,
          last < first ? FormatCheck.REVERSED_WORD_INTERVAL : FormatCheck.MISPLACED_WORD_INTERVAL,
          "range "
              + first
              + "-"
              + last
              + " is out of place, expected one that begins with "
              + (words + 1));
      return false;
    }
    if (first <= rangeEnd) {
      error(
          line,
          FormatCheck.OVERLAPPING_WORD_INTERVALS,
          "range " + first + "-" + last + " overlaps with " + rangeStart + "-" + rangeEnd);
      return false;
    }
    rangeStart = first;
    rangeEnd = last;
    return true;
  }

  private boolean emptyNodeId(int after, int index, long line, byte[] bytes, int start, int end) {
    if (after != words || index != emptyNodes + 1 || rangeStart == words + 1) {
      error(
          line,
          FormatCheck.MISPLACED_EMPTY_NODE,
          "ID '" + text(bytes, start, end) + "' is out of order, expected " + (words + 1));
      return false;
    }
    emptyNodes++;
    return true;
  }

  private boolean wrongId(byte[] bytes, int start, int end, long line) {
    error(
        line,
        FormatCheck.WORD_ID_SEQUENCE,
        "ID '" + text(bytes, start, end) + "' is out of order, expected " + (words + 1));
    return false;
  }

  /** A number without sign or leading zeros, or −1 if there is none. */
  private static int number(byte[] bytes, int start, int end) {
    if (end <= start || end - start > 9 || (bytes[start] == '0' && end - start > 1)) {
      return -1;
    }
    int value = 0;
    for (int i = start; i < end; i++) {
      if (bytes[i] < '0' || bytes[i] > '9') {
        return -1;
      }
      value = 10 * value + (bytes[i] - '0');
    }
    return value;
  }

  private static String text(byte[] bytes, int start, int end) {
    String text = new String(bytes, start, Math.min(end - start, 40), StandardCharsets.UTF_8);
    return end - start > 40 ? text + "…" : text;
  }

  /** The sentence whose lines are complete, or null if it has an error. */
  @Nullable Sentence finish() {
    if (!valid) {
      return null;
    }
    if (words == 0) {
      error(
          firstLine,
          FormatCheck.EMPTY_SENTENCE,
          rows == 0 ? "comments without words" : "a sentence without words");
      return null;
    }
    if (rangeEnd > words) {
      error(
          firstLine + comments.size() + rows - 1,
          FormatCheck.WORD_INTERVAL_OUT,
          "range " + rangeStart + "-" + rangeEnd + " goes beyond the last word, " + words);
      return null;
    }
    Sentence sentence = build(format == null ? Format.CONLLU : format);
    if (format == null) {
      format = Format.recognize(sentence, source);
      sentence = build(format);
    }
    checkHeads(sentence);
    return valid ? sentence : null;
  }

  private Sentence build(Format sentenceFormat) {
    int[] sentenceHeads = Arrays.copyOf(heads, words + 1);
    int[] sentenceRows = Arrays.copyOf(rowOfWord, words + 1);
    sentenceHeads[0] = -1;
    sentenceRows[0] = -1;
    return new Sentence(
        sentenceFormat,
        comments.isEmpty()
            ? Collections.emptyList()
            : Collections.unmodifiableList(new ArrayList<>(comments)),
        Arrays.copyOf(cells, rows * Column.COUNT),
        sentenceRows,
        sentenceHeads,
        new Sentence.Origin(source, firstLine, number));
  }

  private void checkHeads(Sentence sentence) {
    if (trees == TreeRequirement.NONE) {
      for (int d = 1; d <= words; d++) {
        if (heads[d] > words) {
          error(
              sentence.lineOfWord(d),
              FormatCheck.UNKNOWN_HEAD,
              "HEAD " + heads[d] + " is out of range, expected 0 to " + words + " (words)");
        }
      }
      return;
    }
    for (TreeDefect defect : sentence.treeDefects()) {
      error(sentence.lineOfWord(defect.word()), defect.check(), defect.message());
    }
    if (valid) {
      checkRoots(sentence);
    }
  }

  private void checkRoots(Sentence sentence) {
    int roots = 0;
    for (int d = 1; d <= words && roots < 2; d++) {
      if (heads[d] == 0 && ++roots == 2) {
        String message = "several roots, the second is word " + d + "; expected one HEAD of 0";
        if (trees == TreeRequirement.SINGLE_ROOT) {
          error(sentence.lineOfWord(d), FormatCheck.MULTIPLE_ROOTS, message);
        } else {
          warning(sentence.lineOfWord(d), FormatCheck.MULTIPLE_ROOTS, message);
        }
      }
    }
  }
}
