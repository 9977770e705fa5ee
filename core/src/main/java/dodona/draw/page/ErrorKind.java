package dodona.draw.page;

import dodona.evaluate.Mark;
import dodona.evaluate.WordArc;
import dodona.evaluate.report.ErrorReport;
import dodona.evaluate.report.ErrorReport.Attempt;
import dodona.evaluate.report.ErrorReport.Entry;
import dodona.evaluate.report.ErrorReport.Row;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Errors of the same kind.
 *
 * @param what what is wrong, such as {@code Wrong label}
 * @param labels the labels, such as {@code obl → nmod}
 * @param errors the errors, in the order of the report
 */
record ErrorKind(String what, String labels, List<WordError> errors) {

  private static final List<String> ORDER =
      List.of("Wrong label", "Wrong head", "Wrong head and label", "Different words");

  /**
   * An error.
   *
   * @param sentence the place of the sentence in the report, from 0
   * @param system the place of the system in the report, from 0
   * @param context the sentence with the word: the gold one if it has the word
   * @param word the word's number in that sentence
   */
  record WordError(int sentence, int system, Row row, Attempt attempt, Sentence context, int word) {

    String goldLabel() {
      return row.gold().map(WordArc::label).orElse("");
    }

    String systemLabel() {
      return attempt.arc().map(WordArc::label).orElse("");
    }

    String tag() {
      return context.upos(word);
    }
  }

  /** The kinds of errors in a report: by what is wrong, then the most frequent first. */
  static List<ErrorKind> of(ErrorReport report) {
    Map<List<String>, ErrorKind> kinds = new LinkedHashMap<>();
    for (int sentence = 0; sentence < report.sentences().size(); sentence++) {
      Entry entry = report.sentences().get(sentence);
      for (Row row : entry.rows()) {
        for (int system = 0; system < row.systems().size(); system++) {
          Attempt attempt = row.systems().get(system);
          if (attempt.mark().isWrong()) {
            WordError error = error(entry, sentence, system, row, attempt);
            List<String> key = List.of(what(attempt.mark()), labels(error));
            kinds
                .computeIfAbsent(key, k -> new ErrorKind(k.get(0), k.get(1), new ArrayList<>()))
                .errors
                .add(error);
          }
        }
      }
    }
    List<ErrorKind> sorted = new ArrayList<>(kinds.values());
    sorted.sort(
        Comparator.comparingInt((ErrorKind kind) -> ORDER.indexOf(kind.what))
            .thenComparingInt(kind -> -kind.errors.size())
            .thenComparing(ErrorKind::labels));
    return sorted;
  }

  private static WordError error(Entry entry, int sentence, int system, Row row, Attempt attempt) {
    if (row.gold().isPresent()) {
      return new WordError(sentence, system, row, attempt, entry.gold(), row.gold().get().word());
    }
    WordArc own = attempt.arc().orElseThrow();
    Sentence found =
        entry.systems().get(system).system().stream()
            .map(marked -> marked.sentence())
            .filter(s -> own.word() <= s.size() && WordArc.of(s, own.word()).equals(own))
            .findFirst()
            .orElse(entry.gold());
    return new WordError(sentence, system, row, attempt, found, Math.min(own.word(), found.size()));
  }

  private static String what(Mark mark) {
    return switch (mark) {
      case WRONG_LABEL -> ORDER.get(0);
      case WRONG_HEAD -> ORDER.get(1);
      case UNALIGNED -> ORDER.get(3);
      default -> ORDER.get(2);
    };
  }

  private static String labels(WordError error) {
    return switch (error.attempt.mark()) {
      case WRONG_HEAD -> error.goldLabel();
      case UNALIGNED ->
          error.row.gold().isPresent() ? "only in the gold file" : "only in the system's file";
      default -> error.goldLabel() + " → " + error.systemLabel();
    };
  }

  /** Returns whether another kind has the same heading. */
  boolean isLike(ErrorKind other) {
    return what.equals(other.what);
  }
}
