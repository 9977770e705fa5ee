package dodona.treebank.conllu;

/** The requirements on the HEAD column. */
public enum TreeRequirement {
  /** Any graph will do, and heads may be missing: input that is yet to be parsed. */
  NONE,
  /** Every sentence must be a tree; several roots are worth a warning. */
  TREE,
  /** Every sentence must be a tree with exactly one root. */
  SINGLE_ROOT
}
