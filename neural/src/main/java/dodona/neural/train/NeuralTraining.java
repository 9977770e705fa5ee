package dodona.neural.train;

import dodona.neural.encoder.Encoder;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.neural.model.TagSets;
import dodona.train.Learner;
import dodona.train.LearnerFactory;
import dodona.train.Recipe;
import dodona.train.SearchKind;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * Learners of parsers upon a pretrained encoder.
 *
 * <pre>{@code
 * Encoder encoder = EncoderFile.read(Path.of("english.encoder"));
 * ParserModel model =
 *     Training.of(Presets.neural(), sentences)
 *         .learner(NeuralTraining.learners(encoder, NeuralOptions.DEFAULT, sentences))
 *         .dev(heldOut)
 *         .run()
 *         .model();
 * }</pre>
 */
public final class NeuralTraining {

  private NeuralTraining() {}

  /**
   * Makes learners upon an encoder.
   *
   * @param encoder stays as it is: every learner changes a copy
   * @param sentences those that will be learnt from, for their tags
   */
  public static LearnerFactory learners(
      Encoder encoder, NeuralOptions options, List<Sentence> sentences) {
    TagSets tags = TagSets.of(sentences);
    return (recipe, labels, singleRoot, threads) -> {
      if (recipe.search() == SearchKind.BEAM) {
        throw new IllegalArgumentException(
            "upon an encoder, parsing is learnt greedily; a beam can be used later, when the model"
                + " parses");
      }
      if (recipe.models() > 1) {
        throw new IllegalArgumentException("upon an encoder, only one model is learnt");
      }
      return learner(
          recipe,
          options,
          TransitionSystems.named(recipe.system(), labels),
          tags,
          singleRoot,
          encoder.copy(),
          new Compute(Kernels.best(), threads));
    };
  }

  private static <C extends PartialTree> Learner learner(
      Recipe recipe,
      NeuralOptions options,
      TransitionSystem<C> system,
      TagSets tags,
      boolean singleRoot,
      Encoder encoder,
      Compute compute) {
    return new NeuralLearner<>(
        recipe, options, system, recipe.oracles(system), tags, singleRoot, encoder, compute);
  }
}
