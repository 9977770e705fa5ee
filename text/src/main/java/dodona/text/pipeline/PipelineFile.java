package dodona.text.pipeline;

import dodona.model.LinearModel;
import dodona.model.ModelFile;
import dodona.model.Provenance;
import dodona.support.AtomicFile;
import dodona.support.Json;
import dodona.support.JsonReader;
import dodona.text.lemma.Lemmatiser;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * Pipelines in files: {@linkplain Sections named sections}, one for each step that there is.
 *
 * <p>The section {@code parser} is a whole {@linkplain ModelFile model file}.
 */
public final class PipelineFile {

  private static final String PROVENANCE = "provenance";
  private static final String SEGMENTER = "segmenter";
  private static final String TAGGER = "tagger";
  private static final String LEMMATISER = "lemmatiser";
  private static final String PARSER = "parser";

  private PipelineFile() {}

  /** Writes a step. */
  private interface Encoder {
    void write(DataOutput out) throws IOException;
  }

  /** Reads a step. */
  private interface Decoder<T> {
    T read(DataInput in) throws IOException;
  }

  /**
   * Writes a pipeline; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void write(PipelineModel model, Path file, boolean overwrite) throws IOException {
    try (AtomicFile target = AtomicFile.create(file, overwrite)) {
      write(model, target.stream());
      target.commit();
    }
  }

  /** Writes a pipeline to a stream and leaves it open. */
  public static void write(PipelineModel model, OutputStream stream) throws IOException {
    Map<String, byte[]> sections = new LinkedHashMap<>();
    sections.put(
        PROVENANCE, Json.pretty(model.provenance().entries()).getBytes(StandardCharsets.UTF_8));
    Segmenter segmenter = model.segmenter();
    Tagger tagger = model.tagger();
    Lemmatiser lemmatiser = model.lemmatiser();
    LinearModel parser = model.parser();
    if (segmenter != null) {
      sections.put(SEGMENTER, bytes(segmenter::write));
    }
    if (tagger != null) {
      sections.put(TAGGER, bytes(tagger::write));
    }
    if (lemmatiser != null) {
      sections.put(LEMMATISER, bytes(lemmatiser::write));
    }
    if (parser != null) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ModelFile.write(parser, bytes);
      sections.put(PARSER, bytes.toByteArray());
    }
    Sections.write(sections, stream);
  }

  private static byte[] bytes(Encoder encoder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    encoder.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  /**
   * Reads a pipeline.
   *
   * @throws InvalidPipelineException if the file is not a whole and unchanged pipeline
   */
  public static PipelineModel read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, file.toString());
    }
  }

  /**
   * Reads a pipeline from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @throws InvalidPipelineException if it is not a whole and unchanged pipeline
   */
  public static PipelineModel read(InputStream stream, String source) throws IOException {
    Map<String, byte[]> sections = Sections.read(stream, source);
    byte[] parser = sections.remove(PARSER);
    // The parser is by far the largest: another thread reads it while this one reads the rest.
    FutureTask<@Nullable LinearModel> parserRead = new FutureTask<>(() -> parser(parser, source));
    new Thread(parserRead, "dodona-model").start();
    return new PipelineModel(
        decode(sections.remove(SEGMENTER), Segmenter::read, source, SEGMENTER),
        decode(sections.remove(TAGGER), Tagger::read, source, TAGGER),
        decode(sections.remove(LEMMATISER), Lemmatiser::read, source, LEMMATISER),
        await(parserRead),
        provenance(sections.remove(PROVENANCE)));
  }

  private static @Nullable LinearModel await(FutureTask<@Nullable LinearModel> parserRead)
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

  private static <T> @Nullable T decode(
      byte @Nullable [] bytes, Decoder<T> decoder, String source, String section)
      throws IOException {
    if (bytes == null) {
      return null;
    }
    try {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
      T step = decoder.read(in);
      if (in.read() >= 0) {
        throw new IllegalArgumentException("there is something after its end");
      }
      return step;
    } catch (IOException | IllegalArgumentException e) {
      throw new InvalidPipelineException(
          source + ": the " + section + " is damaged (" + e.getMessage() + ")", e);
    }
  }

  private static @Nullable LinearModel parser(byte @Nullable [] bytes, String source)
      throws IOException {
    return bytes == null
        ? null
        : ModelFile.read(new ByteArrayInputStream(bytes), source + " (parser)", bytes.length);
  }

  private static Provenance provenance(byte @Nullable [] bytes) {
    Provenance provenance = Provenance.UNKNOWN;
    if (bytes != null
        && JsonReader.read(new String(bytes, StandardCharsets.UTF_8)) instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        provenance = provenance.with(String.valueOf(entry.getKey()), entry.getValue());
      }
    }
    return provenance;
  }
}
