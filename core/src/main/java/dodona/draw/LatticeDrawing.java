package dodona.draw;

import dodona.lattice.DerivationLattice;
import dodona.support.TextTable;
import dodona.transition.Configuration;
import dodona.transition.Transitions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A drawing of a lattice of derivations, as in Björkelund &amp; Nivre (2015): the initial
 * configuration on the left, the terminal one on the right, the arcs that have been built so far in
 * the nodes, and the transitions between them in a colour for each move.
 */
public final class LatticeDrawing {

  private final DerivationLattice lattice;
  private final List<String> words;
  private final Transitions transitions;

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
    this.transitions = lattice.system().transitions();
  }

  /** The lattice as an SVG picture, which needs nothing else and knows light and dark. */
  public String svg() {
    return new LatticeSvg(lattice, words, summary()).draw();
  }

  /** The lattice in the language of Graphviz. */
  public String dot() {
    StringBuilder out = new StringBuilder("digraph lattice {\n");
    out.append("  rankdir=LR;\n  node [shape=box, style=rounded, fontsize=11];\n");
    out.append("  edge [fontsize=11];\n");
    Configuration c = new Configuration();
    for (int node = 0; node < lattice.nodes(); node++) {
      lattice.restore(node, c);
      out.append("  ").append(node).append(" [label=\"").append(String.join("\\n", arcs(c)));
      out.append(node == lattice.nodes() - 1 ? "\", peripheries=2];\n" : "\"];\n");
    }
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      String colour = LatticeColour.of(lattice.move(arc)).onLight();
      String name = transitions.name(lattice.transition(arc)).replace("\\", "\\\\");
      out.append("  ").append(lattice.source(arc)).append(" -> ").append(lattice.target(arc));
      out.append(" [label=\"").append(name.replace("\"", "\\\"")).append("\", color=\"");
      out.append(colour).append("\", fontcolor=\"").append(colour).append("\"];\n");
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
    Configuration c = new Configuration();
    for (int node = 0; node < lattice.nodes(); node++) {
      lattice.restore(node, c);
      nodes.add(node(node, c));
    }
    json.put("nodes", nodes);
    List<Object> arcs = new ArrayList<>();
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("from", lattice.source(arc));
      entry.put("to", lattice.target(arc));
      entry.put("transition", transitions.name(lattice.transition(arc)));
      arcs.add(entry);
    }
    json.put("arcs", arcs);
    return json;
  }

  private Map<String, Object> node(int node, Configuration c) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("id", node);
    entry.put("stack", stack(c));
    entry.put("buffer", buffer(c));
    List<Object> arcs = new ArrayList<>();
    for (int word = 1; word <= c.words(); word++) {
      if (c.hasHead(word)) {
        Map<String, Object> arc = new LinkedHashMap<>();
        arc.put("head", c.head(word));
        arc.put("dependent", word);
        arc.put("label", transitions.labels().get(c.label(word)));
        arcs.add(arc);
      }
    }
    entry.put("arcs", arcs);
    return entry;
  }

  /** The lattice as text: a line for each node with the transitions that leave it. */
  public String text() {
    TextTable table = new TextTable("");
    for (String column : List.of("node", "stack", "buffer", "arcs", "transitions")) {
      table.left(column);
    }
    Configuration c = new Configuration();
    for (int node = 0; node < lattice.nodes(); node++) {
      lattice.restore(node, c);
      StringJoiner ways = new StringJoiner("  ");
      for (int arc = lattice.firstArc(node); arc < lattice.endArc(node); arc++) {
        ways.add(transitions.name(lattice.transition(arc)) + " to " + lattice.target(arc));
      }
      table.row(
          Integer.toString(node),
          spaced(stack(c)),
          spaced(buffer(c)),
          String.join(" ", arcs(c)),
          lattice.firstArc(node) == lattice.endArc(node) ? "end" : ways.toString());
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
  static List<String> arcs(Configuration c) {
    List<String> arcs = new ArrayList<>();
    for (int word = 1; word <= c.words(); word++) {
      if (c.hasHead(word)) {
        arcs.add(c.head(word) + "→" + word);
      }
    }
    return arcs;
  }

  /** The stack from its bottom to its top. */
  static List<Integer> stack(Configuration c) {
    List<Integer> stack = new ArrayList<>();
    for (int i = c.stackSize() - 1; i >= 0; i--) {
      stack.add(c.s(i));
    }
    return stack;
  }

  /** The buffer from its front to its end. */
  static List<Integer> buffer(Configuration c) {
    List<Integer> buffer = new ArrayList<>();
    for (int i = 0; i < c.bufferSize(); i++) {
      buffer.add(c.b(i));
    }
    return buffer;
  }

  private static String spaced(List<Integer> list) {
    StringJoiner text = new StringJoiner(" ");
    list.forEach(word -> text.add(word.toString()));
    return text.toString();
  }
}
