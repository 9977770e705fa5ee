package dodona.feature;

import java.util.List;

/** A conjunction of atoms: one feature, or several if an atom is a set. */
record Template(List<Atom> atoms) {

  /** The most atoms of a template. */
  static final int MOST_ATOMS = 6;

  /** The most atoms of a template that are sets. */
  static final int MOST_SETS = 2;

  /** The places at whose arcs it looks, one bit each. */
  int placesOfArcs() {
    return atoms.stream()
        .filter(Atom::dependsOnArcs)
        .flatMap(Atom::nodes)
        .mapToInt(node -> 1 << node.place())
        .reduce(0, (places, place) -> places | place);
  }

  static boolean isSet(Atom atom) {
    return atom instanceof Atom.OfWord word && word.attribute().isSet();
  }

  boolean hasSets() {
    return atoms.stream().anyMatch(Template::isSet);
  }
}
