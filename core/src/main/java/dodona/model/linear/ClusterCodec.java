package dodona.model.linear;

import dodona.error.InvalidInputException;
import dodona.feature.Clusters;
import dodona.linear.WeightCodec;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Clusters as bytes: the length of their text in UTF-8, four bytes with the highest first, and the
 * text itself, deflated.
 */
final class ClusterCodec {

  /** The most bytes of a text, as a character has three at most. */
  private static final int LONGEST = 3 * Clusters.LONGEST_TEXT;

  private ClusterCodec() {}

  /** The bytes that denote some clusters. */
  static byte[] encode(Clusters clusters) {
    byte[] text = clusters.text().getBytes(StandardCharsets.UTF_8);
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
    try {
      deflater.setInput(text);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(text.length).array());
      byte[] packed = new byte[1 << 16];
      while (!deflater.finished()) {
        out.write(packed, 0, deflater.deflate(packed));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /**
   * The clusters that some bytes denote.
   *
   * @throws InvalidInputException if they denote none
   */
  static Clusters decode(byte[] bytes) {
    if (bytes.length < Integer.BYTES) {
      throw new InvalidInputException("the clusters are truncated");
    }
    int length = ByteBuffer.wrap(bytes).getInt();
    if (length < 0 || length > Math.min(LONGEST, bytes.length * WeightCodec.BEST_RATIO)) {
      throw new InvalidInputException(
          "clusters of " + length + " bytes cannot be in " + bytes.length + " bytes");
    }
    byte[] text = new byte[length];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(bytes, Integer.BYTES, bytes.length - Integer.BYTES);
      int done = inflater.inflate(text);
      boolean isMore = inflater.inflate(new byte[1]) > 0;
      if (done < length || isMore || !inflater.finished() || inflater.getRemaining() > 0) {
        throw new InvalidInputException("the clusters have an unexpected length");
      }
      return Clusters.parse(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString());
    } catch (DataFormatException e) {
      throw new InvalidInputException("the clusters are not deflated data", e);
    } catch (CharacterCodingException e) {
      throw new InvalidInputException("the clusters are not UTF-8", e);
    } finally {
      inflater.end();
    }
  }
}
