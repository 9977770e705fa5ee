package dodona.search;

import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * A greedy search for systems with many sites: of all transitions at all sites, the one that scores
 * best is taken, until the configuration is terminal.
 *
 * <p>It belongs to one thread and is used again for the next sentence.
 */
final class SiteSearch<C extends PartialTree> implements Search {

  private final TransitionSystem<C> system;
  private final SiteScores<C> scores;
  private final C c;

  /**
   * A search.
   *
   * @param permitted what it may do, an object of its own
   * @param scorer a session of its own
   */
  SiteSearch(Permitted<C> permitted, Scorer.Session scorer) {
    this.system = permitted.system();
    this.scores = new SiteScores<>(permitted, scorer);
    this.c = system.newConfiguration();
  }

  @Override
  public void ahead(List<Sentence> sentences) {
    scores.ahead(sentences);
  }

  @Override
  public Sentence tagged(Sentence sentence) {
    return scores.tagged(sentence);
  }

  @Override
  public C search(Sentence sentence) {
    system.initialize(c, sentence.size());
    scores.begin(sentence, c);
    while (!system.isTerminal(c)) {
      scores.take(c, scores.best());
    }
    return c;
  }
}
