package dodona.neural.train;

import dodona.neural.model.SeenPlaces;
import dodona.neural.network.TransitionHead;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.train.Example;
import dodona.train.recipe.Exploration;
import dodona.train.recipe.TieBreaking;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Derives gold trees under an oracle, as one thread does it: at each step the present scores choose
 * among the correct transitions or, exploring, lead astray.
 *
 * @param <C> the configurations of the system
 */
final class OracleWalk<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final Transitions transitions;
  private final OracleFor<? extends Oracle<C>> oracles;
  private final @Nullable Exploration exploration;
  private final TieBreaking ties;
  private final SeenPlaces places;
  private final TransitionHead.Scores scorer;
  private final C c;
  private final BitSet correct = new BitSet();
  private final int[] room;
  private int[] sites = new int[1];
  private int[][] words = new int[1][];
  private float[][] scores;

  /** A guide for one thread, by scores of its own. */
  OracleWalk(
      TransitionSystem<C> system,
      OracleFor<? extends Oracle<C>> oracles,
      @Nullable Exploration exploration,
      TieBreaking ties,
      SeenPlaces places,
      TransitionHead.Scores scorer) {
    this.system = system;
    this.transitions = system.transitions();
    this.oracles = oracles;
    this.exploration = exploration;
    this.ties = ties;
    this.places = places;
    this.scorer = scorer;
    this.c = system.newConfiguration();
    this.room = places.room();
    this.scores = new float[1][transitions.size()];
  }

  /**
   * Derives a tree.
   *
   * @param root the number of the sentence's root among the projected words
   * @param random decides when to explore
   */
  Guided derive(Example example, int root, int iteration, SplittableRandom random) {
    Oracle<C> oracle = oracles.tree(example.gold());
    Guided guided = new Guided();
    system.initialize(c, example.sentence().size());
    while (!system.isTerminal(c)) {
      int count = look(root);
      scorer.score(words, count, scores);
      oracle.optimal(c, correct);
      if (ties == TieBreaking.BEST_SCORE) {
        int best = bestCorrect(count);
        correct.clear();
        correct.set(best);
      }
      int predicted = bestLegal(count);
      boolean isCorrect = correct.get(predicted);
      guided.add(words, count, numbers(count), isCorrect);
      boolean follow = isCorrect || (exploration != null && exploration.happens(iteration, random));
      system.apply(c, follow ? predicted : bestCorrect(count));
    }
    guided.end(c.swaps());
    return guided;
  }

  /** Finds the words at the places of all sites; returns how many sites there are. */
  private int look(int root) {
    int count = 0;
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      if (count == sites.length) {
        sites = Arrays.copyOf(sites, 2 * count);
        words = Arrays.copyOf(words, 2 * count);
        scores = new float[2 * count][transitions.size()];
      }
      int[] here = new int[places.size()];
      places.find(system, c, site, root, room, here);
      sites[count] = site;
      words[count] = here;
      count++;
    }
    return count;
  }

  private int bestLegal(int count) {
    int best = -1;
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      for (int left = system.legalMoves(c, sites[i]); left != 0; left &= left - 1) {
        int move = Integer.numberOfTrailingZeros(left);
        for (int t = transitions.first(move); t < transitions.end(move); t++) {
          if (best < 0 || scores[i][t] > most) {
            best = sites[i] * transitions.size() + t;
            most = scores[i][t];
          }
        }
      }
    }
    return best;
  }

  private int bestCorrect(int count) {
    int best = -1;
    float most = Float.NEGATIVE_INFINITY;
    int i = 0;
    for (int t = correct.nextSetBit(0); t >= 0; t = correct.nextSetBit(t + 1)) {
      i = row(t, i, count);
      float score = scores[i][t % transitions.size()];
      if (best < 0 || score > most) {
        best = t;
        most = score;
      }
    }
    return best;
  }

  /** The correct transitions, numbered through all sites that there are. */
  private int[] numbers(int count) {
    int[] numbers = new int[correct.cardinality()];
    int n = 0;
    int i = 0;
    for (int t = correct.nextSetBit(0); t >= 0; t = correct.nextSetBit(t + 1)) {
      i = row(t, i, count);
      numbers[n++] = i * transitions.size() + t % transitions.size();
    }
    return numbers;
  }

  /** The row of a transition's site; sites are in order. */
  private int row(int transition, int from, int count) {
    int site = transition / transitions.size();
    int i = from;
    while (i < count && sites[i] != site) {
      i++;
    }
    if (i == count) {
      throw new IllegalStateException("the oracle wants a transition at site " + site + " of " + c);
    }
    return i;
  }
}
