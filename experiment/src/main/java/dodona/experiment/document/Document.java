package dodona.experiment.document;

import java.util.List;
import java.util.Map;

/**
 * A report as a document.
 *
 * @param title its title
 * @param facts what it was made of and by, by name, such as versions and checksums
 * @param sections its sections
 */
public record Document(String title, Map<String, String> facts, List<Section> sections) {

  /** Copies the sections; the facts keep their order, so they are the caller's to leave alone. */
  public Document {
    sections = List.copyOf(sections);
  }
}
