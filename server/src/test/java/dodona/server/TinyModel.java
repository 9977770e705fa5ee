package dodona.server;

import dodona.model.Provenance;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileTrainer;
import dodona.text.model.PipelineModel;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.text.train.PipelineTraining;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A model of all steps that is trained in a moment, on a dozen sentences made for the tests. */
public final class TinyModel {

  private static final String ENGLISH = "The dog barks at the cats that sleep over there all day. ";
  private static final String PORTUGUESE =
      "O cão ladra aos gatos que dormem ali durante todo o dia. ";

  /** The model. */
  public static final PipelineModel MODEL = train();

  private TinyModel() {}

  private static PipelineModel train() {
    try (InputStream in = TinyModel.class.getResourceAsStream("tiny.conllu")) {
      List<Sentence> sentences = new ArrayList<>();
      new ConlluReader(
              Objects.requireNonNull(in), "tiny", ReadOptions.DEFAULT, ProblemListener.STRICT)
          .forEach(sentences::add);
      Recipe recipe = Presets.named("fast", sentences).toBuilder().iterations(5).build();
      return PipelineTraining.of(recipe, sentences).segmenter(true).tagger(true).run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the treebank that the model is trained on, as CoNLL-U. */
  public static String treebank() {
    try (InputStream in = TinyModel.class.getResourceAsStream("tiny.conllu")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A pipeline as a server uses it. */
  public static Pipeline pipeline() {
    return Pipeline.of(MODEL, PipelineOptions.DEFAULT.withLongestSentence(1000));
  }

  /** Two names for the model, so that there is something to choose. */
  public static Models models() {
    return new Models(
        List.of(
            new ServedModel("english-tiny-1", "en", "CC0-1.0", pipeline(), profile("en", ENGLISH)),
            new ServedModel("portuguese-tiny", "pt", "", pipeline(), profile("pt", PORTUGUESE))));
  }

  private static LanguageProfile profile(String language, String text) {
    return new ProfileTrainer().add(text.repeat(20)).profile(language, Provenance.UNKNOWN);
  }
}
