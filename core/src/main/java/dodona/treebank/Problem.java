package dodona.treebank;

import dodona.support.Printable;
import org.jspecify.annotations.Nullable;

/**
 * A problem in a treebank file, with its location.
 *
 * @param severity whether the sentence is unusable or merely odd
 * @param source the file's name; empty if it has none
 * @param line the line, counted from 1; 0 if it is not known
 * @param sentence the sentence's {@code sent_id}, or its number; null outside any sentence
 * @param message what is wrong and what was expected
 * @param check the check that failed; null if it has no name
 */
public record Problem(
    Severity severity,
    String source,
    long line,
    @Nullable String sentence,
    String message,
    @Nullable FormatCheck check) {

  /** The severity of a problem. */
  public enum Severity {
    /** The sentence cannot be used. */
    ERROR,
    /** The sentence can be used, but something about it is unusual. */
    WARNING
  }

  /** A problem that was found by a check without a name. */
  public Problem(
      Severity severity, String source, long line, @Nullable String sentence, String message) {
    this(severity, source, line, sentence, message, null);
  }

  /** Returns whether the sentence cannot be used. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /**
   * {@code file:line: sent_id: what is wrong}, as compilers print it, and fit for a terminal
   * whatever the file holds.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(source);
    if (line > 0) {
      text.append(source.isEmpty() ? "line " : ":").append(line);
    }
    text.append(text.isEmpty() ? "" : ": ");
    if (sentence != null) {
      text.append(sentence).append(": ");
    }
    if (severity == Severity.WARNING) {
      text.append("warning: ");
    }
    return Printable.line(text.append(message).toString());
  }
}
