package dodona.oracle;

import dodona.error.InvalidInputException;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The weights of gold arcs in a loss, by label. Labels without a weight have weight 1.
 *
 * <p>With these, the loss of a tree is the weight of the gold arcs that it lacks, the <i>weighted
 * Hamming cost</i> of footnote 8 of Goldberg &amp; Nivre (2013). A gold arc with a wrong label is
 * lacking.
 *
 * @param byLabel the weights of some labels
 */
public record ArcWeights(Map<String, Integer> byLabel) {

  /** Every arc counts the same. */
  public static final ArcWeights EQUAL = new ArcWeights(Map.of());

  /** The largest weight, so that no sum overflows. */
  public static final int LARGEST = 1000;

  /** Leaves out what changes nothing. */
  public ArcWeights {
    byLabel.forEach(
        (label, weight) -> {
          if (weight < 0 || weight > LARGEST) {
            throw new InvalidInputException(
                "the weight of '" + label + "' is " + weight + "; expected 0 to " + LARGEST);
          }
        });
    byLabel =
        byLabel.entrySet().stream()
            .filter(entry -> entry.getValue() != 1)
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /**
   * Reads weights such as {@code punct=0,nsubj=3}.
   *
   * @throws InvalidInputException if that is not what the text is
   */
  public static ArcWeights parse(String text) {
    Map<String, Integer> weights = new TreeMap<>();
    for (String part : text.split(",", -1)) {
      int equals = part.lastIndexOf('=');
      String label = part.substring(0, Math.max(equals, 0)).strip();
      String weight = part.substring(equals + 1).strip();
      if (label.isEmpty() || !weight.matches("[0-9]{1,4}")) {
        throw new InvalidInputException(
            "'" + part + "' is not a valid weight; expected a label and a number, such as punct=0");
      }
      if (weights.put(label, Integer.valueOf(weight)) != null) {
        throw new InvalidInputException("the label '" + label + "' has two weights");
      }
    }
    return new ArcWeights(weights);
  }

  /** The weight of a gold arc with a label. */
  public int of(String label) {
    return byLabel.getOrDefault(label, 1);
  }

  /** The weights as they are read, in alphabetical order. */
  @Override
  public String toString() {
    return new TreeMap<>(byLabel)
        .entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(","));
  }
}
