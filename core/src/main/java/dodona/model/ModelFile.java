package dodona.model;

import dodona.error.InvalidInputException;
import dodona.support.Json;
import dodona.support.Services;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads and writes parser models in files: the section {@value #PARSER} of a {@link
 * ModelContainer}, which may have other sections.
 *
 * <p>Models of every {@link ModelKind} on the class path can be read. Incomplete, changed or
 * invalid files are rejected with an {@link InvalidModelException}.
 */
public final class ModelFile {

  /** The name of the section that is a parser's model. */
  public static final String PARSER = "parser";

  private static final String PROVENANCE = "provenance";
  private static final String JSON = "json";
  private static final Services<ModelKind> KINDS = new Services<>(ModelKind.class, ModelKind::name);

  private ModelFile() {}

  /**
   * Writes a model; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void write(ParserModel model, Path file, boolean overwrite) throws IOException {
    writer(model).write(file, overwrite);
  }

  /** Writes a model to a stream and leaves it open. */
  public static void write(ParserModel model, OutputStream stream) throws IOException {
    writer(model).write(stream);
  }

  private static ContainerWriter writer(ParserModel model) throws IOException {
    ContainerWriter writer = new ContainerWriter();
    add(model.provenance(), writer);
    add(model, writer);
    return writer;
  }

  /** Adds a model, without its provenance, to a file that is about to be written. */
  public static void add(ParserModel model, ContainerWriter writer) throws IOException {
    ModelKind kind = KINDS.find(model.kind());
    if (kind == null) {
      throw new InvalidInputException(unknown(model.kind()));
    }
    checkLabels(model.labels());
    writer.add(PARSER, kind.name(), out -> kind.write(model, out));
  }

  /** Adds the provenance of all of its models to a file that is about to be written. */
  public static void add(Provenance provenance, ContainerWriter writer) throws IOException {
    byte[] json = Json.pretty(provenance.entries()).getBytes(StandardCharsets.UTF_8);
    writer.add(PROVENANCE, JSON, out -> out.write(json));
  }

  /**
   * Reads the model of a parser from any file that {@code dodona train} or {@link #write} wrote.
   *
   * @throws InvalidModelException if there is none, or the file is not whole and unchanged
   */
  public static ParserModel read(Path file) throws IOException {
    return parser(ModelContainer.read(file));
  }

  /**
   * Reads the model of a parser from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @throws InvalidModelException if there is none, or the stream is not whole and unchanged
   */
  public static ParserModel read(InputStream stream, String source) throws IOException {
    return parser(ModelContainer.read(stream, source));
  }

  /**
   * The model of a parser in a file; its other sections are not looked at.
   *
   * @throws InvalidModelException if there is none, or it is not sound
   */
  public static ParserModel parser(ModelContainer file) throws IOException {
    Section section = file.section(PARSER);
    if (section == null) {
      throw file.invalid("it has no parser; found " + String.join(", ", file.names()));
    }
    ModelKind kind = KINDS.find(section.kind());
    if (kind == null) {
      throw file.invalid(unknown(section.kind()));
    }
    Provenance provenance = provenance(file);
    return section.read(
        in -> {
          ParserModel model = kind.read(in, provenance);
          checkLabels(model.labels());
          model.system(); // refuses a model that does not fit the system that it names
          return model;
        });
  }

  /**
   * Returns the provenance of the models in a file.
   *
   * @throws InvalidModelException if the provenance in the file is damaged
   */
  public static Provenance provenance(ModelContainer file) throws IOException {
    Section section = file.section(PROVENANCE);
    return section == null
        ? Provenance.UNKNOWN
        : section.read(in -> Provenance.parse(text(in.readAllBytes())));
  }

  private static String text(byte[] bytes) throws IOException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private static String unknown(String kind) {
    return "a parser of the kind '"
        + kind
        + "', which no jar on the class path supports; expected "
        + String.join(", ", KINDS.names());
  }

  /** Labels become a column of a file, one to a word: what could not stand there is refused. */
  static void checkLabels(List<String> labels) {
    if (labels.isEmpty()) {
      throw new InvalidInputException("it has no labels");
    }
    Set<String> seen = new HashSet<>();
    for (String label : labels) {
      if (label.isEmpty() || label.chars().anyMatch(Character::isISOControl)) {
        throw new InvalidInputException(
            "label " + seen.size() + " is empty or contains a control character");
      }
      if (!seen.add(label)) {
        throw new InvalidInputException("label '" + label + "' appears twice");
      }
    }
  }
}
