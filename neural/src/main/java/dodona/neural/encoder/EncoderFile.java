package dodona.neural.encoder;

import dodona.model.ContainerWriter;
import dodona.model.InvalidModelException;
import dodona.model.ModelContainer;
import dodona.model.Section;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;

/**
 * Reads and writes encoders in files: the section {@value #ENCODER} of a {@link ModelContainer}, in
 * the format of {@link EncoderCodec}.
 */
public final class EncoderFile {

  private static final String ENCODER = "encoder";

  private EncoderFile() {}

  /**
   * Writes an encoder; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void write(Encoder encoder, WeightFormat format, Path file, boolean overwrite)
      throws IOException {
    writer(encoder, format).write(file, overwrite);
  }

  /** Writes an encoder to a stream and leaves it open. */
  public static void write(Encoder encoder, WeightFormat format, OutputStream stream)
      throws IOException {
    writer(encoder, format).write(stream);
  }

  private static ContainerWriter writer(Encoder encoder, WeightFormat format) throws IOException {
    EncoderCodec codec = new EncoderCodec(encoder, format);
    return new ContainerWriter()
        .addStored(ENCODER, EncoderManifest.ARCHITECTURE, codec.length(), codec::write);
  }

  /**
   * Reads an encoder.
   *
   * @throws InvalidModelException if the file is not a whole and unchanged encoder
   */
  public static Encoder read(Path file) throws IOException {
    return encoder(ModelContainer.read(file));
  }

  /**
   * Reads an encoder from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @throws InvalidModelException if it is not a whole and unchanged encoder
   */
  public static Encoder read(InputStream stream, String source) throws IOException {
    return encoder(ModelContainer.read(stream, source));
  }

  private static Encoder encoder(ModelContainer file) throws IOException {
    Section section = file.section(ENCODER);
    if (section == null) {
      throw file.invalid("it has no encoder; found " + String.join(", ", file.names()));
    }
    if (!section.kind().equals(EncoderManifest.ARCHITECTURE)) {
      throw file.invalid(
          "an encoder of the kind '"
              + section.kind()
              + "', expected '"
              + EncoderManifest.ARCHITECTURE
              + "'");
    }
    return section.read(EncoderCodec::read);
  }
}
