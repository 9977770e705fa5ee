package dodona.text.input;

import dodona.treebank.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Refuses bytes that are not text, such as programs, images and office documents. */
final class BinaryContent {

  private static final byte[] PDF = "%PDF-".getBytes(StandardCharsets.US_ASCII);

  /** One control character in so many bytes is one too many for a text. */
  private static final int RARE = 50;

  private BinaryContent() {}

  /**
   * Checks the beginning of an input.
   *
   * @param name what to call it in messages
   * @throws IOException if it is not text
   */
  static void refuse(byte[] beginning, String name) throws IOException {
    if (startsWith(beginning, PDF)) {
      throw refusal(name, "PDF file; expected text. Extract it with pdftotext.");
    }
    int controls = 0;
    for (int i = 0; i < beginning.length; i++) {
      if (beginning[i] == 0) {
        throw refusal(
            name,
            "not text: byte "
                + (i + 1)
                + " is zero; expected UTF-8, or UTF-16 with a byte-order mark. To read it anyway,"
                + " use --input text.");
      }
      controls += isControl(beginning[i]) ? 1 : 0;
    }
    if (controls > 1 + (beginning.length / RARE)) {
      throw refusal(
          name,
          "not text: "
              + controls
              + " of the first "
              + beginning.length
              + " bytes are control characters; expected UTF-8");
    }
  }

  private static boolean startsWith(byte[] bytes, byte[] magic) {
    return bytes.length >= magic.length
        && Arrays.equals(bytes, 0, magic.length, magic, 0, magic.length);
  }

  /** Returns whether it is a control character other than tab, line feeds and escape. */
  private static boolean isControl(byte b) {
    return b >= 0 && b < ' ' && (b < '\t' || b > '\r') && b != 0x1B;
  }

  private static IOException refusal(String name, String message) {
    return new IOException(new Problem(Problem.Severity.ERROR, name, 0, null, message).toString());
  }
}
