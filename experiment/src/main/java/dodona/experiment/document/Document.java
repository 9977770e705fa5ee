package dodona.experiment.document;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A report as a document.
 *
 * @param title its title
 * @param facts what it was made of and by, by name, such as versions and checksums
 * @param sections its sections
 */
public record Document(String title, Map<String, String> facts, List<Section> sections) {

  /** Copies the sections and the facts, in their order, and checks that figures differ in name. */
  public Document {
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    sections = List.copyOf(sections);
    Set<String> names = new HashSet<>();
    for (Figure figure : figures(sections)) {
      if (!names.add(figure.name().toLowerCase(Locale.ROOT))) {
        throw new IllegalArgumentException("two figures have the name " + figure.name());
      }
    }
  }

  /** The figures of all sections, in order. */
  public List<Figure> figures() {
    return figures(sections);
  }

  private static List<Figure> figures(List<Section> sections) {
    return sections.stream()
        .flatMap(section -> section.blocks().stream())
        .filter(Figure.class::isInstance)
        .map(Figure.class::cast)
        .toList();
  }
}
