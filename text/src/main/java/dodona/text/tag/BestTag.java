package dodona.text.tag;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the tag with the highest score, the first of equally good ones; for one thread.
 *
 * <p>The score of a tag is the sum of the scores of its parts. Tags with the same UPOS form a
 * group, and their other parts form slots, of which a tag has at most one part each: XPOS, Number,
 * Tense and so on. A tag scores at most the sum, over the slots of its group, of the best part of
 * each slot. Groups that cannot contain the best tag are skipped, usually all but one or two.
 */
final class BestTag {

  /** The parts of a slot; if some tag of the group has none of them, the slot may score 0. */
  private static final class Slot {
    private final int[] parts;
    private final boolean isOptional;

    Slot(int[] parts, boolean isOptional) {
      this.parts = parts;
      this.isOptional = isOptional;
    }

    int bound(int[] scores) {
      int best = isOptional ? 0 : Integer.MIN_VALUE;
      for (int part : parts) {
        best = Math.max(best, scores[part]);
      }
      return best;
    }
  }

  private static final class Group {
    private final int[] tags;
    private final Slot[] slots;

    Group(int[] tags, Slot[] slots) {
      this.tags = tags;
      this.slots = slots;
    }

    int bound(int[] scores) {
      int sum = 0;
      for (Slot slot : slots) {
        sum += slot.bound(scores);
      }
      return sum;
    }
  }

  private final TagSet set;
  private final Group[] groups;
  private final int[] bounds;
  private int best;
  private int highest;

  BestTag(TagSet set) {
    this.set = set;
    Map<Integer, List<Integer>> tagsOfUpos = new LinkedHashMap<>();
    for (int tag = 0; tag < set.size(); tag++) {
      int upos = set.part(set.firstPart(tag));
      tagsOfUpos.computeIfAbsent(upos, key -> new ArrayList<>()).add(tag);
    }
    this.groups = tagsOfUpos.values().stream().map(this::group).toArray(Group[]::new);
    this.bounds = new int[groups.length];
  }

  private Group group(List<Integer> tags) {
    Map<String, Set<Integer>> partsOfSlots = new LinkedHashMap<>();
    Map<String, Integer> tagsWithSlots = new LinkedHashMap<>();
    for (int tag : tags) {
      for (int place = set.firstPart(tag); place < set.endOfParts(tag); place++) {
        int part = set.part(place);
        String slot = set.slot(part);
        partsOfSlots.computeIfAbsent(slot, key -> new HashSet<>()).add(part);
        tagsWithSlots.merge(slot, 1, Integer::sum);
      }
    }
    List<Slot> slots = new ArrayList<>();
    partsOfSlots.forEach(
        (slot, parts) ->
            slots.add(
                new Slot(
                    parts.stream().mapToInt(Integer::intValue).sorted().toArray(),
                    tagsWithSlots.getOrDefault(slot, 0) < tags.size())));
    return new Group(
        tags.stream().mapToInt(Integer::intValue).toArray(), slots.toArray(Slot[]::new));
  }

  /**
   * Returns the number of the best tag.
   *
   * @param scores the scores of all parts
   */
  int find(int[] scores) {
    int first = 0;
    for (int g = 0; g < groups.length; g++) {
      bounds[g] = groups[g].bound(scores);
      first = bounds[g] > bounds[first] ? g : first;
    }
    best = Integer.MAX_VALUE;
    highest = Integer.MIN_VALUE;
    search(groups[first], scores);
    for (int g = 0; g < groups.length; g++) {
      if (g != first && bounds[g] >= highest) {
        search(groups[g], scores);
      }
    }
    return best;
  }

  private void search(Group group, int[] scores) {
    for (int tag : group.tags) {
      int score = set.score(tag, scores);
      if (score > highest || (score == highest && tag < best)) {
        highest = score;
        best = tag;
      }
    }
  }
}
