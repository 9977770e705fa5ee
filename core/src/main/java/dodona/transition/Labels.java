package dodona.transition;

import dodona.error.InvalidInputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The labels that arcs can bear, numbered from 0; immutable. */
final class Labels {

  private final List<String> names;
  private final Map<String, Integer> ids = new HashMap<>();

  Labels(List<String> names) {
    if (names.isEmpty()) {
      throw new InvalidInputException("a transition system needs at least one label");
    }
    this.names = List.copyOf(names);
    for (int label = 0; label < names.size(); label++) {
      if (ids.put(names.get(label), label) != null) {
        throw new InvalidInputException("label '" + names.get(label) + "' is given twice");
      }
    }
  }

  int size() {
    return names.size();
  }

  List<String> names() {
    return names;
  }

  /** The number of a label, −1 if it is not among these. */
  int id(String label) {
    return ids.getOrDefault(label, -1);
  }

  /** Returns the end of a labeled move's name: {@code (nsubj)}, or nothing in unlabeled parsing. */
  String suffix(int label) {
    boolean unlabeled = names.equals(Transitions.UNLABELED);
    return unlabeled ? "" : "(" + names.get(label) + ")";
  }
}
