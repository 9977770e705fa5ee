package dodona.evaluate;

import java.util.Set;

/** The universal relations, sorted as the CoNLL 2018 shared task did. */
final class UniversalRelations {

  private static final Set<String> CONTENT =
      Set.of(
          "nsubj",
          "obj",
          "iobj",
          "csubj",
          "ccomp",
          "xcomp",
          "obl",
          "vocative",
          "expl",
          "dislocated",
          "advcl",
          "advmod",
          "discourse",
          "nmod",
          "appos",
          "nummod",
          "acl",
          "amod",
          "conj",
          "fixed",
          "flat",
          "compound",
          "list",
          "parataxis",
          "orphan",
          "goeswith",
          "reparandum",
          "root",
          "dep");

  private static final Set<String> FUNCTIONAL =
      Set.of("aux", "cop", "mark", "det", "clf", "case", "cc");

  private UniversalRelations() {}

  /** Returns whether CLAS, MLAS and BLEX count words with this label, given without a subtype. */
  static boolean isContent(String label) {
    return CONTENT.contains(label);
  }

  /**
   * Returns whether MLAS counts words with this label, given without a subtype, as part of their
   * heads.
   */
  static boolean isFunctional(String label) {
    return FUNCTIONAL.contains(label);
  }
}
