package dodona.neural.train;

import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.model.NeuralModel;
import dodona.neural.model.NeuralShape;
import dodona.neural.model.TagSets;
import dodona.neural.network.Heads;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The start of neural training: a pretrained encoder or a trained network; immutable.
 *
 * <p>Of a network, training takes over the encoder, and the weights of the heads for the labels,
 * tags, features and transitions that also occur in the new data. All others start at random. If
 * the new parser has another transition system, all weights for transitions start at random.
 */
public final class StartingPoint {

  private final Encoder encoder;
  private final @Nullable NeuralModel network;

  private StartingPoint(Encoder encoder, @Nullable NeuralModel network) {
    this.encoder = encoder;
    this.network = network;
  }

  /** Starts from an encoder, which is not changed. */
  public static StartingPoint of(Encoder encoder) {
    return new StartingPoint(encoder, null);
  }

  /**
   * Starts from a trained network, which is not changed. Of a network for several languages, a
   * parser for one language starts as the network parses the language of the model, or else as a
   * mean of its languages.
   */
  public static StartingPoint of(NeuralModel network) {
    return new StartingPoint(network.encoder(), network);
  }

  /**
   * Returns a copy with the word pieces of an encoder that this one lacks, and their vectors.
   *
   * @throws dodona.error.InvalidInputException if the vectors differ in length, or the encoders
   *     normalize text differently
   */
  public StartingPoint withPiecesOf(Encoder other) {
    return new StartingPoint(encoder.withPiecesOf(other), network);
  }

  /** The encoder, which must not be changed. */
  public Encoder encoder() {
    return encoder;
  }

  /**
   * Returns the options that suit the training data; the sizes and formats of a network stay as
   * they are.
   */
  public NeuralOptions options(List<Sentence> sentences, Silver silver) {
    NeuralOptions options = NeuralOptions.of(encoder.config(), sentences, silver);
    if (network == null) {
      return options;
    }
    NeuralShape shape = network.shape();
    return options
        .withHidden(shape.hidden())
        .withFormat(shape.format())
        .withEmbeddings(shape.embeddings());
  }

  /** Returns the tags of sentences, in the form of those of the network. */
  TagSets tags(List<Sentence> sentences, boolean severalLanguages) {
    boolean attributes = network != null && network.shape().tags().hasAttributes();
    return attributes || severalLanguages
        ? TagSets.withAttributes(sentences)
        : TagSets.of(sentences);
  }

  /** Returns new heads, with the weights of the network where they correspond. */
  Heads heads(Compute compute, NeuralShape shape, long seed) {
    Heads heads = new Heads(compute, shape.heads(encoder.config()), new SplittableRandom(seed));
    if (network != null) {
      heads.takeOver(network.heads(), network.mapping(shape));
    }
    return heads;
  }

  /** Returns an addition to a learner's description, which identifies a network by a checksum. */
  String description() {
    return network == null
        ? ""
        : String.format(Locale.ROOT, ", from a network (CRC-32 %08x)", checksum(network));
  }

  private long checksum(NeuralModel of) {
    List<Parameter> weights = new ArrayList<>(encoder.weights().all());
    weights.addAll(of.heads().weights());
    CRC32 sum = new CRC32();
    try (DataOutputStream out =
        new DataOutputStream(new CheckedOutputStream(OutputStream.nullOutputStream(), sum))) {
      out.writeInt(encoder.wordPieces().pieces().hashCode());
      for (Parameter parameter : weights) {
        parameter.save(out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // there is nothing that could fail
    }
    return sum.getValue();
  }
}
