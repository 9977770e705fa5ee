package dodona.golden;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Loss and cost by their definition: complete the tree in every way and count wrong heads. */
final class NaiveLoss {

  private final NaiveSystem system;
  private final List<Integer> gold;
  private final Map<NaiveState, Integer> known = new HashMap<>();

  /** For the gold heads of words 1…n. */
  NaiveLoss(NaiveSystem system, List<Integer> gold) {
    this.system = system;
    this.gold = gold;
  }

  int loss(NaiveState c) {
    Integer remembered = known.get(c);
    if (remembered != null) {
      return remembered;
    }
    Map<String, NaiveState> moves = system.moves(c);
    int loss = moves.isEmpty() ? wrongHeads(c) : Integer.MAX_VALUE;
    for (NaiveState next : moves.values()) {
      loss = Math.min(loss, loss(next));
    }
    known.put(c, loss);
    return loss;
  }

  Map<String, Integer> costs(NaiveState c) {
    Map<String, Integer> costs = new LinkedHashMap<>();
    system.moves(c).forEach((move, next) -> costs.put(move, loss(next) - loss(c)));
    return costs;
  }

  private int wrongHeads(NaiveState c) {
    int wrong = 0;
    for (int word = 1; word <= gold.size(); word++) {
      wrong += c.heads().get(word).equals(gold.get(word - 1)) ? 0 : 1;
    }
    return wrong;
  }
}
