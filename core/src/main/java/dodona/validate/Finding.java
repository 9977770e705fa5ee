package dodona.validate;

import dodona.treebank.Problem;
import dodona.treebank.Problem.Severity;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A location in a treebank that violates a rule.
 *
 * @param rule the rule
 * @param severity how bad it is; usually the rule's severity
 * @param source the name of the file; empty if the sentence was not read from one
 * @param line the line, counted from 1; 0 if it is not known
 * @param sentence the sentence's {@code sent_id}, or its number; null outside any sentence
 * @param word the word, counted from 1; 0 if it is not about a single word
 * @param message what is wrong at this location
 * @param fix what to do about it; may be empty if the message says so already
 */
public record Finding(
    Rule rule,
    Severity severity,
    String source,
    long line,
    @Nullable String sentence,
    int word,
    String message,
    String fix) {

  /** Returns whether this is an error and not only suspicious. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** {@code file:line: sent_id: message. Fix. [rule]}, safe to print on a terminal. */
  @Override
  public String toString() {
    String hint = fix.isEmpty() ? "" : ". " + fix.replaceFirst("\\.$", "");
    return new Problem(severity, source, line, sentence, message + hint) + " [" + rule.name() + "]";
  }

  /** This finding as a map, for {@code dodona.support.Json}. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("rule", rule.name());
    json.put("level", rule.level());
    json.put("severity", severity.name().toLowerCase(Locale.ROOT));
    json.put("line", line > 0 ? line : null);
    json.put("sentence", sentence);
    json.put("word", word > 0 ? word : null);
    json.put("message", message);
    json.put("explanation", rule.explanation());
    json.put("fix", fix.isEmpty() ? rule.fix() : fix);
    return json;
  }
}
