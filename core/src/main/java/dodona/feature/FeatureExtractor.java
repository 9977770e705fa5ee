package dodona.feature;

import dodona.feature.Atom.ArcAttribute;
import dodona.linear.Hash;
import dodona.linear.RowLayout;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A feature model compiled for one weight table, which computes the rows of the features of a
 * configuration.
 *
 * <p>It hashes the words once a sentence, in {@link #begin}, finds the values of all atoms once a
 * configuration, and then mixes them into rows. After the first sentences it allocates nothing. It
 * belongs to one thread.
 *
 * <p>The features are in {@linkplain #groups groups}, each with a key for everything that its
 * features depend on, so that a search may remember their sum.
 */
public final class FeatureExtractor {

  /** The number of classes of distances in either direction. */
  private static final int DISTANCES = 8;

  /** Labels and valencies beyond this are not told apart. */
  private static final int SMALL = 256;

  private final TransitionSystem<PartialTree> system;
  private final int places;
  private final WordTable words;
  private final int[] stepFrom;
  private final Node.Step[] step;
  private final int[] nodes;
  private final int[] wordNode;
  private final int[] wordAttribute;
  private final int[] arcNode;
  private final ArcAttribute[] arcAttribute;
  private final int[] distanceFrom;
  private final int[] distanceTo;
  private final long[] distanceHash = new long[2 * DISTANCES];
  private final long[] smallHash = new long[SMALL];
  private final long[] values;
  private final Mixer all;
  private final List<FeatureGroup> groups;

  FeatureExtractor(FeatureModel model, RowLayout layout) {
    this.system = erased(model.system());
    this.places = system.places().size();
    List<Node> nodeList = new ArrayList<>();
    for (int place = 0; place < places; place++) {
      nodeList.add(new Node(place, List.of()));
    }
    List<WordAttribute> attributes = new ArrayList<>();
    List<Atom.OfWord> ofWords = new ArrayList<>();
    List<Atom.OfArcs> ofArcs = new ArrayList<>();
    List<Atom.Distance> distances = new ArrayList<>();
    boolean hasSets = false;
    for (Template template : model.templates()) {
      for (Atom atom : template.atoms()) {
        if (atom instanceof Atom.OfWord word) {
          number(word.node(), nodeList);
          if (word.attribute().isSet()) {
            hasSets = true;
          } else {
            addOnce(word.attribute(), attributes);
            addOnce(word, ofWords);
          }
        } else if (atom instanceof Atom.OfArcs arcs) {
          number(arcs.node(), nodeList);
          addOnce(arcs, ofArcs);
        } else if (atom instanceof Atom.Distance distance) {
          number(distance.from(), nodeList);
          number(distance.to(), nodeList);
          addOnce(distance, distances);
        }
      }
    }
    this.words = new WordTable(attributes, model.clusters(), hasSets);
    this.nodes = new int[nodeList.size()];
    List<Node> steps = nodeList.subList(places, nodeList.size());
    this.stepFrom = steps.stream().mapToInt(node -> nodeList.indexOf(node.parent())).toArray();
    this.step = steps.stream().map(Node::lastStep).toArray(Node.Step[]::new);
    this.wordNode = ofWords.stream().mapToInt(atom -> nodeList.indexOf(atom.node())).toArray();
    this.wordAttribute =
        ofWords.stream().mapToInt(atom -> attributes.indexOf(atom.attribute())).toArray();
    this.arcNode = ofArcs.stream().mapToInt(atom -> nodeList.indexOf(atom.node())).toArray();
    this.arcAttribute = ofArcs.stream().map(Atom.OfArcs::attribute).toArray(ArcAttribute[]::new);
    this.distanceFrom =
        distances.stream().mapToInt(atom -> nodeList.indexOf(atom.from())).toArray();
    this.distanceTo = distances.stream().mapToInt(atom -> nodeList.indexOf(atom.to())).toArray();
    List<Atom> atoms = new ArrayList<>(ofWords);
    atoms.addAll(ofArcs);
    atoms.addAll(distances);
    this.values = new long[atoms.size()];
    Function<List<Template>, Mixer> compile =
        templates -> mixer(model, templates, atoms, nodeList, layout);
    this.all = compile.apply(model.templates());
    this.groups = FeatureGroup.of(model.templates(), compile, nodeList::indexOf, atoms::indexOf);
    for (int i = 0; i < distanceHash.length; i++) {
      distanceHash[i] = Hash.mix(i + 1L);
    }
    for (int i = 0; i < smallHash.length; i++) {
      smallHash[i] = Hash.mix(i + 1L);
    }
  }

  /** A system that is only ever shown its own configurations: that is for callers to see to. */
  @SuppressWarnings("unchecked")
  private static TransitionSystem<PartialTree> erased(TransitionSystem<?> system) {
    return (TransitionSystem<PartialTree>) system;
  }

  private static Mixer mixer(
      FeatureModel model,
      List<Template> templates,
      List<Atom> atoms,
      List<Node> nodes,
      RowLayout layout) {
    return new Mixer(
        templates,
        model.templates()::indexOf,
        atom ->
            Template.isSet(atom) && atom instanceof Atom.OfWord set
                ? nodes.indexOf(set.node())
                : atoms.indexOf(atom),
        layout);
  }

  /** Gives a node a number, and before it all nodes on the way to it. */
  private static void number(Node node, List<Node> nodes) {
    if (!node.isPlace()) {
      number(node.parent(), nodes);
    }
    addOnce(node, nodes);
  }

  private static <T> void addOnce(T item, List<T> list) {
    if (!list.contains(item)) {
      list.add(item);
    }
  }

  /** No configuration has more features than this. */
  public int mostRows() {
    return all.mostRows() + 1;
  }

  /** Takes up a sentence. */
  public void begin(Sentence sentence) {
    words.begin(sentence);
  }

  /**
   * Finds the rows of a configuration's features at a site.
   *
   * @param rows an array for at least {@link #mostRows} rows
   * @return how many there are
   */
  public int extract(PartialTree c, int site, int[] rows) {
    look(c, site);
    return extract(rows);
  }

  /**
   * Looks which words are at the places around a site.
   *
   * @param c a configuration of the system whose places the features look at
   */
  public void look(PartialTree c, int site) {
    system.places(c, site, nodes);
    follow(c);
  }

  /**
   * Finds the rows of the features of what was looked at.
   *
   * @param rows an array for at least {@link #mostRows} rows
   * @return how many there are
   */
  public int extract(int[] rows) {
    return all.mix(values, nodes, words, rows);
  }

  /** The number of groups of features: every feature is in one of them. */
  public int groups() {
    return groups.size();
  }

  /**
   * The key of a group for what was looked at: within a sentence, same key, same rows. It is a hash
   * of 64 bits of all that the group's features depend on.
   */
  public long key(int group) {
    return groups.get(group).key(nodes, values);
  }

  /**
   * Finds the rows of a group's features for what was looked at.
   *
   * @param rows an array for at least {@link #mostRows} rows
   * @return how many there are
   */
  public int extract(int group, int[] rows) {
    return groups.get(group).mixer().mix(values, nodes, words, rows);
  }

  private void follow(PartialTree c) {
    for (int i = 0; i < stepFrom.length; i++) {
      int word = nodes[stepFrom[i]];
      int next = word < 0 ? -1 : follow(c, word, step[i]);
      nodes[places + i] = next < 0 ? WordTable.NOTHING : next;
    }
    for (int i = 0; i < wordNode.length; i++) {
      values[i] = words.value(nodes[wordNode[i]], wordAttribute[i]);
    }
    int at = wordNode.length;
    for (int i = 0; i < arcNode.length; i++) {
      int word = nodes[arcNode[i]];
      values[at++] = word < 0 ? 0 : value(c, word, arcAttribute[i]);
    }
    for (int i = 0; i < distanceFrom.length; i++) {
      int from = nodes[distanceFrom[i]];
      int to = nodes[distanceTo[i]];
      values[at++] = from < 0 || to < 0 ? 0 : distance(from, to);
    }
  }

  private int follow(PartialTree c, int word, Node.Step step) {
    return switch (step) {
      case LEFTMOST -> c.leftmost(word);
      case SECOND_LEFTMOST -> c.secondLeftmost(word);
      case RIGHTMOST -> c.rightmost(word);
      case SECOND_RIGHTMOST -> c.secondRightmost(word);
      case HEAD -> c.head(word);
      case PREVIOUS -> word - 1;
      case NEXT -> word < words.words() ? word + 1 : -1;
    };
  }

  private long value(PartialTree c, int word, ArcAttribute attribute) {
    return switch (attribute) {
      case LABEL -> c.label(word) < 0 ? 0 : smallHash[c.label(word) % SMALL];
      case LEFT_VALENCY -> smallHash[Math.min(c.leftValency(word), SMALL - 1)];
      case RIGHT_VALENCY -> smallHash[Math.min(c.rightValency(word), SMALL - 1)];
      case LEFT_LABELS -> Hash.mix(c.leftLabels(word)) | 1;
      case RIGHT_LABELS -> Hash.mix(c.rightLabels(word)) | 1;
    };
  }

  /** Distances 1 to 4 each, 5–6, 7–10, more; in either direction. */
  private long distance(int from, int to) {
    int apart = Math.abs(to - from);
    int bucket = apart;
    if (apart > 4) {
      bucket = apart > 10 ? 7 : (apart > 6 ? 6 : 5);
    }
    return distanceHash[to < from ? DISTANCES + bucket : bucket];
  }
}
