package dodona.pattern;

import dodona.error.InvalidInputException;
import dodona.pattern.PatternSet.NamedMatch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of a table of matches, such as {@code v.lemma,s.lemma}; immutable. */
public final class MatchFields {

  static final int MAX_FIELDS = 100;

  private final List<MatchField> fields;

  private MatchFields(List<MatchField> fields) {
    this.fields = List.copyOf(fields);
  }

  /**
   * Reads a list of fields, separated by commas.
   *
   * @throws InvalidInputException if a field names a node or an attribute that does not exist
   */
  public static MatchFields parse(String list, PatternSet patterns) {
    List<MatchField> fields = new ArrayList<>();
    for (String name : list.split(",", -1)) {
      if (name.isBlank()) {
        throw new InvalidInputException(
            "fields '" + list + "': expected names separated by commas, such as v.lemma,s.lemma");
      }
      fields.add(MatchField.parse(name.strip(), patterns.nodeNames()));
    }
    if (fields.size() > MAX_FIELDS) {
      throw new InvalidInputException(fields.size() + " fields; expected at most " + MAX_FIELDS);
    }
    return new MatchFields(fields);
  }

  /** The forms of all named nodes. */
  public static MatchFields ofNodes(PatternSet patterns) {
    return new MatchFields(
        patterns.nodeNames().stream()
            .map(name -> MatchField.parse(name, patterns.nodeNames()))
            .toList());
  }

  /** The names of the fields as they were written. */
  public List<String> names() {
    return fields.stream().map(MatchField::name).toList();
  }

  /** The fields in order. */
  public List<MatchField> fields() {
    return fields;
  }

  /** The values of a match, null where it has none; not to be changed. */
  public List<@Nullable String> values(NamedMatch match) {
    List<@Nullable String> values = new ArrayList<>(fields.size());
    for (MatchField field : fields) {
      values.add(field.value(match));
    }
    return Collections.unmodifiableList(values);
  }

  @Override
  public String toString() {
    return String.join(",", names());
  }
}
