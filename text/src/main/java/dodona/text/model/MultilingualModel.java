package dodona.text.model;

import dodona.error.InvalidInputException;
import dodona.model.ContainerWriter;
import dodona.model.ModelContainer;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Section;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A model for several languages: one parser, which all languages share in memory, and the other
 * steps of each language, which are read when the language is used.
 *
 * <p>Its file is a {@link ModelContainer} with the section {@code parser} and a section {@code
 * language-CODE} for each language.
 */
public final class MultilingualModel {

  private static final String LANGUAGE = "language-";

  /** The kind of the sections of languages. */
  private static final String STEPS = "steps";

  private final ParserModel parser;
  private final Map<String, Source> languages;
  private final Provenance provenance;

  /** The source of a language's steps. */
  @FunctionalInterface
  private interface Source {
    LanguageSteps read() throws IOException;
  }

  private MultilingualModel(
      ParserModel parser, Map<String, Source> languages, Provenance provenance) {
    this.parser = parser;
    this.languages = languages;
    this.provenance = provenance;
    for (String code : languages.keySet()) {
      Objects.requireNonNull(parser.forLanguage(code));
    }
  }

  /**
   * Returns a model of its parts.
   *
   * @param parser the shared parser
   * @param steps the other steps, by the code of the language
   * @throws InvalidInputException if the parser does not know one of the languages
   */
  public static MultilingualModel of(
      ParserModel parser, Map<String, LanguageSteps> steps, Provenance provenance) {
    Map<String, Source> languages = new TreeMap<>();
    steps.forEach((code, own) -> languages.put(code, () -> own));
    return new MultilingualModel(parser, languages, provenance);
  }

  /** The codes of the languages, in alphabetical order. */
  public List<String> languages() {
    return List.copyOf(languages.keySet());
  }

  /** The parser that all languages share. */
  public ParserModel parser() {
    return parser;
  }

  /** Returns the provenance of the models. */
  public Provenance provenance() {
    return provenance;
  }

  /**
   * Returns the steps of a language.
   *
   * @throws InvalidInputException if the model has no such language
   */
  public LanguageSteps steps(String code) throws IOException {
    Source source = languages.get(code);
    if (source == null) {
      throw new InvalidInputException(
          "the model has no language '" + code + "'; expected " + String.join(", ", languages()));
    }
    return source.read();
  }

  /**
   * Returns the model of a language, whose parser shares its weights with all others.
   *
   * @throws InvalidInputException if the model has no such language
   */
  public PipelineModel pipeline(String code) throws IOException {
    LanguageSteps own = steps(code);
    return new PipelineModel(
        own.segmenter(),
        null,
        own.lemmatizer(),
        parser.forLanguage(code),
        own.calibration(),
        provenance);
  }

  /** Returns whether a file is a model for several languages. */
  static boolean isIn(ModelContainer file) {
    return file.names().stream().anyMatch(name -> name.startsWith(LANGUAGE));
  }

  /** Returns the codes of the languages in a file. */
  static List<String> languages(ModelContainer file) {
    return file.names().stream()
        .filter(name -> name.startsWith(LANGUAGE))
        .map(name -> name.substring(LANGUAGE.length()))
        .sorted()
        .toList();
  }

  /**
   * Writes a model; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public void write(Path file, boolean overwrite) throws IOException {
    writer().write(file, overwrite);
  }

  /** Writes a model to a stream and leaves it open. */
  public void write(OutputStream stream) throws IOException {
    writer().write(stream);
  }

  private ContainerWriter writer() throws IOException {
    ContainerWriter writer = new ContainerWriter();
    ModelFile.add(provenance, writer);
    ModelFile.add(parser, writer);
    for (Map.Entry<String, Source> language : languages.entrySet()) {
      LanguageSteps own = language.getValue().read();
      writer.add(LANGUAGE + language.getKey(), STEPS, own::write);
    }
    return writer;
  }

  /**
   * Reads a model.
   *
   * @throws dodona.model.InvalidModelException if the file is not a whole and unchanged model
   * @throws InvalidInputException if it is not a model for several languages
   */
  public static MultilingualModel read(Path file) throws IOException {
    return read(ModelContainer.read(file), file.toString());
  }

  /**
   * Reads a model from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @throws dodona.model.InvalidModelException if it is not a whole and unchanged model
   * @throws InvalidInputException if it is not a model for several languages
   */
  public static MultilingualModel read(InputStream stream, String source) throws IOException {
    return read(ModelContainer.read(stream, source), source);
  }

  private static MultilingualModel read(ModelContainer file, String source) throws IOException {
    if (!isIn(file)) {
      throw new InvalidInputException(source + ": not a model for several languages");
    }
    Map<String, Source> languages = new TreeMap<>();
    for (String code : languages(file)) {
      Section section = Objects.requireNonNull(file.section(LANGUAGE + code));
      if (!section.kind().equals(STEPS)) {
        throw file.invalid("a language of the kind '" + section.kind() + "'");
      }
      // A copy, so that the rest of the file need not be kept.
      byte[] bytes = section.read(DataInputStream::readAllBytes);
      languages.put(
          code,
          () ->
              LanguageSteps.read(
                  new DataInputStream(new ByteArrayInputStream(bytes)), source + ", " + code));
    }
    return new MultilingualModel(ModelFile.parser(file), languages, ModelFile.provenance(file));
  }

  /** The error for a file of several languages where one is needed. */
  static InvalidInputException ambiguous(String source, List<String> codes) {
    String first = codes.isEmpty() ? "en" : codes.get(0);
    return new InvalidInputException(
        source
            + ": a model for several languages ("
            + String.join(", ", codes)
            + "); expected one of them. Write MODEL"
            + ModelAddress.LANGUAGE_MARK
            + "CODE, such as "
            + source
            + ModelAddress.LANGUAGE_MARK
            + first
            + ".");
  }
}
