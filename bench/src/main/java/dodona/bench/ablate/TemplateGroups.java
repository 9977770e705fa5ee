package dodona.bench.ablate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The templates of a feature file in groups, each of which can be left out; immutable.
 *
 * @param groups templates that stand together, separated by semicolons
 */
record TemplateGroups(List<String> groups) {

  /** Copies the list. */
  TemplateGroups {
    groups = List.copyOf(groups);
  }

  /** The lines of a file as groups, without comments. */
  static TemplateGroups lines(String text) {
    return new TemplateGroups(
        text.lines()
            .map(line -> line.replaceFirst("#.*", "").strip())
            .filter(line -> !line.isEmpty())
            .toList());
  }

  /** Every template of a file as a group of its own. */
  static TemplateGroups templates(String text) {
    return new TemplateGroups(lines(text).all().toList());
  }

  private Stream<String> all() {
    return groups.stream()
        .flatMap(group -> Stream.of(group.split(";", -1)))
        .map(String::strip)
        .filter(template -> !template.isEmpty());
  }

  /** Returns the number of templates. */
  int size() {
    return Math.toIntExact(all().count());
  }

  /** The others. */
  TemplateGroups without(String group) {
    List<String> others = new ArrayList<>(groups);
    if (!others.remove(Objects.requireNonNull(group))) {
      throw new IllegalArgumentException("there is no group '" + group + "'");
    }
    return new TemplateGroups(others);
  }

  /** As a feature file. */
  String text() {
    return String.join("\n", groups) + "\n";
  }
}
