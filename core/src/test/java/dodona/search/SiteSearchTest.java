package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.Allocation;
import dodona.MiniTreebank;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.Decoding;
import dodona.model.Models;
import dodona.model.Scorer;
import dodona.model.linear.LinearModel;
import dodona.model.linear.LinearShape;
import dodona.model.linear.RowScorer;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.easyfirst.EasyFirstConfiguration;
import dodona.treebank.Sentence;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SiteSearchTest {

  private final EasyFirst system = new EasyFirst(List.of("a", "b"));

  private LinearModel model(long seed, boolean singleRoot) {
    LinearShape shape =
        new LinearShape(
            new Decoding("easy-first", 1, singleRoot),
            FeatureModel.of(system),
            system.transitions().labels(),
            new RowLayout(12, 4));
    return Models.random(shape, seed);
  }

  private SiteSearch<EasyFirstConfiguration> search(LinearModel model) {
    return new SiteSearch<>(
        Permitted.learning(system, model.decoding().singleRoot()), model.open(Scorer.Hint.GREEDY));
  }

  /** Scores every pair anew before every attachment. */
  private int[] reference(LinearModel model, Sentence sentence) {
    RowScorer scorer = model.open(Scorer.Hint.GREEDY);
    scorer.begin(sentence);
    EasyFirstConfiguration c = new EasyFirstConfiguration();
    system.initialize(c, sentence.size());
    int[] scores = new int[4];
    while (!system.isTerminal(c)) {
      int best = -1;
      int bestScore = Integer.MIN_VALUE;
      for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
        scorer.score(c, site, scores);
        int legal = system.legalMoves(c, site);
        int moves = model.decoding().singleRoot() ? system.singleRoot(c, site, legal) : legal;
        for (int t = 0; t < 4; t++) {
          if (system.transitions().move(t).in(moves) && scores[t] > bestScore) {
            best = (site * 4) + t;
            bestScore = scores[t];
          }
        }
      }
      system.apply(c, best);
    }
    return c.derivation();
  }

  @Test
  void attachesAsIfEveryPairWereScoredAnewEachTime() {
    for (int seed = 0; seed < 20; seed++) {
      LinearModel model = model(seed, seed % 2 == 0);
      SiteSearch<EasyFirstConfiguration> parser = search(model);
      for (Sentence sentence : MiniTreebank.all()) {
        assertThat(parser.search(sentence).derivation()).isEqualTo(reference(model, sentence));
      }
    }
  }

  @Test
  void attachesOneWordToTheRootWhenToldSo() {
    Parser parser = new Parser(model(1, true));
    for (Sentence sentence : MiniTreebank.all()) {
      assertThat(parser.parse(sentence).rootCount()).isEqualTo(1);
    }
  }

  @Test
  void parsesALongSentenceInNoTime() {
    Sentence longOne = Sentence.ofForms(Collections.nCopies(5000, "word"));

    assertThat(new Parser(model(1, true)).parse(longOne).size()).isEqualTo(5000);
  }

  @Test
  void allocatesNothingAfterWarmingUp() {
    SiteSearch<EasyFirstConfiguration> parser = search(model(1, true));
    Sentence sentence = MiniTreebank.projective().get(2);

    assertThat(Allocation.bytesAfterWarmUp(50, () -> parser.search(sentence).words())).isZero();
  }

  @Test
  void hasNoBeam() {
    assertThatThrownBy(() -> new Parser(model(1, true), 2))
        .hasMessageContaining("does not support beam search");
  }
}
