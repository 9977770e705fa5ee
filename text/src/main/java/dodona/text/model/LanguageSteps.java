package dodona.text.model;

import dodona.linear.Codec;
import dodona.search.Calibration;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileFile;
import dodona.text.lemma.Lemmatizer;
import dodona.text.segment.Segmenter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a model for several languages that belong to a single one of them, in addition to
 * the shared parser; any of them may be missing.
 *
 * @param segmenter splits raw text
 * @param lemmatizer finds the lemmas of tagged words
 * @param calibration makes probabilities of how sure the parser is
 * @param profile detects texts in the language
 */
@SuppressWarnings("exports") // the steps before the parser are opaque to users
public record LanguageSteps(
    @Nullable Segmenter segmenter,
    @Nullable Lemmatizer lemmatizer,
    @Nullable Calibration calibration,
    @Nullable LanguageProfile profile) {

  /** No steps. */
  public static final LanguageSteps NONE = new LanguageSteps(null, null, null, null);

  /** Writes one part. */
  @FunctionalInterface
  private interface Writer {
    void write(DataOutputStream out) throws IOException;
  }

  /** Reads one part. */
  @FunctionalInterface
  private interface Reader<T> {
    T read(DataInputStream in) throws IOException;
  }

  /** Writes all parts, each after the number of its bytes, which is 0 if it is missing. */
  void write(DataOutputStream out) throws IOException {
    write(segmenter == null ? null : segmenter::write, out);
    write(lemmatizer == null ? null : lemmatizer::write, out);
    Calibration sure = calibration;
    write(
        sure == null ? null : to -> to.write(sure.toJson().getBytes(StandardCharsets.UTF_8)), out);
    LanguageProfile letters = profile;
    write(letters == null ? null : to -> ProfileFile.write(letters, to), out);
  }

  private static void write(@Nullable Writer part, DataOutputStream out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (part != null) {
      part.write(new DataOutputStream(bytes));
    }
    Codec.writeBytes(bytes.toByteArray(), out);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param source what to call the model in messages
   */
  static LanguageSteps read(DataInputStream in, String source) throws IOException {
    return new LanguageSteps(
        part(in, Segmenter::read),
        part(in, Lemmatizer::read),
        part(in, own -> Calibration.parse(new String(own.readAllBytes(), StandardCharsets.UTF_8))),
        part(in, own -> ProfileFile.read(own, source)));
  }

  private static <T> @Nullable T part(DataInputStream in, Reader<T> reader) throws IOException {
    byte[] bytes = Codec.readBytes(in);
    return bytes.length == 0
        ? null
        : reader.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }
}
