package dodona.stress.fuzz.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Makes up encoders in foreign formats of which one file is damaged. Lengths and checksums that
 * would give the damage away at once are mostly corrected.
 */
public final class DamagedEncoder {

  /** Formats and their files, in the order of their importance: that of the weights comes first. */
  private static final Map<String, List<String>> FILES = new LinkedHashMap<>();

  static {
    FILES.put("safetensors", List.of("model.safetensors", "config.json", "vocab.txt"));
    FILES.put("onnx", List.of("tiny.onnx", "tiny-tokenizer.json"));
    FILES.put(
        "tensorflow",
        List.of(
            "variables.index", "variables.data-00000-of-00001", "bert_config.json", "vocab.txt"));
  }

  private static final int LENGTH_BYTES = 8;
  private static final int FOOTER_BYTES = 48;
  private static final int CHECKSUM_BYTES = 4;

  private final Map<String, byte[]> files = new LinkedHashMap<>();

  /** Encoders in a format, see {@link #formats}. */
  public DamagedEncoder(String format) throws IOException {
    for (String name : FILES.getOrDefault(format, List.of())) {
      String resource = "/dodona/stress/fuzz/encoders/" + format + "/" + name;
      try (InputStream in = DamagedEncoder.class.getResourceAsStream(resource)) {
        if (in == null) {
          throw new IOException("there is no resource " + resource);
        }
        files.put(name, in.readAllBytes());
      }
    }
  }

  /** The names of the formats. */
  public static List<String> formats() {
    return List.copyOf(FILES.keySet());
  }

  /** The undamaged files by name. */
  public Map<String, byte[]> files() {
    return files;
  }

  /** The name of a file, mostly that of the weights, a line feed, and the file with damage. */
  public byte[] file(Chance chance) {
    String name = victim(chance);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes((name + "\n").getBytes(StandardCharsets.UTF_8));
    out.writeBytes(damaged(name, chance));
    return out.toByteArray();
  }

  /** An archive of all files: either one of them is damaged, or the archive. */
  public byte[] archive(Chance chance) {
    String victim = chance.oneIn(2) ? victim(chance) : "";
    Map<String, byte[]> contents = new LinkedHashMap<>(files);
    contents.computeIfPresent(victim, (name, whole) -> damaged(name, chance));
    byte[] archive = zip(contents, chance);
    if (chance.oneIn(4)) {
      archive = zip(Map.of("inner", archive), chance);
    }
    return victim.isEmpty() ? Mutation.of(archive, chance) : archive;
  }

  private String victim(Chance chance) {
    List<String> names = List.copyOf(files.keySet());
    return chance.oneIn(3) ? chance.of(names) : names.get(0);
  }

  private byte[] damaged(String name, Chance chance) {
    byte[] whole = files.getOrDefault(name, new byte[0]);
    if (!chance.oneIn(5)) {
      if (name.endsWith(".safetensors")) {
        return withDamagedHeader(whole, chance);
      }
      if (name.endsWith(".index")) {
        return withDamagedBlock(whole, chance);
      }
    }
    return Mutation.mostlyOfStart(whole, chance);
  }

  /** Safetensors: a header in JSON after its length. */
  private static byte[] withDamagedHeader(byte[] whole, Chance chance) {
    int length = (int) ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getLong();
    int end = LENGTH_BYTES + length;
    byte[] header = Mutation.of(Arrays.copyOfRange(whole, LENGTH_BYTES, end), chance);
    return ByteBuffer.allocate(LENGTH_BYTES + header.length + whole.length - end)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(header.length)
        .put(header)
        .put(whole, end, whole.length - end)
        .array();
  }

  /** A sorted string table: a block of entries, its checksum, and what tells where it is. */
  private static byte[] withDamagedBlock(byte[] whole, Chance chance) {
    int entries = entriesEnd(whole);
    byte[] damaged = whole.clone();
    for (int i = 1 + chance.small(6); i > 0; i--) {
      damaged[chance.below(entries)] = (byte) chance.below(256);
    }
    CRC32C checksum = new CRC32C();
    checksum.update(damaged, 0, entries);
    int masked = Integer.rotateRight((int) checksum.getValue(), 15) + 0xa282ead8;
    ByteBuffer.wrap(damaged).order(ByteOrder.LITTLE_ENDIAN).putInt(entries, masked);
    return damaged;
  }

  /** Returns the position of the first block's checksum, which the next block follows directly. */
  private static int entriesEnd(byte[] whole) {
    ByteBuffer footer = ByteBuffer.wrap(whole, whole.length - FOOTER_BYTES, FOOTER_BYTES);
    varint(footer);
    varint(footer);
    return varint(footer) - CHECKSUM_BYTES;
  }

  private static int varint(ByteBuffer bytes) {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      byte part = bytes.get();
      value |= (part & 127) << shift;
      if (part >= 0) {
        return value;
      }
    }
  }

  private static byte[] zip(Map<String, byte[]> contents, Chance chance) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : contents.entrySet()) {
        zip.putNextEntry(new ZipEntry((chance.oneIn(2) ? "some/where/" : "") + file.getKey()));
        zip.write(file.getValue());
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
