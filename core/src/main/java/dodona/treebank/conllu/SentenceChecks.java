package dodona.treebank.conllu;

import dodona.treebank.Column;
import dodona.treebank.Format;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Looks for what is well-formed but probably not meant, in CoNLL-U: each finding is a warning. What
 * makes a sentence unusable is found by {@link ConlluReader} itself.
 */
public final class SentenceChecks {

  private static final Pattern FEATS = Pattern.compile("_|[^=|]+=[^=|]+(\\|[^=|]+=[^=|]+)*");

  private final ProblemListener listener;
  private final Set<String> ids = new HashSet<>();
  private final Set<String> knownFeats = new HashSet<>();

  /** Checks that report to a listener. */
  public SentenceChecks(ProblemListener listener) {
    this.listener = listener;
  }

  /** Checks a sentence; sentences of one file come in order. */
  public void check(Sentence sentence) {
    checkId(sentence);
    for (int word = 1; word <= sentence.size(); word++) {
      checkCells(sentence, word);
      if (sentence.format() == Format.CONLLU) {
        checkRootLabel(sentence, word);
        checkFeats(sentence, word);
      }
    }
    checkText(sentence);
  }

  private void checkId(Sentence sentence) {
    if (sentence.id().isPresent() && !ids.add(sentence.id().get())) {
      warn(sentence, sentence.line(), "another sentence has the same sent_id");
    }
  }

  private void checkCells(Sentence sentence, int word) {
    for (Column column : Column.values()) {
      if (sentence.get(word, column).isEmpty()) {
        warn(
            sentence,
            sentence.lineOfWord(word),
            column.nameIn(sentence.format()) + " is empty, expected _ where there is no value");
      }
    }
  }

  private void checkRootLabel(Sentence sentence, int word) {
    String label = sentence.deprel(word);
    boolean labeledRoot = label.equals("root") || label.startsWith("root:");
    if (sentence.head(word) == 0 && !labeledRoot) {
      warn(sentence, sentence.lineOfWord(word), "HEAD is 0 but DEPREL is " + label + ", not root");
    } else if (sentence.head(word) > 0 && labeledRoot) {
      warn(
          sentence,
          sentence.lineOfWord(word),
          "DEPREL is root but HEAD is " + sentence.head(word) + ", not 0");
    }
  }

  private void checkFeats(Sentence sentence, int word) {
    String feats = sentence.feats(word);
    if (!knownFeats.contains(feats)) {
      if (FEATS.matcher(feats).matches()) {
        knownFeats.add(feats);
      } else if (!feats.isEmpty()) {
        warn(
            sentence,
            sentence.lineOfWord(word),
            "FEATS '" + feats + "' are not Name=Value pairs separated by |");
      }
    }
  }

  private void checkText(Sentence sentence) {
    String text = sentence.comment("text").orElse(null);
    if (text != null && !text.strip().equals(SurfaceText.of(sentence).strip())) {
      warn(
          sentence,
          sentence.line(),
          "# text differs from the words and their SpaceAfter, which give: "
              + SurfaceText.of(sentence));
    }
  }

  private void warn(Sentence sentence, long line, String message) {
    listener.report(
        new Problem(Problem.Severity.WARNING, sentence.source(), line, sentence.name(), message));
  }
}
