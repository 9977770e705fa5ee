package dodona.text.language;

import dodona.model.ContainerWriter;
import dodona.model.ModelContainer;
import dodona.model.ModelFile;
import dodona.model.Provenance;
import dodona.model.Section;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;

/**
 * Reads and writes language profiles in files: a {@link ModelContainer} with the section {@code
 * profile} and its provenance. Damaged files are rejected.
 */
public final class ProfileFile {

  private static final String PROFILE = "profile";
  private static final String NGRAMS = "ngrams";

  private ProfileFile() {}

  /**
   * Writes a profile; the file appears under its name when it is complete.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void write(LanguageProfile profile, Path file, boolean overwrite)
      throws IOException {
    writer(profile).write(file, overwrite);
  }

  /** Writes a profile to a stream and leaves it open. */
  public static void write(LanguageProfile profile, OutputStream stream) throws IOException {
    writer(profile).write(stream);
  }

  private static ContainerWriter writer(LanguageProfile profile) throws IOException {
    ContainerWriter writer = new ContainerWriter();
    ModelFile.add(profile.provenance(), writer);
    return writer.add(PROFILE, NGRAMS, profile::write);
  }

  /**
   * Reads a profile.
   *
   * @throws dodona.model.InvalidModelException if the file is not a whole and unchanged profile
   */
  public static LanguageProfile read(Path file) throws IOException {
    return read(ModelContainer.read(file));
  }

  /**
   * Reads a profile from a stream, to its end.
   *
   * @param source what to call the stream in messages
   * @throws dodona.model.InvalidModelException if it is not a whole and unchanged profile
   */
  public static LanguageProfile read(InputStream stream, String source) throws IOException {
    return read(ModelContainer.read(stream, source));
  }

  private static LanguageProfile read(ModelContainer file) throws IOException {
    Section section = file.section(PROFILE);
    if (section == null) {
      throw file.invalid("it has no language profile; found " + String.join(", ", file.names()));
    }
    if (!section.kind().equals(NGRAMS)) {
      throw file.invalid("a profile of the kind '" + section.kind() + "', which is not supported");
    }
    Provenance provenance = ModelFile.provenance(file);
    return section.read(in -> LanguageProfile.read(in, provenance));
  }
}
