package dodona.validate;

import dodona.table.TextTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** Counts findings by rule. */
public final class ValidationSummary implements Consumer<Finding> {

  private final Map<Rule, Long> counts = new LinkedHashMap<>();
  private long errors;
  private long warnings;

  /** A summary without findings. */
  public ValidationSummary() {}

  @Override
  public void accept(Finding finding) {
    counts.merge(finding.rule(), 1L, Long::sum);
    if (finding.isError()) {
      errors++;
    } else {
      warnings++;
    }
  }

  /** The number of errors. */
  public long errors() {
    return errors;
  }

  /** The number of warnings. */
  public long warnings() {
    return warnings;
  }

  /** Returns the number of violations of a rule. */
  public long count(Rule rule) {
    return counts.getOrDefault(rule, 0L);
  }

  /** The rules that are violated, the most frequent first. */
  public List<Rule> rules() {
    List<Rule> rules = new ArrayList<>(counts.keySet());
    rules.sort(Comparator.comparingLong(this::count).reversed().thenComparing(Rule::name));
    return rules;
  }

  /** A table of the rules that are violated. */
  public TextTable table() {
    TextTable table =
        new TextTable("").right("Count").left("Rule").right("Level").left("Severity").left("What");
    for (Rule rule : rules()) {
      table.row(
          String.format(Locale.ROOT, "%,d", count(rule)),
          rule.name(),
          Integer.toString(rule.level()),
          rule.severity().name().toLowerCase(Locale.ROOT),
          firstSentence(rule.explanation()));
    }
    return table;
  }

  private static String firstSentence(String text) {
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }

  /** Returns the number of violations of each rule, for {@code dodona.support.Json}. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    rules().forEach(rule -> json.put(rule.name(), count(rule)));
    return json;
  }
}
