package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A pretrained encoder: its configuration, tokenizer, weights and provenance.
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

  /**
   * Returns a copy with the word pieces of another encoder that this one lacks, and their vectors.
   *
   * @throws InvalidInputException if the vectors differ in length, or the encoders normalize text
   *     differently
   */
  public Encoder withPiecesOf(Encoder other) {
    Normalization normalization = wordPieces.normalization();
    if (other.config.width() != config.width()) {
      throw new InvalidInputException(
          "vectors of width " + other.config.width() + "; expected width " + config.width());
    }
    if (!other.wordPieces.normalization().equals(normalization)) {
      throw new InvalidInputException(
          "word pieces with " + other.wordPieces.normalization() + "; expected " + normalization);
    }
    Set<String> known = new HashSet<>(wordPieces.pieces());
    List<String> pieces = new ArrayList<>(wordPieces.pieces());
    List<float[]> vectors = new ArrayList<>(List.of(weights.words().rows()));
    for (int id = 0; id < other.wordPieces.pieces().size(); id++) {
      String piece = other.wordPieces.pieces().get(id);
      if (known.add(piece)) {
        pieces.add(piece);
        vectors.add(other.weights.words().rows()[id]);
      }
    }
    EncoderConfig larger = config.withVocabulary(pieces.size());
    EncoderWeights copy = EncoderWeights.zeros(larger);
    List<Parameter> from = weights.all();
    List<Parameter> to = copy.all();
    for (int i = 1; i < to.size(); i++) { // all but the words, which come first
      to.get(i).set(from.get(i));
    }
    for (int id = 0; id < pieces.size(); id++) {
      System.arraycopy(vectors.get(id), 0, copy.words().rows()[id], 0, config.width());
    }
    WordPieces split = new WordPieces(pieces, normalization, wordPieces.longestWord());
    String licenses = license.equals(other.license) ? license : license + ", " + other.license;
    return new Encoder(larger, split, copy, licenses, provenance);
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
