package dodona.validate;

import static dodona.validate.Rule.Topic.METADATA;

import dodona.treebank.Comments;
import dodona.treebank.Sentence;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The comments {@code sent_id} and {@code text}. */
final class MetadataRules implements RuleGroup {

  private static final Rule NO_ID =
      Rule.error(
          "missing-sent-id",
          METADATA,
          2,
          "A sentence has no comment sent_id.",
          "Add a comment such as # sent_id = news-17.");
  private static final Rule IDS =
      Rule.error(
          "multiple-sent-id",
          METADATA,
          2,
          "A sentence has several comments sent_id.",
          "Keep one of them.");
  private static final Rule BAD_ID =
      Rule.error(
          "invalid-sent-id",
          METADATA,
          2,
          "A sent_id is empty or contains white space.",
          "Use one word, for example with hyphens.");
  private static final Rule SLASH =
      Rule.error(
          "slash-in-sent-id",
          METADATA,
          2,
          "A sent_id contains a slash, which is reserved.",
          "Use another separator.");
  private static final Rule NOT_UNIQUE =
      Rule.error(
          "non-unique-sent-id",
          METADATA,
          2,
          "Two sentences of a file have the same sent_id.",
          "Give each sentence a sent_id of its own.");
  private static final Rule NO_TEXT =
      Rule.error(
          "missing-text",
          METADATA,
          2,
          "A sentence has no comment text.",
          "Add the sentence as written: # text = ….");
  private static final Rule TEXTS =
      Rule.error(
          "multiple-text",
          METADATA,
          2,
          "A sentence has several comments text.",
          "Keep one of them.");
  private static final Rule TRAILING =
      Rule.error(
          "text-trailing-whitespace",
          METADATA,
          2,
          "The comment text ends with white space.",
          "Remove the white space.");

  static final List<Rule> RULES =
      List.of(NO_ID, IDS, BAD_ID, SLASH, NOT_UNIQUE, NO_TEXT, TEXTS, TRAILING);

  private final Set<String> ids = new HashSet<>();

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    if (!checked.isConllu()) {
      return;
    }
    Sentence sentence = checked.sentence();
    String id = null;
    boolean hasText = false;
    List<String> comments = sentence.comments();
    for (int i = 0; i < comments.size(); i++) {
      String comment = comments.get(i);
      String itsId = Comments.value(comment, "sent_id");
      if (itsId != null && id != null) {
        findings.atComment(IDS, sentence, i, "a second sent_id");
      }
      id = id == null ? itsId : id;
      if (Comments.value(comment, "text") != null) {
        if (hasText) {
          findings.atComment(TEXTS, sentence, i, "a second text");
        }
        if (!comment.equals(comment.stripTrailing())) {
          findings.atComment(TRAILING, sentence, i, "text ends with white space");
        }
        hasText = true;
      }
    }
    if (!hasText) {
      findings.atSentence(NO_TEXT, sentence, "no comment text");
    }
    checkId(sentence, id, findings);
  }

  private void checkId(Sentence sentence, @Nullable String id, Findings findings) {
    if (id == null) {
      findings.atSentence(NO_ID, sentence, "no comment sent_id");
    } else if (id.isEmpty() || id.codePoints().anyMatch(Character::isWhitespace)) {
      findings.atSentence(BAD_ID, sentence, "sent_id '" + id + "' is not a single word");
    } else {
      if (id.indexOf('/') >= 0) {
        findings.atSentence(SLASH, sentence, "sent_id '" + id + "' contains a slash");
      }
      if (!ids.add(id)) {
        findings.atSentence(NOT_UNIQUE, sentence, "another sentence has the same sent_id");
      }
    }
  }
}
