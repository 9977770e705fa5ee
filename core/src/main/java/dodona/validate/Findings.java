package dodona.validate;

import dodona.treebank.Problem.Severity;
import dodona.treebank.Sentence;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Collects the findings of rules that are to be checked, and passes them on. */
final class Findings {

  private final Set<Rule> included = new HashSet<>();
  private final Consumer<? super Finding> consumer;

  Findings(ValidationOptions options, Consumer<? super Finding> consumer) {
    this.consumer = consumer;
    for (Rule rule : Rules.all()) {
      if (options.includes(rule)) {
        included.add(rule);
      }
    }
  }

  boolean includes(Rule rule) {
    return included.contains(rule);
  }

  boolean includesAnyOf(Iterable<Rule> rules) {
    for (Rule rule : rules) {
      if (includes(rule)) {
        return true;
      }
    }
    return false;
  }

  void add(Finding finding) {
    if (includes(finding.rule())) {
      consumer.accept(finding);
    }
  }

  /** Adds a finding about a word. */
  void atWord(Rule rule, Sentence sentence, int word, String message) {
    atWord(rule, sentence, word, message, rule.fix());
  }

  /** Adds a finding about a word with a fix of its own. */
  void atWord(Rule rule, Sentence sentence, int word, String message, String fix) {
    add(rule, rule.severity(), sentence, sentence.lineOfWord(word), word, message, fix);
  }

  /** Adds a finding about a row that need not be a word. */
  void atRow(Rule rule, Sentence sentence, int row, String message) {
    long line = sentence.line() == 0 ? 0 : sentence.line() + sentence.comments().size() + row;
    add(rule, rule.severity(), sentence, line, 0, message, rule.fix());
  }

  /** Adds a finding about the comments or the whole sentence. */
  void atSentence(Rule rule, Sentence sentence, String message) {
    add(rule, rule.severity(), sentence, sentence.line(), 0, message, rule.fix());
  }

  /** Adds a finding about a comment. */
  void atComment(Rule rule, Sentence sentence, int comment, String message) {
    long line = sentence.line() == 0 ? 0 : sentence.line() + comment;
    add(rule, rule.severity(), sentence, line, 0, message, rule.fix());
  }

  private void add(
      Rule rule,
      Severity severity,
      Sentence sentence,
      long line,
      int word,
      String message,
      String fix) {
    if (includes(rule)) {
      consumer.accept(
          new Finding(
              rule,
              severity,
              sentence.source(),
              sentence.line() == 0 ? 0 : line,
              sentence.name(),
              word,
              message,
              fix));
    }
  }
}
