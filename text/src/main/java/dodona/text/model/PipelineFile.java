package dodona.text.model;

import dodona.error.InvalidInputException;
import dodona.model.ContainerWriter;
import dodona.model.ModelContainer;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Section;
import dodona.search.Calibration;
import dodona.support.Causes;
import dodona.text.boundary.BoundaryClassifier;
import dodona.text.lemma.Lemmatizer;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes pipelines in files: a {@link ModelContainer} with a section for each step.
 *
 * <p>The section {@code parser} is the one that {@link ModelFile} reads, too.
 */
public final class PipelineFile {

  private static final String SEGMENTER = "segmenter";
  private static final String TAGGER = "tagger";
  private static final String LEMMATIZER = "lemmatizer";

  /** The name of the lemmatizer in files of earlier versions. */
  private static final String OLD_LEMMATIZER = "lemmatiser";

  static final String CALIBRATION = "calibration";

  private static final String BOUNDARIES = "boundaries";

  /** The kind of the steps before parsing, all of which are linear. */
  private static final String LINEAR = "linear";

  /** The kind of calibrations: weights of a logistic regression, as JSON. */
  private static final String LOGISTIC = "logistic";

  private PipelineFile() {}

  /**
   * Writes a pipeline; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void write(PipelineModel model, Path file, boolean overwrite) throws IOException {
    writer(model).write(file, overwrite);
  }

  /** Writes a pipeline to a stream and leaves it open. */
  public static void write(PipelineModel model, OutputStream stream) throws IOException {
    writer(model).write(stream);
  }

  private static ContainerWriter writer(PipelineModel model) throws IOException {
    ContainerWriter writer = new ContainerWriter();
    ModelFile.add(model.provenance(), writer);
    Segmenter segmenter = model.segmenter();
    Tagger tagger = model.tagger();
    Lemmatizer lemmatizer = model.lemmatizer();
    ParserModel parser = model.parser();
    if (segmenter != null) {
      writer.add(SEGMENTER, LINEAR, segmenter::write);
    }
    if (tagger != null) {
      writer.add(TAGGER, LINEAR, tagger::write);
    }
    if (lemmatizer != null) {
      writer.add(LEMMATIZER, LINEAR, lemmatizer::write);
    }
    if (parser != null) {
      ModelFile.add(parser, writer);
    }
    Calibration calibration = model.calibration();
    if (calibration != null) {
      byte[] json = calibration.toJson().getBytes(StandardCharsets.UTF_8);
      writer.add(CALIBRATION, LOGISTIC, out -> out.write(json));
    }
    BoundaryClassifier boundaries = model.boundaries();
    if (boundaries != null) {
      writer.add(BOUNDARIES, LINEAR, boundaries::write);
    }
    return writer;
  }

  /**
   * Reads a pipeline.
   *
   * @throws dodona.model.InvalidModelException if the file is not a whole and unchanged pipeline
   * @throws OutOfMemoryError if the heap is too small; the message says how much is needed
   */
  public static PipelineModel read(Path file) throws IOException {
    return read(single(ModelContainer.read(file), file.toString()), file.toString());
  }

  /**
   * Reads a pipeline from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @throws dodona.model.InvalidModelException if it is not a whole and unchanged pipeline
   */
  public static PipelineModel read(InputStream stream, String source) throws IOException {
    return read(single(ModelContainer.read(stream, source), source), source);
  }

  /** Refuses a model for several languages. */
  private static ModelContainer single(ModelContainer file, String source) {
    if (MultilingualModel.isIn(file)) {
      throw MultilingualModel.ambiguous(source, MultilingualModel.languages(file));
    }
    return file;
  }

  private static PipelineModel read(ModelContainer file, String source) throws IOException {
    try {
      return read(file);
    } catch (OutOfMemoryError e) {
      long heap = Runtime.getRuntime().maxMemory();
      throw MemoryNeed.error(source, MemoryNeed.of(file), heap, e);
    }
  }

  private static PipelineModel read(ModelContainer file) throws IOException {
    // The parser is by far the largest: another thread reads it while this one reads the rest.
    FutureTask<@Nullable ParserModel> parserRead =
        new FutureTask<>(
            () -> file.section(ModelFile.PARSER) == null ? null : ModelFile.parser(file));
    new Thread(parserRead, "dodona-model").start();
    PipelineModel model =
        new PipelineModel(
            step(file, SEGMENTER, LINEAR, Segmenter::read),
            step(file, TAGGER, LINEAR, Tagger::read),
            step(
                file,
                file.section(OLD_LEMMATIZER) == null ? LEMMATIZER : OLD_LEMMATIZER,
                LINEAR,
                Lemmatizer::read),
            await(parserRead),
            step(file, CALIBRATION, LOGISTIC, PipelineFile::calibration),
            ModelFile.provenance(file));
    BoundaryClassifier boundaries = step(file, BOUNDARIES, LINEAR, BoundaryClassifier::read);
    try {
      return model.withBoundaries(boundaries);
    } catch (InvalidInputException e) {
      throw file.invalid(Objects.requireNonNullElse(e.getMessage(), "boundaries that do not fit"));
    }
  }

  private static @Nullable ParserModel await(FutureTask<@Nullable ParserModel> parserRead)
      throws IOException {
    try {
      return parserRead.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while reading a model");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      throw Causes.rethrow(e);
    }
  }

  private static Calibration calibration(DataInputStream in) throws IOException {
    return Calibration.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
  }

  /** Returns the current name of a section. */
  static String currentName(String section) {
    return section.equals(OLD_LEMMATIZER) ? LEMMATIZER : section;
  }

  private static <T> @Nullable T step(
      ModelContainer file, String name, String kind, Section.Decoder<T> decoder)
      throws IOException {
    Section section = file.section(name);
    if (section == null) {
      return null;
    }
    if (!section.kind().equals(kind)) {
      throw file.invalid(
          "a " + name + " of the kind '" + section.kind() + "', which is not supported");
    }
    return section.read(decoder);
  }
}
