package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tensors of a foreign encoder under the names of Hugging Face, without what stands before
 * {@code embeddings} or {@code encoder}.
 */
final class ForeignWeights {

  private static final Pattern OF_ENCODER =
      Pattern.compile("(?:.*[./])?((?:embeddings|encoder[./]layer)[./_].*)");

  private final Map<String, ForeignTensor> tensors;
  private final boolean inputsFirst;
  private final OptionalInt heads;

  private ForeignWeights(
      Map<String, ForeignTensor> tensors, boolean inputsFirst, OptionalInt heads) {
    this.tensors = tensors;
    this.inputsFirst = inputsFirst;
    this.heads = heads;
  }

  /**
   * Sorts out the tensors of an encoder.
   *
   * @param tensors by their names in the file
   * @param inputsFirst whether a linear map has a row for each input, not for each output
   * @param heads the number of heads in the file, if it is known
   */
  static ForeignWeights of(
      Map<String, ForeignTensor> tensors, boolean inputsFirst, OptionalInt heads) {
    Map<String, ForeignTensor> named = new TreeMap<>();
    for (Map.Entry<String, ForeignTensor> entry : tensors.entrySet()) {
      Matcher matcher = OF_ENCODER.matcher(entry.getKey());
      if (matcher.matches()) {
        String name = canonical(matcher.group(1));
        if (named.put(name, entry.getValue()) != null) {
          throw new InvalidInputException("duplicate tensor " + name);
        }
      }
    }
    if (named.isEmpty()) {
      throw new InvalidInputException(
          "it has no tensors of a BERT encoder, such as embeddings.word_embeddings.weight"
              + examples(tensors.keySet()));
    }
    return new ForeignWeights(named, inputsFirst, heads);
  }

  private static String examples(Collection<String> names) {
    return names.isEmpty()
        ? ""
        : "; it has " + String.join(", ", names.stream().sorted().limit(3).toList()) + " …";
  }

  private static String canonical(String name) {
    String dotted =
        name.replace('/', '.')
            .replaceFirst("^encoder\\.layer_", "encoder.layer.")
            .replaceFirst("\\.(kernel|gamma)$", ".weight")
            .replaceFirst("\\.beta$", ".bias");
    return dotted.matches("embeddings\\.[a-z]+(_type)?_embeddings") ? dotted + ".weight" : dotted;
  }

  boolean inputsFirst() {
    return inputsFirst;
  }

  OptionalInt heads() {
    return heads;
  }

  /** Returns the number of layers: those that have a query, from the first up to a gap. */
  int layers() {
    int layers = 0;
    while (tensors.containsKey("encoder.layer." + layers + ".attention.self.query.bias")) {
      layers++;
    }
    return layers;
  }

  /** The tensor of a name; it must be there and have as many sides. */
  ForeignTensor withSides(String name, int sides) {
    ForeignTensor tensor = tensors.get(name);
    if (tensor == null) {
      throw new InvalidInputException("the tensor " + name + " is missing");
    }
    if (tensor.shape().length != sides) {
      throw new InvalidInputException(
          "the tensor "
              + name
              + " has "
              + tensor.shape().length
              + " dimensions; expected "
              + sides);
    }
    return tensor;
  }

  /** The tensor of a name and a shape. */
  ForeignTensor get(String name, long... shape) {
    ForeignTensor tensor = withSides(name, shape.length);
    if (!tensor.hasShape(shape)) {
      throw new InvalidInputException(
          "the tensor "
              + name
              + " has the shape "
              + Arrays.toString(tensor.shape())
              + "; expected "
              + Arrays.toString(shape));
    }
    return tensor;
  }
}
