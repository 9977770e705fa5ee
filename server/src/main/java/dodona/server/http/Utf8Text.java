package dodona.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Decodes UTF-8 strictly. */
final class Utf8Text {

  private Utf8Text() {}

  /** The text that some bytes are in UTF-8; none if they are not. */
  static Optional<String> decode(byte[] bytes, int from, int to) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes, from, to - from))
              .toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
