package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A pretrained encoder: what it looks like, how it splits words, its weights, and where it comes
 * from.
 *
 * @param config the measures
 * @param wordPieces the tokenizer
 * @param weights the weights themselves, not a copy
 * @param license under which the weights may be used
 * @param provenance where they come from, in order
 */
public record Encoder(
    EncoderConfig config,
    WordPieces wordPieces,
    EncoderWeights weights,
    String license,
    Map<String, String> provenance) {

  /** The same encoder with weights of its own. */
  public Encoder copy() {
    EncoderWeights copy = EncoderWeights.zeros(config);
    List<Parameter> from = weights.all();
    List<Parameter> to = copy.all();
    for (int i = 0; i < to.size(); i++) {
      to.get(i).set(from.get(i));
    }
    return new Encoder(config, wordPieces, copy, license, provenance);
  }

  /** Checks that the parts fit together. */
  public Encoder {
    provenance = Collections.unmodifiableMap(new LinkedHashMap<>(provenance));
    if (wordPieces.pieces().size() != config.vocabulary()) {
      throw new InvalidInputException(
          wordPieces.pieces().size() + " word pieces, but vectors for " + config.vocabulary());
    }
  }
}
