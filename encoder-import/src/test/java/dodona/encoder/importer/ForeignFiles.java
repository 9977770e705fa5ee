package dodona.encoder.importer;

import dodona.support.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a tiny BERT in the formats of others. */
final class ForeignFiles {

  private ForeignFiles() {}

  /** A folder as Hugging Face has it. */
  static Path huggingFace(TinyBert bert, Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("config.json"),
        Json.pretty(
            Map.of(
                "model_type",
                "bert",
                "hidden_act",
                "gelu",
                "num_attention_heads",
                TinyBert.HEADS,
                "layer_norm_eps",
                1e-12)));
    vocabulary(bert, folder);
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("__metadata__", Map.of("format", "pt"));
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    for (Map.Entry<String, float[][]> entry : bert.tensors().entrySet()) {
      int begin = data.size();
      data.write(floats(entry.getValue(), false));
      header.put(
          "bert." + entry.getKey(),
          Map.of(
              "dtype",
              "F32",
              "shape",
              shape(entry.getKey(), entry.getValue(), false),
              "data_offsets",
              List.of(begin, data.size())));
    }
    safetensors(folder.resolve("model.safetensors"), header, data.toByteArray());
    return folder;
  }

  static void safetensors(Path file, Map<String, Object> header, byte[] data) throws IOException {
    byte[] json = Json.compact(header).getBytes(StandardCharsets.UTF_8);
    ByteBuffer out =
        ByteBuffer.allocate(8 + json.length + data.length).order(ByteOrder.LITTLE_ENDIAN);
    out.putLong(json.length).put(json).put(data);
    Files.write(file, out.array());
  }

  static void vocabulary(TinyBert bert, Path folder) throws IOException {
    Files.writeString(folder.resolve("vocab.txt"), String.join("\n", bert.vocabulary()) + "\n");
  }

  /** An ONNX file and its tokenizer. */
  static Path onnx(TinyBert bert, Path folder) throws IOException {
    Files.createDirectories(folder);
    Map<String, Object> vocab = new LinkedHashMap<>();
    bert.vocabulary().forEach(piece -> vocab.put(piece, vocab.size()));
    Map<String, Object> normalizer = new LinkedHashMap<>();
    normalizer.put("type", "BertNormalizer");
    normalizer.put("clean_text", true);
    normalizer.put("handle_chinese_chars", true);
    normalizer.put("strip_accents", null);
    normalizer.put("lowercase", true);
    Files.writeString(
        folder.resolve("tiny-tokenizer.json"),
        Json.pretty(
            Map.of(
                "normalizer",
                normalizer,
                "pre_tokenizer",
                Map.of("type", "BertPreTokenizer"),
                "model",
                Map.of("type", "WordPiece", "unk_token", "[UNK]", "vocab", vocab))));
    Proto graph = new Proto();
    int number = 100;
    for (Map.Entry<String, float[][]> entry : bert.tensors().entrySet()) {
      String name = entry.getKey();
      boolean linear = isLinear(name);
      String stored = linear ? "onnx::MatMul_" + number++ : name;
      Proto tensor = new Proto();
      for (long side : shape(name, entry.getValue(), true)) {
        tensor.varint(1, side);
      }
      tensor.varint(2, 1).text(8, stored).bytes(9, floats(entry.getValue(), linear));
      graph.bytes(5, tensor.toBytes());
      if (linear) {
        String map = name.substring(0, name.length() - ".weight".length());
        graph.bytes(1, node("MatMul", List.of("x", stored), map + "/product"));
        graph.bytes(1, node("Add", List.of(map + ".bias", map + "/product"), map + "/sum"));
      }
    }
    constant("heads", TinyBert.HEADS, graph);
    constant("width", TinyBert.WIDTH / TinyBert.HEADS, graph);
    graph.bytes(1, node("Concat", List.of("batch", "length", "heads", "width"), "cut"));
    Files.write(
        folder.resolve("tiny.onnx"), new Proto().varint(1, 8).bytes(7, graph.toBytes()).toBytes());
    return folder.resolve("tiny.onnx");
  }

  private static void constant(String name, long value, Proto graph) throws IOException {
    byte[] raw = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(value).array();
    Proto tensor = new Proto().varint(1, 1).varint(2, 7).bytes(9, raw);
    Proto attribute = new Proto().text(1, "value").bytes(5, tensor.toBytes());
    graph.bytes(
        1, new Proto().text(2, name).text(4, "Constant").bytes(5, attribute.toBytes()).toBytes());
  }

  private static byte[] node(String operation, List<String> inputs, String output)
      throws IOException {
    Proto node = new Proto();
    for (String input : inputs) {
      node.text(1, input);
    }
    return node.text(2, output).text(4, operation).toBytes();
  }

  /** A TensorFlow checkpoint. */
  static Path tensorFlow(TinyBert bert, Path folder) throws IOException {
    Files.createDirectories(folder);
    vocabulary(bert, folder);
    Files.writeString(
        folder.resolve("bert_config.json"),
        Json.pretty(Map.of("num_attention_heads", TinyBert.HEADS, "hidden_act", "gelu")));
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    Map<String, byte[]> entries = new TreeMap<>();
    entries.put("", new Proto().varint(1, 1).toBytes());
    for (Map.Entry<String, float[][]> entry : bert.tensors().entrySet()) {
      String name = entry.getKey();
      byte[] raw = floats(entry.getValue(), isLinear(name));
      Proto sides = new Proto();
      for (long side : shape(name, entry.getValue(), true)) {
        sides.bytes(2, new Proto().varint(1, side).toBytes());
      }
      Proto value = new Proto().varint(1, 1).bytes(2, sides.toBytes());
      if (data.size() > 0) {
        value.varint(4, data.size());
      }
      entries.put(tensorFlowName(name), value.varint(5, raw.length).toBytes());
      data.write(raw);
    }
    Files.write(folder.resolve("variables.data-00000-of-00001"), data.toByteArray());
    Files.write(folder.resolve("variables.index"), table(entries));
    return folder;
  }

  private static String tensorFlowName(String name) {
    String slashed =
        "module/bert/" + name.replace("encoder.layer.", "encoder.layer_").replace('.', '/');
    if (name.contains("LayerNorm")) {
      return slashed.replace("/weight", "/gamma").replace("/bias", "/beta");
    }
    return slashed.replace("_embeddings/weight", "_embeddings").replace("/weight", "/kernel");
  }

  /** A sorted string table of one block. */
  private static byte[] table(Map<String, byte[]> entries) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    long size = block(entries, out);
    byte[] handle = new Proto().raw(0).raw(size).toBytes();
    long indexAt = out.size();
    long indexSize = block(Map.of("zzz", handle), out);
    ByteBuffer footer = ByteBuffer.allocate(48).order(ByteOrder.LITTLE_ENDIAN);
    footer.put(new Proto().raw(0).raw(0).raw(indexAt).raw(indexSize).toBytes());
    footer.putLong(40, 0xdb4775248b80fb57L);
    out.write(footer.array());
    return out.toByteArray();
  }

  private static long block(Map<String, byte[]> entries, ByteArrayOutputStream out)
      throws IOException {
    Proto block = new Proto();
    String before = "";
    for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
      String key = entry.getKey();
      int shared = 0;
      while (shared < Math.min(before.length(), key.length())
          && before.charAt(shared) == key.charAt(shared)) {
        shared++;
      }
      block.raw(shared).raw(key.length() - shared).raw(entry.getValue().length);
      block.append(key.substring(shared).getBytes(StandardCharsets.UTF_8));
      block.append(entry.getValue());
      before = key;
    }
    ByteBuffer restarts = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
    block.append(restarts.putInt(0).putInt(1).array());
    byte[] bytes = block.append(new byte[] {0}).toBytes();
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    int masked = Integer.rotateRight((int) checksum.getValue(), 15) + 0xa282ead8;
    out.write(bytes);
    out.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(masked).array());
    return bytes.length - 1L;
  }

  /** A jar with the files of a folder; if asked for, in an archive of their own within the jar. */
  static Path jar(Path folder, Path jar, boolean nested) throws IOException {
    ByteArrayOutputStream inner = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(inner);
        var files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        zip.putNextEntry(new ZipEntry("some/where/" + file.getFileName()));
        zip.write(Files.readAllBytes(file));
        zip.closeEntry();
      }
    }
    if (!nested) {
      Files.write(jar, inner.toByteArray());
      return jar;
    }
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("META-INF/README"));
      zip.closeEntry();
      zip.putNextEntry(new ZipEntry("com/models/tiny-bert"));
      zip.write(inner.toByteArray());
      zip.closeEntry();
    }
    return jar;
  }

  private static boolean isLinear(String name) {
    return name.endsWith(".weight") && !name.contains("LayerNorm") && !name.contains("embeddings");
  }

  private static List<Long> shape(String name, float[][] tensor, boolean inputsFirst) {
    if (tensor.length == 1) {
      return List.of((long) tensor[0].length);
    }
    return inputsFirst && isLinear(name)
        ? List.of((long) tensor[0].length, (long) tensor.length)
        : List.of((long) tensor.length, (long) tensor[0].length);
  }

  private static byte[] floats(float[][] tensor, boolean turned) {
    int rows = tensor.length;
    int columns = tensor[0].length;
    ByteBuffer out = ByteBuffer.allocate(4 * rows * columns).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < rows * columns; i++) {
      out.putFloat(turned ? tensor[i % rows][i / rows] : tensor[i / columns][i % columns]);
    }
    return out.array();
  }

  /** A message of Protocol Buffers that grows. */
  private static final class Proto {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Proto raw(long value) {
      long rest = value;
      while ((rest & ~127L) != 0) {
        out.write((int) ((rest & 127) | 128));
        rest >>>= 7;
      }
      out.write((int) rest);
      return this;
    }

    Proto append(byte[] bytes) throws IOException {
      out.write(bytes);
      return this;
    }

    Proto varint(int field, long value) {
      return raw(field << 3).raw(value);
    }

    Proto bytes(int field, byte[] bytes) throws IOException {
      return raw(field << 3 | 2).raw(bytes.length).append(bytes);
    }

    Proto text(int field, String text) throws IOException {
      return bytes(field, text.getBytes(StandardCharsets.UTF_8));
    }

    byte[] toBytes() {
      return out.toByteArray();
    }
  }
}
