package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.model.Models;
import dodona.model.Ranking;
import dodona.model.Scorer;
import dodona.model.linear.LinearModel;
import dodona.model.linear.RowScorer;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.search.Beam;
import dodona.search.Permitted;
import dodona.system.swapstandard.SwapStandard;
import dodona.train.gold.LatentGold;
import dodona.train.gold.Prefix;
import dodona.train.recipe.FixedBy;
import dodona.train.recipe.Gold;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.transition.Configuration;
import dodona.treebank.Sentence;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Latent gold that is chosen by a score of derivations, against all correct derivations. */
class GoldScoreTest {

  private static final int WIDE = 10_000;
  private static final int LONGEST = 12;

  /** A tree with two correct derivations, of 10 and {@value LONGEST} steps. */
  private final Sentence sentence =
      MiniTreebank.sentence("a/A/_/2/x b/B/_/0/r c/C/_/1/x d/D/_/3/x");

  private final SwapStandard system = new SwapStandard(List.of("r", "x"));

  private final OracleFor<NonDeterministicOracle<Configuration>> oracles =
      Oracles.namedNonDeterministic(system, "nd-all");

  /** The best of all correct derivations, found by trying them. */
  private final class All {

    final NonDeterministicOracle<Configuration> oracle = oracles.tree(sentence.tree());
    final RowScorer scorer;
    double best = Double.NEGATIVE_INFINITY;
    int shortest = Integer.MAX_VALUE;
    int longest;

    All(LinearModel model, Ranking by) {
      scorer = model.open(Scorer.Hint.GREEDY);
      scorer.begin(sentence);
      Configuration start = system.newConfiguration();
      system.initialize(start, sentence.size());
      extend(start, 0, by);
    }

    private void extend(Configuration c, long sum, Ranking by) {
      if (system.isTerminal(c)) {
        int length = c.derivationLength();
        best = Math.max(best, score(c, sum, by));
        shortest = Math.min(shortest, length);
        longest = Math.max(longest, length);
        return;
      }
      int[] scores = new int[system.transitions().size()];
      scorer.score(c, 0, scores);
      BitSet correct = new BitSet();
      oracle.optimal(c, correct);
      for (int t = correct.nextSetBit(0); t >= 0; t = correct.nextSetBit(t + 1)) {
        Configuration next = system.newConfiguration();
        next.copyFrom(c);
        system.apply(next, t);
        extend(next, sum + scores[t], by);
      }
    }

    private double score(Configuration finished, long sum, Ranking by) {
      int length = finished.derivationLength();
      return switch (by) {
        case SUM -> sum;
        case MEAN -> sum / (double) length;
        case IDLE -> sum + (double) ((LONGEST - length) * scorer.idle(finished));
      };
    }
  }

  private int[] find(LinearModel model, Ranking ranking) {
    Prefix found = new Prefix();
    new LatentGold<>(
            new Beam<>(
                Permitted.learning(system, false), model.open(Scorer.Hint.BEAM), WIDE, ranking),
            oracles)
        .find(sentence, sentence.tree(), found);
    return found.toArray();
  }

  private long sum(LinearModel model, int[] derivation) {
    RowScorer scorer = model.open(Scorer.Hint.GREEDY);
    scorer.begin(sentence);
    Configuration c = system.newConfiguration();
    system.initialize(c, sentence.size());
    int[] scores = new int[system.transitions().size()];
    long sum = 0;
    for (int t : derivation) {
      scorer.score(c, 0, scores);
      sum += scores[t];
      system.apply(c, t);
    }
    return sum;
  }

  @Test
  void theGoldDerivationIsTheBestBySumOrByMean() {
    int others = 0;
    for (int seed = 0; seed < 40; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, false), seed);
      All bySum = new All(model, Ranking.SUM);
      All byMean = new All(model, Ranking.MEAN);
      assertThat(bySum.longest).isGreaterThan(bySum.shortest);

      int[] best = find(model, Ranking.SUM);
      int[] bestOnMean = find(model, Ranking.MEAN);

