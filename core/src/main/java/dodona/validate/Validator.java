package dodona.validate;

import dodona.treebank.FormatCheck;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ProblemListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Checks the sentences of a treebank file against the rules of Universal Dependencies.
 *
 * <pre>{@code
 * Validator validator = new Validator(ValidationOptions.DEFAULT, System.out::println);
 * try (ConlluReader reader = ConlluReader.open(file, ReadOptions.DEFAULT, validator)) {
 *   for (Sentence sentence : reader) {
 *     validator.check(sentence);
 *   }
 * }
 * }</pre>
 *
 * <p>An instance is for one file, whose {@code sent_id}s must differ, and for one thread. It is
 * also the listener of the reader, which finds errors in the format. Rules other than those of the
 * format apply to CoNLL-U only.
 */
public final class Validator implements ProblemListener {

  private final ValidationOptions options;
  private final Findings findings;
  private final CheckedSentence.Labels labels = new CheckedSentence.Labels();
  private final List<RuleGroup> groups = new ArrayList<>();
  private final List<RuleGroup> groupsOfAnyFormat = new ArrayList<>();

  /**
   * A validator for a file.
   *
   * @param consumer receives the findings in the order in which they are made
   */
  public Validator(ValidationOptions options, Consumer<? super Finding> consumer) {
    this.options = options;
    this.findings = new Findings(options, consumer);
    groupsOfAnyFormat.add(new CellRules());
    groupsOfAnyFormat.add(new MetadataRules());
    groupsOfAnyFormat.add(new FormatRules(!options.needsTrees()));
    groups.add(new TextRules());
    groups.add(new TokenRules());
    groups.add(new TagRules(!options.needsTrees()));
    groups.add(new FeatureRules());
    groups.add(new RelationRules(!options.needsTrees()));
    groups.add(new EnhancedRules());
    groups.add(new FunctionRules());
    groups.add(new DirectionRules());
    groups.add(new LeafRules());
    groups.add(new ArgumentRules());
    groups.add(new SpanRules());
    groups.add(new PunctuationRules());
    if (options.lists() != null) {
      groups.add(new LanguageRules(options.lists()));
    }
  }

  /** Checks a single sentence by itself, as an editor does. */
  public static List<Finding> findings(Sentence sentence, ValidationOptions options) {
    List<Finding> found = new ArrayList<>();
    new Validator(options, found::add).check(sentence);
    return found;
  }

  /** Checks the next sentence of the file. */
  public void check(Sentence sentence) {
    CheckedSentence checked = new CheckedSentence(sentence, labels);
    for (RuleGroup group : groupsOfAnyFormat) {
      group.check(checked, findings);
    }
    if (checked.isConllu()) {
      for (RuleGroup group : groups) {
        group.check(checked, findings);
      }
    }
  }

  /** Takes a problem that the reader of the file has found. */
  @Override
  public void report(Problem problem) {
    FormatCheck check = problem.check();
    if (check == null || isCheckedHere(check, problem)) {
      return;
    }
    findings.add(
        new Finding(
            FormatRules.of(check),
            problem.severity(),
            problem.source(),
            problem.line(),
            problem.sentence(),
            0,
            problem.message(),
            ""));
  }

  /** Several roots, which a reader lets pass with a warning, are checked again in each sentence. */
  private boolean isCheckedHere(FormatCheck check, Problem problem) {
    return check == FormatCheck.MULTIPLE_ROOTS && !problem.isError();
  }

  /** The options of this validator. */
  public ValidationOptions options() {
    return options;
  }
}
