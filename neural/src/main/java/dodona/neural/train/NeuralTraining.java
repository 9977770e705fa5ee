package dodona.neural.train;

import dodona.error.InvalidInputException;
import dodona.model.Decoding;
import dodona.neural.encoder.Encoder;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.neural.model.Domains;
import dodona.neural.model.NeuralShape;
import dodona.neural.model.SeenPlaces;
import dodona.neural.model.TagSets;
import dodona.train.LearnerFactory;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.List;
import java.util.stream.Stream;

/**
 * Learners of encoder-based parsers.
 *
 * <pre>{@code
 * Encoder encoder = EncoderFile.read(Path.of("english.encoder"));
 * ParserModel model =
 *     Training.of(
 *             Presets.neural(),
 *             sentences,
 *             NeuralTraining.learners(encoder, NeuralOptions.DEFAULT, sentences))
 *         .dev(heldOut)
 *         .run()
 *         .model();
 * }</pre>
 */
public final class NeuralTraining {

  /**
   * Takes little more time than greedy search next to the encoder;
   * docs/explanation/neural-network.md has the gain.
   */
  private static final int BEAM = 4;

  private NeuralTraining() {}

  /**
   * Returns a factory of learners that start from an encoder.
   *
   * @param encoder stays as it is: every learner changes a copy
   * @param sentences the training sentences, which define the tags
   */
  public static LearnerFactory learners(
      Encoder encoder, NeuralOptions options, List<Sentence> sentences) {
    return learners(encoder, options, sentences, Silver.NONE);
  }

  /**
   * Returns a factory of learners that start from an encoder and also learn from silver data.
   *
   * @param encoder stays as it is: every learner changes a copy
   * @param sentences the training sentences, which define the tags
   * @param silver the silver data of the training run, which define more tags
   */
  public static LearnerFactory learners(
      Encoder encoder, NeuralOptions options, List<Sentence> sentences, Silver silver) {
    return learners(StartingPoint.of(encoder), options, sentences, silver);
  }

  /**
   * Returns a factory of learners that start from an encoder or a trained network.
   *
   * @param start stays as it is: every learner changes a copy
   * @param sentences the training sentences, which define the tags
   * @param silver the silver data of the training run, which define more tags
   */
  public static LearnerFactory learners(
      StartingPoint start, NeuralOptions options, List<Sentence> sentences, Silver silver) {
    List<Sentence> all = Stream.concat(sentences.stream(), silver.sentences().stream()).toList();
    boolean hasLanguages =
        all.stream().anyMatch(sentence -> sentence.comment(Domains.LANGUAGE).isPresent());
    TagSets tags = start.tags(all, hasLanguages);
    return (recipe, data, threads) -> {
      if (recipe.beam() != null) {
        throw new InvalidInputException(
            "neural parsers are trained with greedy search. Set the beam width when parsing.");
      }
      if (recipe.learning().average() > 1) {
        throw new InvalidInputException("neural models are not averaged; expected one model");
      }
      TransitionSystem<?> system = TransitionSystems.named(recipe.system(), data.labels());
      NeuralShape shape =
          new NeuralShape(
              new Decoding(recipe.system(), system.hasOneSite() ? BEAM : 1, data.hasSingleRoots()),
              data.labels(),
              tags,
              Domains.of(all, data.labels(), tags),
              SeenPlaces.of(system),
              options.hidden(),
              options.format(),
              options.embeddings());
      return new NeuralLearner<>(
          recipe, options, system, shape, start, new Compute(Kernels.best(), threads));
    };
  }
}
