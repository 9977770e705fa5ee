package dodona.evaluate;

import dodona.evaluate.alignment.StretchReader;
import dodona.treebank.DependencyTree;

/** A definition of what is compared when a system is scored. */
public enum Convention {
  /** The definition of the CoNLL 2018 shared task on Universal Dependencies. */
  UD(
      "UD",
      "UD (CoNLL 2018 shared task): words aligned by characters, label subtypes ignored, "
          + "punctuation counted"),
  /** The definition of the CoNLL-X shared task of 2006. */
  CONLLX("CoNLL-X", "CoNLL-X (2006 shared task): given words, full labels");

  private final String title;
  private final String definition;

  Convention(String title, String definition) {
    this.title = title;
    this.definition = definition;
  }

  /** Returns a one-line description of what the convention compares. */
  String definition() {
    return definition;
  }

  /** The label as this convention compares it. */
  String label(String deprel) {
    return this == UD ? DependencyTree.universal(deprel) : deprel;
  }

  /** Returns the unit in which both files must agree. */
  StretchReader.Unit unit() {
    return this == UD ? StretchReader.Unit.CHARACTER : StretchReader.Unit.WORD;
  }

  @Override
  public String toString() {
    return title;
  }
}
