package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reads the weights out of an ONNX file: its initializers. Matrices have lost their names there; a
 * matrix takes the name of the bias that is added to its product.
 */
final class OnnxModel {

  private static final int FLOAT = 1;
  private static final int INT64 = 7;
  private static final int FLOAT16 = 10;
  private static final int BFLOAT16 = 16;
  private static final String BIAS = ".bias";

  private final FileChannel channel;
  private final Map<String, ForeignTensor> initializers = new LinkedHashMap<>();
  private final Map<String, Long> constants = new HashMap<>();
  private final List<Node> nodes = new ArrayList<>();

  private record Node(String operation, List<String> inputs, List<String> outputs) {}

  private OnnxModel(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * The weights of a file.
   *
   * @throws InvalidInputException if the file contradicts itself or keeps its weights elsewhere
   */
  static ForeignWeights read(FileChannel channel) throws IOException {
    if (channel.size() > Integer.MAX_VALUE) {
      throw new InvalidInputException("the ONNX file is larger than 2 GB, which is not supported");
    }
    ByteBuffer buffer = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
    OnnxModel model = new OnnxModel(channel);
    ProtobufReader file = new ProtobufReader(buffer);
    while (file.next()) {
      if (file.field() == 7 && file.isBytes()) {
        model.graph(file.message());
      } else {
        file.skip();
      }
    }
    Map<String, ForeignTensor> tensors = new LinkedHashMap<>(model.initializers);
    tensors.putAll(model.matrices());
    return ForeignWeights.of(tensors, true, model.heads());
  }

  private void graph(ProtobufReader graph) throws IOException {
    while (graph.next()) {
      switch (graph.field()) {
        case 1 -> node(graph.message());
        case 5 -> tensor(graph.message(), null);
        default -> graph.skip();
      }
    }
  }

  private void node(ProtobufReader node) throws IOException {
    List<String> inputs = new ArrayList<>();
    List<String> outputs = new ArrayList<>();
    List<ProtobufReader> attributes = new ArrayList<>();
    String operation = "";
    while (node.next()) {
      switch (node.field()) {
        case 1 -> inputs.add(node.text());
        case 2 -> outputs.add(node.text());
        case 4 -> operation = node.text();
        case 5 -> attributes.add(node.message());
        default -> node.skip();
      }
    }
    nodes.add(new Node(operation, inputs, outputs));
    if (operation.equals("Constant") && outputs.size() == 1) {
      for (ProtobufReader attribute : attributes) {
        constant(attribute, outputs.get(0));
      }
    }
  }

  private void constant(ProtobufReader attribute, String output) throws IOException {
    while (attribute.next()) {
      if (attribute.field() == 5 && attribute.isBytes()) {
        tensor(attribute.message(), output);
      } else {
        attribute.skip();
      }
    }
  }

  private void tensor(ProtobufReader tensor, @Nullable String constant) throws IOException {
    List<Long> sides = new ArrayList<>();
    String name = constant == null ? "" : constant;
    long type = 0;
    ProtobufReader raw = null;
    boolean external = false;
    while (tensor.next()) {
      switch (tensor.field()) {
        case 1 -> sides(tensor, sides);
        case 2 -> type = tensor.varint();
        case 4, 9 -> {
          if (!tensor.isBytes() || raw != null) {
            throw new InvalidInputException("the weights of '" + name + "' are not contiguous");
          }
          raw = tensor.message();
        }
        case 8 -> {
          String given = tensor.text();
          name = constant == null ? given : name;
        }
        case 14 -> external = tensor.varint() != 0;
        default -> tensor.skip();
      }
    }
    if (external) {
      throw new InvalidInputException(
          "the weights of '" + name + "' are in another file, which is not supported");
    }
    add(name, type, sides, raw, constant != null);
  }

  private static void sides(ProtobufReader tensor, List<Long> sides) {
    if (tensor.isBytes()) {
      ProtobufReader packed = tensor.message();
      while (packed.hasMore()) {
        sides.add(packed.packedVarint());
      }
    } else {
      sides.add(tensor.varint());
    }
    if (sides.size() > 8) {
      throw new InvalidInputException("a tensor with more than eight dimensions");
    }
  }

  private void add(
      String name, long type, List<Long> sides, @Nullable ProtobufReader raw, boolean constant)
      throws IOException {
    if (raw == null) {
      return;
    }
    if (type == INT64 && raw.remaining() == 8) {
      constants.put(name, raw.packedFixed64());
      return;
    }
    ElementType element =
        type == FLOAT
            ? ElementType.FLOAT32
            : type == FLOAT16
                ? ElementType.FLOAT16
                : type == BFLOAT16 ? ElementType.BFLOAT16 : null;
    if (element == null || constant) {
      return; // whole numbers steer the computation; they are no weights
    }
    long[] shape = sides.stream().mapToLong(Long::longValue).toArray();
    ForeignTensor tensor =
        new ForeignTensor(name, element, shape, channel, raw.position(), raw.remaining());
    if (initializers.put(name, tensor) != null) {
      throw new InvalidInputException("duplicate tensor " + name);
    }
  }

  /** The matrices, by name, derived from the names of their biases. */
  private Map<String, ForeignTensor> matrices() {
    Map<String, ForeignTensor> ofProduct = new HashMap<>();
    for (Node node : nodes) {
      if (node.operation.equals("MatMul") && node.inputs.size() == 2 && node.outputs.size() == 1) {
        ForeignTensor matrix = initializers.get(node.inputs.get(1));
        if (matrix != null) {
          ofProduct.put(node.outputs.get(0), matrix);
        }
      }
    }
    Map<String, ForeignTensor> matrices = new LinkedHashMap<>();
    for (Node node : nodes) {
      if (node.operation.equals("Add") && node.inputs.size() == 2) {
        name(node.inputs.get(0), ofProduct.get(node.inputs.get(1)), matrices);
        name(node.inputs.get(1), ofProduct.get(node.inputs.get(0)), matrices);
      }
    }
    return matrices;
  }

  private void name(
      String bias, @Nullable ForeignTensor matrix, Map<String, ForeignTensor> matrices) {
    if (matrix != null && bias.endsWith(BIAS) && initializers.containsKey(bias)) {
      String name = bias.substring(0, bias.length() - BIAS.length()) + ".weight";
      if (matrices.put(name, matrix) != null || initializers.containsKey(name)) {
        throw new InvalidInputException("two matrices for " + bias);
      }
    }
  }

  /** Returns the number of heads, from vectors cut into [batch, length, heads, head width]. */
  private OptionalInt heads() {
    for (Node node : nodes) {
      if (node.operation.equals("Concat") && node.inputs.size() == 4) {
        Long heads = constants.get(node.inputs.get(2));
        Long width = constants.get(node.inputs.get(3));
        if (heads != null && width != null && heads > 0 && heads < 1 << 16 && width > 0) {
          return OptionalInt.of(heads.intValue());
        }
      }
    }
    return OptionalInt.empty();
  }
}
