package dodona.search;

import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.List;

/**
 * The scores of all transitions at all sites of a configuration, kept up to date while it changes.
 *
 * <p>A transition changes only the scores of the sites that see its arc, or see other words after
 * it, so only those are computed again; a tournament over the sites then yields the best one after
 * O(log n) comparisons. What a feature says of the arcs of a word's neighbors in the sentence is
 * that of when its site was last scored.
 *
 * <p>It belongs to one thread and allocates only for a longer sentence than any before.
 *
 * @param <C> the configurations of the system
 */
public final class SiteScores<C extends PartialTree> {

  private static final long NEVER = Long.MIN_VALUE;

  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final Scorer.Session scorer;
  private final Permitted<C> permitted;
  private final int width;
  private final int usedPlaces;
  private final int[] here;

  /* What was seen when a site was last scored: its words, and the permitted moves. */
  private final int places;
  private int[] seen = {};
  private int[] moves = {};

  /** The scores of one site, without those of forbidden transitions. */
  private final int[] choice;

  /* By site. */
  private int[][] scores = {};
  private long[] bestScore = {};
  private int[] bestTransition = {};

  /* What the scorer is asked about at once: sites, the configuration for each, their scores. */
  private PartialTree[] live = {};
  private int[] asked = {};
  private int[][] answers = {};
  private int askedCount;

  /* By word: the last step that gave it, or a word below it, an arc. */
  private int[] touched = {};
  private int step;

  /* A complete binary tree: node i has the children 2 i and 2 i + 1, the leaves are the sites. */
  private int[] winner = {};
  private int leaves;

  /**
   * Scores of permitted transitions.
   *
   * @param permitted what may be taken, an object of its own
   * @param scorer a session of its own
   */
  public SiteScores(Permitted<C> permitted, Scorer.Session scorer) {
    this.permitted = permitted;
    this.system = permitted.system();
    this.transitions = system.transitions();
    this.scorer = scorer;
    this.width = transitions.size();
    this.choice = new int[width];
    this.places = system.places().size();
    this.usedPlaces = scorer.places();
    this.here = new int[places];
  }

  /** Says which sentences will be taken up next. */
  void ahead(List<Sentence> sentences) {
    scorer.ahead(sentences);
  }

  /** A sentence with the tags that the model predicts, if it does. */
  Sentence tagged(Sentence sentence) {
    return scorer.tagged(sentence);
  }

  /** Takes up a sentence in its initial configuration. */
  public void begin(Sentence sentence, C c) {
    scorer.begin(sentence);
    permitted.begin(sentence);
    int words = sentence.size() + 1;
    leaves = Integer.highestOneBit(Math.max(1, (2 * words) - 1));
    if (winner.length < 2 * leaves) {
      winner = new int[2 * leaves];
      bestScore = new long[leaves];
      bestTransition = new int[leaves];
      moves = new int[leaves];
      touched = new int[leaves];
      seen = new int[leaves * places];
    }
    if (scores.length < words) {
      scores = new int[words][width];
      live = new PartialTree[words];
      asked = new int[words];
      answers = new int[words][];
    }
    Arrays.fill(bestScore, 0, leaves, NEVER);
    Arrays.fill(touched, 0, leaves, 0);
    step = 0;
    for (int leaf = 0; leaf < leaves; leaf++) {
      winner[leaves + leaf] = leaf;
    }
    scoreAll(c);
  }