      assertThat((double) sum(model, best)).isEqualTo(bySum.best);
      double mean = sum(model, bestOnMean) / (double) bestOnMean.length;
      assertThat(mean).isBetween(byMean.best - 1.0 / byMean.longest, byMean.best);
      others += bestOnMean.length == best.length ? 0 : 1;
    }
    assertThat(others).as("models that prefer another length by mean").isPositive();
  }

  @Test
  void theGoldDerivationIsTheBestWhereAllArePaddedWithIdleSteps() {
    int others = 0;
    for (int seed = 0; seed < 40; seed++) {
      LinearModel model = Models.random(Models.shape(system, 1, false), seed);
      All padded = new All(model, Ranking.IDLE);
      assertThat(padded.longest).isEqualTo(LONGEST);

      int[] best = find(model, Ranking.IDLE);

      Configuration end = system.newConfiguration();
      system.initialize(end, sentence.size());
      for (int transition : best) {
        system.apply(end, transition);
      }
      RowScorer scorer = model.open(Scorer.Hint.GREEDY);
      scorer.begin(sentence);
      long idle = (long) (LONGEST - best.length) * scorer.idle(end);
      assertThat((double) (sum(model, best) + idle)).isEqualTo(padded.best);
      others += best.length == find(model, Ranking.SUM).length ? 0 : 1;
    }
    assertThat(others).as("models that prefer another length if all are padded").isPositive();
  }

  @Test
  void bySumsLongerDerivationsWinIfEveryStepScoresTheSame() {
    assertThat(Ranking.SUM.score(120, 12, 14, 10)).isLessThan(Ranking.SUM.score(140, 14, 14, 10));
    assertThat(Ranking.MEAN.score(120, 12, 14, 0)).isEqualTo(Ranking.MEAN.score(140, 14, 14, 0));
    assertThat(Ranking.MEAN.score(-121, 12, 14, 0)).isEqualTo(-141);
    assertThat(Ranking.MEAN.score(Long.MAX_VALUE / 4, 1_000_000, 1_000_001, 0)).isPositive();
    assertThat(Ranking.IDLE.score(120, 12, 14, 10)).isEqualTo(Ranking.IDLE.score(140, 14, 14, 7));
  }

  @Test
  void idleStepsAreNotChosenByWhereTheyAreNotLearnt() {
    RecipeBuilder latent = Recipe.builder("swap-standard").oracle("nd-all").beam(4);
    assertThatThrownBy(() -> latent.with(Knobs.GOLD_RANKING, Ranking.IDLE).build())
        .hasMessageContaining("gold-ranking idle needs beam-ranking idle");
    assertThat(Knobs.GOLD_RANKING.in(latent.with(Knobs.BEAM_RANKING, Ranking.IDLE).build()))
        .isEqualTo(Ranking.IDLE);

    LinearModel other = Models.random(Models.shape(system, 4, false), 1);
    Recipe fixed = latent.fixedGold(new FixedBy.Model(other, "other.model", "0")).build();
    assertThatThrownBy(() -> LinearTraining.of(fixed, List.of(sentence)).run())
        .hasMessage(
            "the gold model other.model was trained without idle steps and cannot rank by them");
  }

  @Test
  void aScoreToChooseByIsRefusedWhereThereIsNothingToChoose() {
    RecipeBuilder fixed = Recipe.builder("swap-standard").oracle("lazy").beam(4);
    assertThatThrownBy(() -> fixed.with(Knobs.GOLD_RANKING, Ranking.MEAN).build())
        .hasMessageContaining("non-deterministic oracle");
    RecipeBuilder greedy = Recipe.builder("swap-standard").oracle("nd-all").greedy();
    assertThatThrownBy(() -> greedy.with(Knobs.BEAM_RANKING, Ranking.MEAN).build())
        .hasMessageContaining("beam-ranking needs beam search");
    RecipeBuilder last = Recipe.builder("swap-standard").oracle("nd-all").beam(4);
    assertThatThrownBy(
            () ->
                last.with(Knobs.GOLD_DERIVATION, Gold.Kind.LAST_CORRECT)
                    .with(Knobs.GOLD_RANKING, Ranking.MEAN)
                    .build())
        .hasMessageContaining("latent, best-partial or fixed");
  }

  @Test
  void recipesDescribeOnlyWhatApplies() {
    Recipe usual = Recipe.builder("swap-standard").oracle("nd-all").beam(4).build();
    assertThat(usual.describe()).doesNotContainKeys("tie-breaking", "explore-p", "gold-folds");
    Recipe other =
        usual.toBuilder()
            .with(Knobs.GOLD_RANKING, Ranking.MEAN)
            .with(Knobs.BEAM_RANKING, Ranking.MEAN)
            .build();
    assertThat(other.toBuilder().build().describe())
        .containsEntry("gold-ranking", "mean")
        .containsEntry("beam-ranking", "mean");
  }
}
