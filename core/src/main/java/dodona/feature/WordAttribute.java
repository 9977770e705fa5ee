package dodona.feature;

import dodona.linear.Hash;
import dodona.treebank.Sentence;

/**
 * An attribute of a word that is known before parsing.
 *
 * @param name the name of the FEATS attribute, for {@link Kind#FEATURE}; else empty
 * @param length the number of characters, for prefixes and suffixes, or of bits, for clusters; else
 *     0
 */
record WordAttribute(Kind kind, String name, int length) {

  enum Kind {
    FORM,
    LOWER_CASE,
    LEMMA,
    UPOS,
    /** XPOS, or UPOS and FEATS where there is none. */
    FINE_TAG,
    /** All of FEATS as one value. */
    FEATS,
    /** One attribute of FEATS. */
    FEATURE,
    /** Every attribute of FEATS, each a value of its own. */
    EACH_FEATURE,
    PREFIX,
    SUFFIX,
    SHAPE,
    /** The Brown cluster of the form, or the beginning of its path. */
    CLUSTER
  }

  static WordAttribute of(Kind kind) {
    return new WordAttribute(kind, "", 0);
  }

  boolean isSet() {
    return kind == Kind.EACH_FEATURE;
  }

  /** Returns whether a tagger predicts the attribute. */
  boolean isTag() {
    return switch (kind) {
      case UPOS, FINE_TAG, FEATS, FEATURE, EACH_FEATURE -> true;
      case FORM, LOWER_CASE, LEMMA, PREFIX, SUFFIX, SHAPE, CLUSTER -> false;
    };
  }

  /** The value of a word as a hash, 0 if it has none. */
  long value(Sentence sentence, int word, Clusters clusters) {
    return switch (kind) {
      case FORM -> Hash.of(sentence.form(word));
      case LOWER_CASE -> Hash.lowerCase(sentence.form(word));
      case LEMMA -> present(sentence.lemma(word));
      case UPOS -> present(sentence.upos(word));
      case FINE_TAG -> fineTag(sentence, word);
      case FEATS -> present(sentence.feats(word));
      case FEATURE -> Feats.value(sentence.feats(word), name);
      case PREFIX -> Hash.of(sentence.form(word), 0, length);
      case SUFFIX -> suffix(sentence.form(word));
      case SHAPE -> Hash.shape(sentence.form(word));
      case CLUSTER -> clusters.value(sentence.form(word), length);
      case EACH_FEATURE -> throw new IllegalStateException("a set has no single value");
    };
  }

  private static long present(String cell) {
    return cell.equals(Sentence.ABSENT) ? 0 : Hash.of(cell);
  }

  private static long fineTag(Sentence sentence, int word) {
    long xpos = present(sentence.xpos(word));
    return xpos != 0
        ? xpos
        : Hash.both(Hash.of(sentence.upos(word)), Hash.of(sentence.feats(word)));
  }

  private long suffix(String form) {
    return Hash.of(form, Math.max(0, form.length() - length), form.length());
  }
}
