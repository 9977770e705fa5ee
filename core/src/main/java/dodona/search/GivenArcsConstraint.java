package dodona.search;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.Oracles;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.GivenArcs;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.PseudoProjectivity;
import dodona.treebank.Sentence;
import dodona.treebank.TreeDefect;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The constraint that trees have the heads and labels that their sentences {@linkplain GivenArcs
 * give}. A {@link GivenArcsOracle} of the system decides which moves keep them possible, so it
 * never leaves a search without any.
 *
 * @param heads whether HEAD and {@code Forbid=} in MISC are kept
 * @param labels whether DEPREL is kept
 * @param projectivizes whether given arcs that the system cannot build are lifted, as in
 *     pseudo-projective training, until it can; else such a sentence is refused
 */
public record GivenArcsConstraint(boolean heads, boolean labels, boolean projectivizes)
    implements Constraint {

  private static final String ROOT = "root";

  @Override
  public <C extends PartialTree> Session<C> open(TransitionSystem<C> system, boolean singleRoot) {
    return new GivenSession<>(system, singleRoot);
  }

  /** The tree with the given labels, also those that the model does not know. */
  @Override
  public DependencyTree finish(Sentence sentence, DependencyTree tree) {
    GivenArcs given = GivenArcs.of(sentence, heads, labels);
    if (given.isEmpty()) {
      return tree;
    }
    String[] finished = tree.labels();
    for (int d = 1; d <= tree.size(); d++) {
      String label = given.label(d);
      finished[d - 1] = label == null ? finished[d - 1] : label;
      boolean isLost = given.head(d) >= 0 && given.head(d) != tree.head(d);
      if (isLost && !projectivizes) {
        throw new IllegalStateException("lost the given arc " + given.arc(d) + " in " + tree);
      }
    }
    return DependencyTree.of(tree.heads(), finished);
  }

  private final class GivenSession<C extends PartialTree> implements Session<C> {

    private final TransitionSystem<C> system;
    private final boolean singleRoot;
    private final GivenArcsOracle<C> oracle;
    private final C start;

    /** True if {@code root} is the label of the root's dependents. */
    private final boolean hasRootLabel;

    /** The labels that move a word elsewhere after parsing. */
    private final BitSet lifting = new BitSet();

    private GivenArcs given = GivenArcs.ofHeads();

    /** By word the number of its given label, −1 if there is none that the model knows. */
    private int[] label = {};

    GivenSession(TransitionSystem<C> system, boolean singleRoot) {
      this.system = system;
      this.singleRoot = singleRoot;
      this.oracle = Oracles.givenArcs(system, singleRoot);
      this.start = system.newConfiguration();
      List<String> all = system.transitions().labels();
      this.hasRootLabel = all.size() > 1 && all.contains(ROOT);
      for (int number = 0; number < all.size(); number++) {
        lifting.set(number, all.get(number).indexOf(PseudoProjectivity.LIFTED) >= 0);
      }
    }

    @Override
    public boolean begin(Sentence sentence) {
      given = GivenArcs.of(sentence, heads, labels);
      if (given.isEmpty()) {
        return false;
      }
      Optional<TreeDefect> contradiction = given.contradiction(singleRoot);
      if (contradiction.isPresent()) {
        throw sentence.invalid(contradiction.get().word(), contradiction.get().message());
      }
      system.initialize(start, sentence.size());
      while (!isPossible(given)) {
        List<Integer> conflict = conflict();
        if (!projectivizes || conflict.isEmpty()) {
          throw impossible(sentence, conflict);
        }
        given = lifted(conflict);
      }
      keepOtherLabelsFromRoot(sentence);
      if (label.length < sentence.size() + 1) {
        label = new int[sentence.size() + 1];
      }
      for (int d = 1; d <= sentence.size(); d++) {
        String name = given.label(d);
        label[d] = name == null ? -1 : system.transitions().labelId(name);
      }
      return true;
    }

    /**
     * Forbids the root to words with another label. With forbidden arcs, some systems search only
     * up to a limit; if they find no tree, the first word that can be the root becomes it.
     */
    private void keepOtherLabelsFromRoot(Sentence sentence) {
      GivenArcs apart = given;
      boolean hasRoot = false;
      for (int d = 1; d <= sentence.size(); d++) {
        hasRoot |= given.head(d) == 0;
        apart = isOfOtherWord(d) ? apart.forbidding(d, 0) : apart;
      }
      if (!hasRootLabel || (hasRoot && singleRoot) || apart == given) {
        return;
      }
      if (isPossible(apart)) {
        given = apart;
        return;
      }
      for (int d = 1; d <= sentence.size() && !hasRoot; d++) {
        boolean isFree = given.head(d) < 0 && given.label(d) == null && given.allows(0, d);
        if (isFree && isPossible(given.withHead(d, 0))) {
          given = given.withHead(d, 0);
          return;
        }
      }
      if (!hasRoot) {
        throw sentence.invalid(
            1,
            "what is given leaves no word with the label root for this parser ("
                + system.name()
                + "); remove a head or a label");
      }
      oracle.begin(given);
    }

    /** Returns whether a word has a given label other than the root's, but no given head. */
    private boolean isOfOtherWord(int word) {
      return given.label(word) != null && given.head(word) < 0;
    }

    private boolean isPossible(GivenArcs arcs) {
      oracle.begin(arcs);
      return oracle.isPossible(start);
    }

    /** The dependents of some given arcs that are impossible together, but not without any. */
    private List<Integer> conflict() {
      GivenArcs fewer = given;
      for (int word : given.words()) {
        GivenArcs without = fewer.withHead(word, -1);
        fewer = isPossible(without) ? fewer : without;
      }
      return fewer.words();
    }

    /** The given arcs with the shortest of some lifted to its head's head, or freed. */
    private GivenArcs lifted(List<Integer> conflict) {
      int shortest = conflict.get(0);
      for (int d : conflict) {
        shortest = length(d) < length(shortest) ? d : shortest;
      }
      int head = given.head(shortest);
      return given.withHead(shortest, head > 0 ? given.head(head) : -1);
    }

    private int length(int word) {
      return given.head(word) == 0 ? Integer.MAX_VALUE : Math.abs(word - given.head(word));
    }

    private InvalidTreebankException impossible(Sentence sentence, List<Integer> conflict) {
      if (conflict.isEmpty()) {
        return sentence.invalid(1, "the forbidden arcs leave no tree for " + system.name());
      }
      String arcs = conflict.stream().map(given::arc).collect(Collectors.joining(", "));
      String words =
          conflict.stream()
              .map(d -> "'" + sentence.form(d) + "'")
              .collect(Collectors.joining(" and "));
      String what =
          conflict.size() == 1
              ? "the given arc " + arcs + " to " + words + " is impossible"
              : "the given arcs " + arcs + " to " + words + " exclude each other";
      String reason = given.crossing().isPresent() ? ": they cross" : "";
      return sentence.invalid(
          conflict.get(conflict.size() - 1),
          what
              + " for this parser ("
              + system.name()
              + ")"
              + (conflict.size() > 1 ? reason : "")
              + "; remove one, have them projectivized, or use a model for non-projective trees");
    }

    @Override
    public int moves(C c, int site, int moves) {
      if (system.hasOneSite() && (moves & (moves - 1)) == 0) {
        return moves; // some move is possible, so this is
      }
      int possible = 0;
      for (int left = moves; left != 0; left &= left - 1) {
        Move move = system.transitions().moveOfCode(Integer.numberOfTrailingZeros(left));
        possible |= oracle.isPossibleAfter(c, site, move) ? move.bit() : 0;
      }
      return possible;
    }

    @Override
    public void labels(C c, int site, Move move, BitSet permitted) {
      int dependent = system.dependent(c, site, move);
      int own = label[dependent];
      if (own >= 0) {
        permitted.clear();
        permitted.set(own);
      } else if (isFixed(dependent) && !lifting.isEmpty()) {
        permitted.andNot(lifting);
      }
    }

    /** Returns whether a word must not be moved after parsing. */
    private boolean isFixed(int word) {
      return given.head(word) >= 0 || given.label(word) != null || given.forbidsArcsTo(word);
    }
  }
}
