package dodona.text.language;

import dodona.error.InvalidInputException;
import dodona.model.Provenance;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * Statistics of the letters of a language; immutable and shared by all threads.
 *
 * <p>{@link ProfileTrainer} makes one from text, {@link ProfileFile} keeps it in a file.
 */
public final class LanguageProfile {

  private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,8}(-[a-z0-9]{1,8})*");

  private final String language;
  private final double usualBits;
  private final LetterModel letters;
  private final Provenance provenance;

  /**
   * A profile.
   *
   * @param usualBits how many bits a character takes in text of the language
   * @throws InvalidInputException if it makes no sense
   */
  LanguageProfile(String language, double usualBits, LetterModel letters, Provenance provenance) {
    if (!LANGUAGE.matcher(language).matches()) {
      throw new InvalidInputException(
          "'" + language + "' is not a language code; expected a code such as en or pt");
    }
    if (!(usualBits > 0 && usualBits < Character.SIZE)) {
      throw new InvalidInputException(usualBits + " bits for a character");
    }
    this.language = language;
    this.usualBits = usualBits;
    this.letters = letters;
    this.provenance = provenance;
  }

  /** The code of the language, such as {@code en}. */
  public String language() {
    return language;
  }

  /** Returns the provenance. */
  public Provenance provenance() {
    return provenance;
  }

  /** Returns the number of n-grams of letters. */
  public int size() {
    return letters.counts().size();
  }

  /** Returns the usual number of bits per character in the language, outside the training data. */
  double usualBits() {
    return usualBits;
  }

  LetterModel letters() {
    return letters;
  }

  void write(DataOutput out) throws IOException {
    out.writeUTF(language);
    out.writeDouble(usualBits);
    letters.counts().write(out);
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws InvalidInputException if it is not sound
   */
  static LanguageProfile read(DataInput in, Provenance provenance) throws IOException {
    String language = in.readUTF();
    double usualBits = in.readDouble();
    return new LanguageProfile(
        language, usualBits, new LetterModel(NgramCounts.read(in)), provenance);
  }

  /** Such as {@code profile of pt, 12345 n-grams}. */
  @Override
  public String toString() {
    return "profile of " + language + ", " + size() + " n-grams";
  }
}
