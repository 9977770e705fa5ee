package dodona.stress.fuzz.target;

import dodona.bench.RandomEncoder;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.train.NeuralOptions;
import dodona.neural.train.NeuralTraining;
import dodona.search.Calibration;
import dodona.search.Parser;
import dodona.text.language.ProfileFile;
import dodona.text.language.ProfileTrainer;
import dodona.text.lemma.LemmatizerOptions;
import dodona.text.lemma.LemmatizerTrainer;
import dodona.text.model.LanguageSteps;
import dodona.text.model.MultilingualModel;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.segment.SegmenterOptions;
import dodona.text.segment.SegmenterTrainer;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.text.train.MultilingualTraining;
import dodona.text.train.PipelineTraining;
import dodona.train.LearnerFactory;
import dodona.train.Training;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Models of all steps that are trained in a moment, on the project's example sentences. Their
 * tables of weights are small: real ones have millions, and reading them would take most of the
 * time.
 */
final class TinyModel {

  private static final int BITS = 10;
  private static final SegmenterOptions SEGMENTER = new SegmenterOptions(1, 3, 2, BITS);
  private static final TaggerOptions TAGGER = new TaggerOptions(1, 3, 2, BITS, 0.5);
  private static final LemmatizerOptions LEMMATIZER = new LemmatizerOptions(1, 3, 2, BITS);

  private TinyModel() {}

  /** The file of a linear model, which is made if it is not there. */
  static Path in(Path folder, Path home) throws IOException {
    Path file = folder.resolve("tiny.dodona");
    if (!Files.exists(file)) {
      List<Sentence> sentences = sentences(home);
      Recipe recipe = Recipe.builder("arc-eager").beam(2).hashBits(BITS).iterations(2).build();
      PipelineModel model = onlyParser(PipelineTraining.of(recipe, sentences), sentences).run();
      write(
          new PipelineModel(
              SegmenterTrainer.train(sentences, SEGMENTER),
              TaggerTrainer.train(sentences, TAGGER),
              LemmatizerTrainer.train(sentences, LEMMATIZER),
              model.parser(),
              model.calibration(),
              model.provenance()),
          file);
    }
    return file;
  }

  /** The file of a neural model, which is made if it is not there. */
  static Path neural(Path folder, Path home) throws IOException {
    Path file = folder.resolve("tiny-neural.dodona");
    if (!Files.exists(file)) {
      Encoder encoder = EncoderFile.read(encoder(folder));
      List<Sentence> sentences = sentences(home);
      NeuralOptions options = NeuralOptions.of(encoder.config(), sentences).withBatchWords(50);
      PipelineModel model =
          onlyParser(PipelineTraining.of(Presets.neural(), sentences), sentences)
              .tagging(NeuralTraining.learners(encoder, options, sentences))
              .run();
      write(
          new PipelineModel(
              SegmenterTrainer.train(sentences, SEGMENTER),
              null,
              LemmatizerTrainer.train(sentences, LEMMATIZER),
              model.parser(),
              model.calibration(),
              model.provenance()),
          file);
    }
    return file;
  }

  /** The file of a neural model for two languages, which is made if it is not there. */
  static Path multilingual(Path folder, Path home) throws IOException {
    Path file = folder.resolve("tiny-multilingual.dodona");
    if (!Files.exists(file)) {
      Encoder encoder = EncoderFile.read(encoder(folder));
      List<Sentence> sentences = new ArrayList<>();
      for (String code : List.of("en", "xx")) {
        for (Sentence sentence : sentences(home)) {
          List<String> comments = new ArrayList<>(sentence.comments());
          comments.add("# " + MultilingualTraining.LANGUAGE + " = " + code);
          sentences.add(sentence.withComments(comments));
        }
      }
      NeuralOptions options = NeuralOptions.of(encoder.config(), sentences).withBatchWords(50);
      LearnerFactory learners = NeuralTraining.learners(encoder, options, sentences);
      ParserModel parser = Training.of(Presets.neural(), sentences, learners).run().model();
      LanguageSteps steps =
          new LanguageSteps(
              SegmenterTrainer.train(sentences, SEGMENTER),
              LemmatizerTrainer.train(sentences, LEMMATIZER),
              Calibration.fit(new Parser(parser.forLanguage("en")), sentences),
              ProfileFile.read(profile(folder, home)));
      MultilingualModel.of(
              parser, Map.of("en", steps, "xx", LanguageSteps.NONE), parser.provenance())
          .write(file, false);
    }
    return file;
  }

  private static PipelineTraining onlyParser(PipelineTraining training, List<Sentence> dev) {
    return training.segmenter(false).tagger(false).predictedTags(false).dev(dev).threads(1);
  }

  private static void write(PipelineModel model, Path file) throws IOException {
    PipelineFile.write(model, file, false);
  }

  /** The file of an encoder, which is made if it is not there. */
  static Path encoder(Path folder) throws IOException {
    Path file = folder.resolve("tiny.encoder");
    if (!Files.exists(file)) {
      RandomEncoder.write(file);
    }
    return file;
  }

  /** The file of a language profile, which is made if it is not there. */
  static Path profile(Path folder, Path home) throws IOException {
    Path file = folder.resolve("tiny.profile");
    if (!Files.exists(file)) {
      ProfileTrainer trainer = new ProfileTrainer().add(Files.readString(treebank(home)));
      ProfileFile.write(trainer.profile("en", Provenance.UNKNOWN), file, false);
    }
    return file;
  }

  private static List<Sentence> sentences(Path home) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(treebank(home))) {
      reader.forEach(sentences::add);
    }
    return sentences;
  }

  private static Path treebank(Path home) {
    return home.resolve("examples/sentences.conllu");
  }
}
