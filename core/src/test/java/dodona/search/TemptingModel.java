package dodona.search;

import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Scorer;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * A model that is after a tree, with as many roots as that has, and after the label {@code root}
 * everywhere; it likes nothing better than what is not legal.
 */
final class TemptingModel<C extends PartialTree> implements ParserModel, Scorer {

  static final List<String> LABELS = List.of("a", "root", "b");

  private final TransitionSystem<C> system;
  private final DependencyTree wanted;

  private TemptingModel(TransitionSystem<C> system, DependencyTree wanted) {
    this.system = system;
    this.wanted = wanted;
  }

  static <C extends PartialTree> TemptingModel<C> of(
      TransitionSystem<C> system, DependencyTree wanted) {
    return new TemptingModel<>(system, wanted);
  }

  int score(C c, int site, int t) {
    Move move = system.transitions().move(t);
    int score = Math.floorMod(31 * site + 17 * t, 50);
    if (!move.in(system.legalMoves(c, site))) {
      return 1000 + score;
    }
    int dependent = system.dependent(c, site, move);
    boolean isWanted = dependent > 0 && wanted.head(dependent) == system.head(c, site, move);
    boolean isRoot = system.transitions().label(t) == LABELS.indexOf("root");
    return score + (isWanted ? 100 : 0) + (isRoot ? 200 : 0);
  }

  @Override
  public Session open(Hint hint) {
    return new Session() {
      @Override
      public void begin(Sentence sentence) {}

      @Override
      @SuppressWarnings("unchecked") // it is asked about configurations of its own system only
      public void score(PartialTree[] items, int[] sites, int count, int[][] scores) {
        for (int i = 0; i < count; i++) {
          for (int t = 0; t < transitions(); t++) {
            scores[i][t] = TemptingModel.this.score((C) items[i], sites[i], t);
          }
        }
      }
    };
  }

  @Override
  public int transitions() {
    return system.transitions().size();
  }

  @Override
  public float unit() {
    return 1;
  }

  @Override
  public Scorer scorer() {
    return this;
  }

  @Override
  public Decoding decoding() {
    return new Decoding(system.name(), 1, true);
  }

  @Override
  public List<String> labels() {
    return LABELS;
  }

  @Override
  public String kind() {
    return "tempting";
  }

  @Override
  public Provenance provenance() {
    return Provenance.UNKNOWN;
  }

  @Override
  public TemptingModel<C> with(Provenance other) {
    return this;
  }
}
