package dodona.cli.option;

import dodona.error.InvalidInputException;
import dodona.treebank.Sentence;
import java.util.Iterator;
import java.util.Locale;

/**
 * The maximum length of sentences whose derivations are studied, which bounds the time of commands.
 */
public final class StudiedLength {

  /** The output of derive grows with the square of the length, 17 MB for so many words. */
  private static final int LONGEST = 1000;

  /** The only system whose oracles need time in the cube of the length. */
  private static final String CUBIC = "attardi";

  private StudiedLength() {}

  /**
   * Returns a sentence to derive.
   *
   * @throws InvalidInputException if it is too long
   */
  public static Sentence require(Sentence sentence, String purpose) {
    if (sentence.size() > LONGEST) {
      throw new InvalidInputException(
          String.format(
              Locale.ROOT,
              "%s has %,d words; %s takes at most %,d",
              sentence.id().map(id -> "sentence " + id).orElse(sentence.name()),
              sentence.size(),
              purpose,
              LONGEST));
    }
    return sentence;
  }

  /** Returns sentences to count, which a system may bound. */
  static Iterator<Sentence> bound(Iterator<Sentence> sentences, String system) {
    if (!system.equals(CUBIC)) {
      return sentences;
    }
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return sentences.hasNext();
      }

      @Override
      public Sentence next() {
        return require(sentences.next(), "oracle --system " + system);
      }
    };
  }
}
