package dodona.search;

import dodona.model.LinearModel;
import dodona.transition.EasyFirst;
import dodona.transition.EasyFirstConfiguration;
import dodona.treebank.Sentence;

/**
 * A greedy search for the best tree by easy-first parsing: of all attachments of neighbours, the
 * one that scores best is made, until the root alone is left.
 *
 * <p>It belongs to one thread and is used again for the next sentence.
 */
public final class EasyFirstParser {

  private final EasyFirst system;
  private final EasyFirstScores scores;
  private final EasyFirstConfiguration c = new EasyFirstConfiguration();

  /** A search with a model for the easy-first system. */
  public EasyFirstParser(LinearModel model) {
    this.system = new EasyFirst(model.labels());
    this.scores =
        new EasyFirstScores(
            system,
            model.open(false),
            model.shape().features().reach(),
            model.decoding().singleRoot());
  }

  /** Searches to the end; the result is valid until the next use. */
  public EasyFirstConfiguration search(Sentence sentence) {
    system.initialise(c, sentence.size());
    scores.begin(sentence, c);
    while (!system.isTerminal(c)) {
      int transition = scores.best();
      int dependent = system.dependent(c, transition);
      system.apply(c, transition);
      scores.attached(c, system.head(transition), dependent);
    }
    return c;
  }
}
