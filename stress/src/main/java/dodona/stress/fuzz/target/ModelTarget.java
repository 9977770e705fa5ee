package dodona.stress.fuzz.target;

import dodona.error.InvalidInputException;
import dodona.model.ModelFile;
import dodona.search.Parser;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.DamagedModel;
import dodona.text.model.MultilingualModel;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A reader of models; what it reads is used. */
final class ModelTarget implements Target {

  private static final String MULTILINGUAL = "multilingual";

  private static final String TEXT = "That's what they're after. Really?";

  /** Reads a model and uses it. */
  private interface Use {
    void of(byte[] file) throws IOException;
  }

  private final String name;
  private final DamagedModel models;
  private final Use use;

  private ModelTarget(String name, Path model, Use use) throws IOException {
    this.name = name;
    this.models = new DamagedModel(model);
    this.use = use;
  }

  /** The parser alone. */
  static ModelTarget parser(Path model) throws IOException {
    return new ModelTarget("parser", model, ModelTarget::parse);
  }

  /**
   * All steps.
   *
   * @param name what the target is called
   */
  static ModelTarget pipeline(String name, Path model) throws IOException {
    return new ModelTarget(name, model, ModelTarget::analyze);
  }

  /** All steps of all languages of a model. */
  static ModelTarget languages(Path model) throws IOException {
    return new ModelTarget(MULTILINGUAL, model, ModelTarget::analyzeAll);
  }

  private static void analyzeAll(byte[] file) throws IOException {
    MultilingualModel model = MultilingualModel.read(new ByteArrayInputStream(file), "model");
    for (String code : model.languages()) {
      analyze(Pipeline.of(model.pipeline(code)));
    }
  }

  private static void parse(byte[] file) throws IOException {
    Parser parser = new Parser(ModelFile.read(new ByteArrayInputStream(file), "model"));
    parser.parse(Sentence.ofForms(List.of("The", "dog", "barks", ".")));
  }

  private static void analyze(byte[] file) throws IOException {
    analyze(Pipeline.of(PipelineFile.read(new ByteArrayInputStream(file), "model")));
  }

  private static void analyze(Pipeline pipeline) {
    if (pipeline.model().can(PipelineStep.SEGMENT)) {
      pipeline.analyze(TEXT);
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public byte[] input(Chance chance) {
    return models.input(chance);
  }

  @Override
  public boolean mayThrow(Exception e) {
    boolean isOfLanguages = name.equals(MULTILINGUAL); // a file may also be a model for one
    return e instanceof IOException || (isOfLanguages && e instanceof InvalidInputException);
  }

  @Override
  public void take(byte[] input) throws IOException {
    use.of(input);
  }
}