  /** Scores every site of a configuration. */
  public void scoreAll(C c) {
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      system.places(c, site, here);
      ask(c, site);
    }
    score(c);
    playAll();
    obeyConstraint(c);
  }

  /** Takes a transition and updates the scores that it changes. */
  public void take(C c, int transition) {
    int site = transition / width;
    int head = system.head(c, site, transitions.move(transition % width));
    int dependent = system.dependent(c, site, transitions.move(transition % width));
    system.apply(c, transition);
    step++;
    if (dependent >= 0) {
      touched[dependent] = step;
      for (int word = head; word >= 0; word = c.head(word)) {
        touched[word] = step;
      }
    }
    int next = system.firstChangedSite(c, transition);
    int end = system.endOfChangedSites(c, transition);
    int from = next < 0 ? 0 : next;
    int stop = end < 0 ? leaves : end;
    for (int at = from; at < stop; at++) {
      if (at == next) {
        if (isChanged(c, at)) {
          ask(c, at);
        }
        next = system.nextSite(c, at);
      } else if (bestScore[at] != NEVER) {
        bestScore[at] = NEVER; // the site is gone
        replay(at);
      }
    }
    int changed = askedCount;
    score(c);
    for (int i = 0; i < changed; i++) {
      replay(asked[i]);
    }
    obeyConstraint(c);
  }

  /** Chooses at all sites, as any transition may change what a constraint permits anywhere. */
  private void obeyConstraint(C c) {
    if (permitted.isConstrained()) {
      chooseAll(c);
    }
    if (permitted.isConstrained() && bestScore[winner[1]] == NEVER) {
      permitted.dropConstraint();
      chooseAll(c);
    }
  }

  private void chooseAll(C c) {
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      moves[site] = permitted.moves(c, site);
      chooseBest(c, site);
    }
    playAll();
  }

  /** Returns whether the words seen from a site or the moves permitted there have changed. */
  private boolean isChanged(C c, int site) {
    system.places(c, site, here);
    int from = site * places;
    for (int left = usedPlaces; left != 0; left &= left - 1) {
      int place = Integer.numberOfTrailingZeros(left);
      if (place >= places) {
        break;
      }
      int word = here[place];
      if (word != seen[from + place] || (word >= 0 && touched[word] == step)) {
        return true;
      }
    }
    return bestScore[site] == NEVER || permitted.moves(c, site) != moves[site];
  }

  /** The best-scoring transition that is permitted. */
  public int best() {
    return bestTransition[winner[1]];
  }

  /** The score of a legal transition. */
  public int score(int transition) {
    return scores[transition / width][transition % width];
  }

  /** Puts a site, whose places have been looked at, on the list of those to be scored. */
  private void ask(C c, int site) {
    System.arraycopy(here, 0, seen, site * places, places);
    moves[site] = permitted.moves(c, site);
    asked[askedCount] = site;
    live[askedCount] = c;
    answers[askedCount] = scores[site];
    askedCount++;
  }

  /** Scores the sites on the list, and clears it. */
  private void score(C c) {
    scorer.score(live, asked, askedCount, answers);
    for (int i = 0; i < askedCount; i++) {
      chooseBest(c, asked[i]);
    }
    askedCount = 0;
  }

  private void chooseBest(C c, int site) {
    System.arraycopy(scores[site], 0, choice, 0, width);
    permitted.forbid(c, site, moves[site], choice);
    int best = Permitted.FORBIDDEN;
    bestScore[site] = NEVER;
    for (int left = moves[site]; left != 0; left &= left - 1) {
      int move = Integer.numberOfTrailingZeros(left);
      int end = transitions.end(move);
      for (int t = transitions.first(move); t < end; t++) {
        if (choice[t] > best) {
          best = choice[t];
          bestScore[site] = best;
          bestTransition[site] = (site * width) + t;
        }
      }
    }
  }

  private void playAll() {
    for (int node = leaves - 1; node > 0; node--) {
      play(node);
    }
  }

  private void replay(int leaf) {
    for (int node = (leaves + leaf) / 2; node > 0; node /= 2) {
      play(node);
    }
  }

  /** Of two sites as good as each other, the left one wins. */
  private void play(int node) {
    int a = winner[2 * node];
    int b = winner[(2 * node) + 1];
    winner[node] = bestScore[b] > bestScore[a] ? b : a;
  }
}
