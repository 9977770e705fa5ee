package dodona.text.pipeline;

import dodona.model.ContainerWriter;
import dodona.model.ModelContainer;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Section;
import dodona.text.lemma.Lemmatiser;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * Pipelines in files: a {@link ModelContainer} with a section for each step that there is.
 *
 * <p>The section {@code parser} is the one that {@link ModelFile} reads, too.
 */
public final class PipelineFile {

  private static final String SEGMENTER = "segmenter";
  private static final String TAGGER = "tagger";
  private static final String LEMMATISER = "lemmatiser";

  /** The kind of the steps before parsing, all of which are linear. */
  private static final String LINEAR = "linear";

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
    Lemmatiser lemmatiser = model.lemmatiser();
    ParserModel parser = model.parser();
    if (segmenter != null) {
      writer.add(SEGMENTER, LINEAR, segmenter::write);
    }
    if (tagger != null) {
      writer.add(TAGGER, LINEAR, tagger::write);
    }
    if (lemmatiser != null) {
      writer.add(LEMMATISER, LINEAR, lemmatiser::write);
    }
    if (parser != null) {
      ModelFile.add(parser, writer);
    }
    return writer;
  }

  /**
   * Reads a pipeline.
   *
   * @throws dodona.model.InvalidModelException if the file is not a whole and unchanged pipeline
   */
  public static PipelineModel read(Path file) throws IOException {
    return read(ModelContainer.read(file));
  }

  /**
   * Reads a pipeline from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @throws dodona.model.InvalidModelException if it is not a whole and unchanged pipeline
   */
  public static PipelineModel read(InputStream stream, String source) throws IOException {
    return read(ModelContainer.read(stream, source));
  }

  private static PipelineModel read(ModelContainer file) throws IOException {
    // The parser is by far the largest: another thread reads it while this one reads the rest.
    FutureTask<@Nullable ParserModel> parserRead =
        new FutureTask<>(
            () -> file.section(ModelFile.PARSER) == null ? null : ModelFile.parser(file));
    new Thread(parserRead, "dodona-model").start();
    return new PipelineModel(
        step(file, SEGMENTER, Segmenter::read),
        step(file, TAGGER, Tagger::read),
        step(file, LEMMATISER, Lemmatiser::read),
        await(parserRead),
        ModelFile.provenance(file));
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
      throw new IllegalStateException(e.getCause());
    }
  }

  private static <T> @Nullable T step(ModelContainer file, String name, Section.Decoder<T> decoder)
      throws IOException {
    Section section = file.section(name);
    if (section == null) {
      return null;
    }
    if (!section.kind().equals(LINEAR)) {
      throw file.invalid("a " + name + " of the kind '" + section.kind() + "', which is unknown");
    }
    return section.read(decoder);
  }
}
