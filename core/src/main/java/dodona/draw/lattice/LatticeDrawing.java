package dodona.draw.lattice;

import dodona.lattice.DerivationLattice;
import dodona.support.Printable;
import dodona.table.TextTable;
import dodona.transition.PartialTree;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A drawing of a lattice of derivations, as in Björkelund &amp; Nivre (2015): the initial
 * configuration on the left, the terminal one on the right, the arcs that have been built so far in
 * the nodes, and the transitions between them in a color for each move.
 */
public final class LatticeDrawing {

  private final DerivationLattice lattice;
  private final List<String> words;

  /**
   * A drawing of a lattice.
   *
   * @param words the words of the sentence, without the root; empty if they are not known
   * @throws IllegalArgumentException if there are words, but not as many as in the lattice
   */
  public LatticeDrawing(DerivationLattice lattice, List<String> words) {
    if (!words.isEmpty() && words.size() != lattice.words()) {
      throw new IllegalArgumentException(
          words.size() + " words for a lattice of " + lattice.words());
    }
    this.lattice = lattice;
    this.words = List.copyOf(words);
  }

  /** The lattice as a self-contained SVG image for light and dark pages. */
  public String svg() {
    return new LatticeSvg(lattice, words, summary()).draw();
  }

  /** The lattice as a LaTeX document that draws it with TikZ. */
  public String tikz() {
    return new LatticeTikz(lattice).document(summary());
  }

  /** The lattice in the language of Graphviz. */
  public String dot() {
    StringBuilder out = new StringBuilder("digraph lattice {\n");
    out.append("  rankdir=LR;\n  node [shape=box, style=rounded, fontsize=11];\n");
    out.append("  edge [fontsize=11];\n");
    for (int node = 0; node < lattice.nodes(); node++) {
      PartialTree c = lattice.restore(node);
      out.append("  ").append(node).append(" [label=\"").append(String.join("\\n", arcs(c)));
      out.append(node == lattice.nodes() - 1 ? "\", peripheries=2];\n" : "\"];\n");
    }
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      String color = LatticeColor.of(lattice.move(arc)).onLight();
      String name = Printable.line(lattice.name(arc)).replace("\\", "\\\\");
      out.append("  ").append(lattice.source(arc)).append(" -> ").append(lattice.target(arc));
      out.append(" [label=\"").append(name.replace("\"", "\\\"")).append("\", color=\"");
      out.append(color).append("\", fontcolor=\"").append(color).append("\"];\n");
    }
    return out.append("}\n").toString();
  }

  /** The lattice as maps and lists, for {@link dodona.support.Json}. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("system", lattice.system().name());
    json.put("words", words);
    json.put("derivations", lattice.derivations());
    json.put("shortest", lattice.shortest());
    json.put("longest", lattice.longest());
    json.put("fewestSwaps", lattice.fewestSwaps());
    json.put("mostSwaps", lattice.mostSwaps());
    json.put("forks", lattice.forks());
    List<Object> nodes = new ArrayList<>();
    List<BigInteger> throughNodes = lattice.derivationsThroughNodes();
    for (int node = 0; node < lattice.nodes(); node++) {
      PartialTree c = lattice.restore(node);
      Map<String, Object> entry = node(node, c);
      entry.put("derivations", throughNodes.get(node));
      nodes.add(entry);
    }
    json.put("nodes", nodes);
    List<Object> arcs = new ArrayList<>();
    List<BigInteger> throughArcs = lattice.derivationsThroughArcs();
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("from", lattice.source(arc));
      entry.put("to", lattice.target(arc));
      entry.put("transition", lattice.name(arc));
      entry.put("derivations", throughArcs.get(arc));
      arcs.add(entry);
    }
    json.put("arcs", arcs);
    return json;
  }

  private Map<String, Object> node(int node, PartialTree c) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("id", node);
    entry.putAll(c.parts());
    List<Object> arcs = new ArrayList<>();
    for (int word = 1; word <= c.words(); word++) {
      if (c.hasHead(word)) {
        Map<String, Object> arc = new LinkedHashMap<>();
        arc.put("head", c.head(word));
        arc.put("dependent", word);
        arc.put("label", lattice.system().transitions().labels().get(c.label(word)));
        arcs.add(arc);
      }
    }
    entry.put("arcs", arcs);
    return entry;
  }

  /** The lattice as text: a line for each node with the transitions that leave it. */
  public String text() {
    TextTable table = new TextTable("");
    table.left("node");
    lattice.restore(0).parts().keySet().forEach(table::left);
    table.left("arcs");
    table.left("transitions");
    for (int node = 0; node < lattice.nodes(); node++) {
      PartialTree c = lattice.restore(node);
      StringJoiner ways = new StringJoiner("  ");
      for (int arc = lattice.firstArc(node); arc < lattice.endArc(node); arc++) {
        ways.add(lattice.name(arc) + " to " + lattice.target(arc));
      }
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(node));
      c.parts().values().forEach(part -> row.add(spaced(part)));
      row.add(String.join(" ", arcs(c)));
      row.add(lattice.firstArc(node) == lattice.endArc(node) ? "end" : ways.toString());
      table.row(row.toArray(new String[0]));
    }
    return summary() + "\n\n" + table.text();
  }

  /** The numbers that a lattice is about, on one line. */
  private String summary() {
    StringJoiner parts = new StringJoiner(", ");
    boolean unique = lattice.derivations().bitLength() == 1;
    parts.add(lattice.derivations() + (unique ? " derivation" : " derivations"));
    parts.add(range(lattice.shortest(), lattice.longest()) + " transitions");
    parts.add(range(lattice.fewestSwaps(), lattice.mostSwaps()) + " swaps");
    lattice.forks().forEach((kind, count) -> parts.add(kind + " forks: " + count));
    return parts.toString();
  }

  private static String range(int least, int most) {
    return least == most ? Integer.toString(least) : least + " to " + most;
  }

  /** The arcs of a configuration, such as {@code 2→1}, by their dependents. */
  static List<String> arcs(PartialTree c) {
    List<String> arcs = new ArrayList<>();
    for (int word = 1; word <= c.words(); word++) {
      if (c.hasHead(word)) {
        arcs.add(c.head(word) + "→" + word);
      }
    }
    return arcs;
  }

  private static String spaced(List<Integer> list) {
    StringJoiner text = new StringJoiner(" ");
    list.forEach(word -> text.add(word.toString()));
    return text.toString();
  }
}
