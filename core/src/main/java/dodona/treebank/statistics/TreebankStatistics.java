package dodona.treebank.statistics;

import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts over the sentences of a treebank. Shares of trees ignore sentences that are not trees. */
public final class TreebankStatistics {

  /** Distinct values beyond this many are no longer told apart, so that memory stays bounded. */
  private static final int MAX_DISTINCT = 200_000;

  private static final List<Column> COUNTED =
      List.of(Column.UPOS, Column.XPOS, Column.FEATS, Column.DEPREL, Column.LEMMA);

  private final Map<Column, Set<String>> values = new EnumMap<>(Column.class);
  private final Set<String> attributes = new HashSet<>();
  private final SortedMap<Integer, Long> gapDegrees = new TreeMap<>();
  private final Map<String, Set<String>> attributesOf = new HashMap<>();
  private long sentences;
  private long words;
  private int longest;
  private long multiwordTokens;
  private long emptyNodes;
  private long trees;
  private long treeWords;
  private long projective;
  private long nonProjectiveArcs;
  private long wellNested;
  private long severalRoots;
  private int maxEdgeDegree;

  /** Statistics of nothing yet. */
  public TreebankStatistics() {
    for (Column column : COUNTED) {
      values.put(column, new HashSet<>());
    }
  }

  /** Counts a sentence. */
  public void add(Sentence sentence) {
    int n = sentence.size();
    sentences++;
    words += n;
    longest = Math.max(longest, n);
    if (sentence.rows() > n) {
      multiwordTokens += sentence.multiwordTokens().size();
      emptyNodes += sentence.emptyNodes().size();
    }
    for (Map.Entry<Column, Set<String>> entry : values.entrySet()) {
      for (int word = 1; word <= n && entry.getValue().size() < MAX_DISTINCT; word++) {
        entry.getValue().add(sentence.get(word, entry.getKey()));
      }
    }
    for (int word = 1; word <= n; word++) {
      addAttributes(sentence.feats(word));
    }
    if (sentence.treeDefects().isEmpty()) {
      addTree(sentence.tree());
    }
  }

  private void addAttributes(String feats) {
    if (!attributesOf.containsKey(feats)) {
      Set<String> names = new HashSet<>();
      if (!feats.equals(Sentence.ABSENT)) {
        for (String pair : feats.split("\\|", -1)) {
          int equals = pair.indexOf('=');
          names.add(equals < 0 ? pair : pair.substring(0, equals));
        }
      }
      if (attributesOf.size() < MAX_DISTINCT) {
        attributesOf.put(feats, names);
      }
      if (attributes.size() < MAX_DISTINCT) {
        attributes.addAll(names);
      }
    }
  }

  private void addTree(DependencyTree tree) {
    trees++;
    treeWords += tree.size();
    severalRoots += tree.rootCount() > 1 ? 1 : 0;
    if (Projectivity.isProjective(tree)) {
      projective++;
      wellNested++;
      gapDegrees.merge(0, 1L, Long::sum);
      return;
    }
    Projectivity projectivity = new Projectivity(tree);
    nonProjectiveArcs += projectivity.nonProjectiveArcs().cardinality();
    wellNested += projectivity.isWellNested() ? 1 : 0;
    gapDegrees.merge(projectivity.gapDegree(), 1L, Long::sum);
    maxEdgeDegree = Math.max(maxEdgeDegree, projectivity.edgeDegree());
  }

  /** Sentences, whether they are trees or not. */
  public long sentences() {
    return sentences;
  }

  /** Words; ranges and empty nodes do not count. */
  public long words() {
    return words;
  }

  /** Words of the longest sentence. */
  public int longest() {
    return longest;
  }

  /** Multiword tokens. */
  public long multiwordTokens() {
    return multiwordTokens;
  }

  /** Empty nodes. */
  public long emptyNodes() {
    return emptyNodes;
  }

  /** Sentences whose heads form a tree. */
  public long trees() {
    return trees;
  }

  /** Words of those sentences. */
  public long treeWords() {
    return treeWords;
  }

  /** Trees that are projective. */
  public long projective() {
    return projective;
  }

  /** Arcs that are not projective. */
  public long nonProjectiveArcs() {
    return nonProjectiveArcs;
  }

  /** Trees in which no two disjoint subtrees interleave. */
  public long wellNested() {
    return wellNested;
  }

  /** Trees with more than one root. */
  public long severalRoots() {
    return severalRoots;
  }

  /** The largest edge degree of any tree. */
  public int maxEdgeDegree() {
    return maxEdgeDegree;
  }

  /** Returns the number of trees with each gap degree. */
  public SortedMap<Integer, Long> gapDegrees() {
    return Collections.unmodifiableSortedMap(gapDegrees);
  }

  /** Returns the number of different values in a column: UPOS, XPOS, FEATS, DEPREL or LEMMA. */
  public int distinct(Column column) {
    return valuesOf(column).size();
  }

  /** Returns the number of different attributes in FEATS, such as {@code Case}. */
  public int featureAttributes() {
    return attributes.size();
  }

  /** The columns that have the same value for every word, and so are useless to a parser. */
  public SortedMap<Column, String> constantColumns() {
    SortedMap<Column, String> constant = new TreeMap<>();
    if (words > 1) {
      for (Column column : COUNTED) {
        if (valuesOf(column).size() == 1) {
          constant.put(column, valuesOf(column).iterator().next());
        }
      }
    }
    return constant;
  }

  private Set<String> valuesOf(Column column) {
    Set<String> found = values.get(column);
    if (found == null) {
      throw new IllegalArgumentException(column + " is not counted");
    }
    return found;
  }

  /** Every figure under its name, for JSON; shares of nothing are not a number. */
  public Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("sentences", sentences());
    map.put("words", words());
    map.put("longestSentence", longest());
    map.put("multiwordTokens", multiwordTokens());
    map.put("emptyNodes", emptyNodes());
    map.put("labels", distinct(Column.DEPREL));
    map.put("upos", distinct(Column.UPOS));
    map.put("xpos", distinct(Column.XPOS));
    map.put("feats", distinct(Column.FEATS));
    map.put("featureAttributes", featureAttributes());
    map.put("trees", trees());
    map.put("treesWithSeveralRoots", severalRoots());
    map.put("projectiveSentences", projective());
    map.put("projectiveSentencesPercent", percent(projective, trees));
    map.put("nonProjectiveArcs", nonProjectiveArcs());
    map.put("nonProjectiveArcsPercent", percent(nonProjectiveArcs(), treeWords()));
    map.put("wellNestedSentences", wellNested());
    map.put("wellNestedSentencesPercent", percent(wellNested(), trees()));
    map.put("gapDegrees", gapDegrees());
    map.put("maxEdgeDegree", maxEdgeDegree());
    map.put("constantColumns", constantColumns());
    return map;
  }

  private static double percent(long part, long whole) {
    return whole == 0 ? Double.NaN : 100.0 * part / whole;
  }
}
