package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import dodona.support.JsonObject;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads safetensors: the length of a header, the header as JSON, raw numbers. */
final class Safetensors {

  private static final int LONGEST_HEADER = 1 << 24;

  private Safetensors() {}

  /**
   * The tensors of a file that can be weights.
   *
   * @throws InvalidInputException if the file contradicts itself
   */
  static Map<String, ForeignTensor> read(FileChannel channel) throws IOException {
    ByteBuffer length = bytes(channel, 0, 8).order(ByteOrder.LITTLE_ENDIAN);
    long headerLength = length.getLong();
    if (headerLength < 2 || headerLength > Math.min(LONGEST_HEADER, channel.size() - 8)) {
      throw new InvalidInputException(
          "a header of " + headerLength + " bytes in a file of " + channel.size());
    }
    byte[] headerBytes = bytes(channel, 8, (int) headerLength).array();
    String header =
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(headerBytes)).toString();
    JsonObject entries = JsonObject.read(header.stripTrailing());
    Map<String, ForeignTensor> tensors = new LinkedHashMap<>();
    for (String name : entries.fields().keySet()) {
      if (!name.equals("__metadata__")) {
        ForeignTensor tensor = tensor(name, entries.object(name), channel, 8 + headerLength);
        if (tensor != null) {
          tensors.put(name, tensor);
        }
      }
    }
    requireApart(tensors.values());
    return tensors;
  }

  private static @Nullable ForeignTensor tensor(
      String name, JsonObject entry, FileChannel channel, long base) throws IOException {
    ElementType element =
        switch (entry.text("dtype")) {
          case "F32" -> ElementType.FLOAT32;
          case "F16" -> ElementType.FLOAT16;
          case "BF16" -> ElementType.BFLOAT16;
          default -> null; // numbers of positions and the like
        };
    if (element == null) {
      return null;
    }
    long[] sides = entry.sizes("shape");
    long[] offsets = entry.sizes("data_offsets");
    if (offsets.length != 2) {
      throw JsonObject.wrong("data_offsets", "a begin and an end");
    }
    long begin = offsets[0];
    long end = offsets[1];
    if (end < begin || end > channel.size() - base) {
      throw new InvalidInputException(name + " is outside of the file");
    }
    return new ForeignTensor(name, element, sides, channel, base + begin, end - begin);
  }

  private static void requireApart(Iterable<ForeignTensor> tensors) {
    List<ForeignTensor> sorted = new ArrayList<>();
    tensors.forEach(sorted::add);
    sorted.sort(Comparator.comparingLong(ForeignTensor::offset));
    for (int i = 1; i < sorted.size(); i++) {
      ForeignTensor before = sorted.get(i - 1);
      if (before.offset() + before.bytes() > sorted.get(i).offset()) {
        throw new InvalidInputException(
            before.name() + " and " + sorted.get(i).name() + " overlap");
      }
    }
  }

  /** So many bytes of a file, all of them. */
  static ByteBuffer bytes(FileChannel channel, long at, int length) throws IOException {
    if (at < 0 || length < 0 || at > channel.size() - length) {
      throw new EOFException();
    }
    ByteBuffer buffer = ByteBuffer.allocate(length);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, at + buffer.position()) < 0) {
        throw new EOFException();
      }
    }
    return buffer.flip();
  }
}
