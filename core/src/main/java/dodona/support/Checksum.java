package dodona.support;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 checksums. */
public final class Checksum {

  private Checksum() {}

  /** A digest that has seen nothing yet. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** The checksum of a file's bytes, in hexadecimal digits. */
  public static String of(Path file) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in = FileInput.open(file)) {
      byte[] buffer = new byte[1 << 16];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        digest.update(buffer, 0, count);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
