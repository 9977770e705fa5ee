package dodona.treebank;

import dodona.support.Printable;
import org.jspecify.annotations.Nullable;

/**
 * Something wrong with a treebank file, and where.
 *
 * @param severity whether the sentence is unusable or merely odd
 * @param source the file's name; empty if it has none
 * @param line the line, counted from 1; 0 if it is not known
 * @param sentence the sentence's {@code sent_id}, or its number; null outside any sentence
 * @param message what is wrong and what was expected
 */
public record Problem(
    Severity severity, String source, long line, @Nullable String sentence, String message) {

  /** How bad a problem is. */
  public enum Severity {
    /** The sentence cannot be used. */
    ERROR,
    /** The sentence can be used, but something about it is unusual. */
    WARNING
  }

  /** Whether the sentence cannot be used. */
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
