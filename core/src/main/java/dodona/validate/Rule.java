package dodona.validate;

import dodona.treebank.Problem.Severity;

/**
 * A rule of Universal Dependencies that a treebank can violate.
 *
 * @param name the name of the rule, such as {@code unknown-upos}
 * @param topic what the rule is about
 * @param level the level of validity in Universal Dependencies: 1 for the file format, 2 for basic
 *     concepts, 3 for the universal guidelines, 4 for lists of a language
 * @param severity whether a violation is an error or only suspicious
 * @param official whether the official validator has a check of this name
 * @param explanation what is wrong where the rule is violated
 * @param fix what to do about it
 */
public record Rule(
    String name,
    Topic topic,
    int level,
    Severity severity,
    boolean official,
    String explanation,
    String fix) {

  /** The subject of a rule. */
  public enum Topic {
    /** Lines, columns and word IDs. */
    FORMAT("File format"),
    /** Comments. */
    METADATA("Comments"),
    /** Forms, spaces and the text of a sentence. */
    TEXT("Text and tokens"),
    /** Parts of speech. */
    TAGS("Parts of speech"),
    /** Morphological features. */
    FEATURES("Features"),
    /** Heads and labels. */
    RELATIONS("Heads and relations"),
    /** The DEPS column. */
    ENHANCED("Enhanced dependencies"),
    /** Relations and the parts of speech that go with them. */
    FUNCTIONS("Relations and parts of speech"),
    /** The shape of trees. */
    STRUCTURE("Tree structure"),
    /** Lists of a language. */
    LANGUAGE("Lists of a language");

    private final String title;

    Topic(String title) {
      this.title = title;
    }

    /** The topic as a heading. */
    public String title() {
      return title;
    }
  }

  /** Returns whether a violation is an error and not only suspicious. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  static Rule error(String name, Topic topic, int level, String explanation, String fix) {
    return new Rule(name, topic, level, Severity.ERROR, true, explanation, fix);
  }

  static Rule warning(String name, Topic topic, int level, String explanation, String fix) {
    return new Rule(name, topic, level, Severity.WARNING, true, explanation, fix);
  }

  /** This rule, marked as one that the official validator does not have. */
  Rule own() {
    return new Rule(name, topic, level, severity, false, explanation, fix);
  }
}
