package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads a TensorFlow checkpoint: an index that says where in the data each variable lies. */
final class TensorFlowCheckpoint {

  private static final int LONGEST_INDEX = 1 << 24;
  private static final int FLOAT = 1;
  private static final int HALF = 19;

  private TensorFlowCheckpoint() {}

  /**
   * The weights of a checkpoint that keeps its data in one file.
   *
   * @throws InvalidInputException if the files contradict themselves or each other
   */
  static ForeignWeights read(FileChannel index, FileChannel data) throws IOException {
    if (index.size() > LONGEST_INDEX) {
      throw new InvalidInputException("an index of " + index.size() + " bytes");
    }
    byte[] bytes = Safetensors.bytes(index, 0, (int) index.size()).array();
    Map<String, ForeignTensor> tensors = new LinkedHashMap<>();
    for (Map.Entry<String, ByteBuffer> entry : SortedStringTable.read(bytes).entrySet()) {
      ProtobufReader message = new ProtobufReader(entry.getValue().slice());
      if (entry.getKey().isEmpty()) {
        header(message);
      } else {
        ForeignTensor tensor = tensor(entry.getKey(), message, data);
        if (tensor != null) {
          tensors.put(entry.getKey(), tensor);
        }
      }
    }
    return ForeignWeights.of(tensors, true, OptionalInt.empty());
  }

  private static void header(ProtobufReader message) {
    while (message.next()) {
      switch (message.field()) {
        case 1 -> {
          if (message.varint() != 1) {
            throw new InvalidInputException("its data is in several files; expected one");
          }
        }
        case 2 -> {
          if (message.varint() != 0) {
            throw new InvalidInputException("its numbers are big-endian");
          }
        }
        default -> message.skip();
      }
    }
  }

  private static @Nullable ForeignTensor tensor(
      String name, ProtobufReader message, FileChannel data) throws IOException {
    long type = 0;
    long shard = 0;
    long offset = 0;
    long size = 0;
    List<Long> sides = new ArrayList<>();
    while (message.next()) {
      switch (message.field()) {
        case 1 -> type = message.varint();
        case 2 -> sides(message.message(), sides);
        case 3 -> shard = message.varint();
        case 4 -> offset = message.varint();
        case 5 -> size = message.varint();
        default -> message.skip();
      }
    }
    if (type != FLOAT && type != HALF) {
      return null;
    }
    if (shard != 0) {
      throw new InvalidInputException(name + " is in another file");
    }
    return new ForeignTensor(
        name,
        type == FLOAT ? ElementType.FLOAT32 : ElementType.FLOAT16,
        sides.stream().mapToLong(Long::longValue).toArray(),
        data,
        offset,
        size);
  }

  private static void sides(ProtobufReader shape, List<Long> sides) {
    while (shape.next()) {
      if (shape.field() == 2 && shape.isBytes()) {
        ProtobufReader dimension = shape.message();
        long size = 0;
        while (dimension.next()) {
          if (dimension.field() == 1) {
            size = dimension.varint();
          } else {
            dimension.skip();
          }
        }
        sides.add(size);
      } else {
        shape.skip();
      }
    }
    if (sides.size() > 8) {
      throw new InvalidInputException("a tensor with more than eight dimensions");
    }
  }
}
