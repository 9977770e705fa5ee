package dodona.text.tag;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.linear.Hash;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tags that a tagger chooses from, and the parts that they are made of; immutable.
 *
 * <p>The parts of a tag are its UPOS, its XPOS and each of its features. The score of a tag is the
 * sum of the scores of its parts: the weights of a part apply to all tags that have it, so that
 * sets of a thousand tags can be trained on few sentences, and rows of weights stay short.
 */
final class TagSet {

  private static final int MOST_TAGS = 1 << 16;
  private static final String FEATS = "FEATS\t";

  private final List<Tag> tags;
  private final int[] parts;
  private final int[] ends;
  private final List<String> slots;
  private final long[] hashes;
  private final long[] posHashes;

  /** The set of some tags, in their order. */
  TagSet(Collection<Tag> tags) {
    if (tags.isEmpty() || tags.size() > MOST_TAGS) {
      throw new InvalidInputException(tags.size() + " different tags; expected 1 to " + MOST_TAGS);
    }
    this.tags = List.copyOf(tags);
    this.ends = new int[tags.size()];
    this.hashes = new long[tags.size()];
    this.posHashes = new long[tags.size()];
    Map<String, Integer> numbers = new HashMap<>();
    List<Integer> all = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int t = 0; t < ends.length; t++) {
      Tag tag = this.tags.get(t);
      for (String part : parts(tag)) {
        Integer number = numbers.get(part);
        if (number == null) {
          number = numbers.size();
          numbers.put(part, number);
          names.add(part);
        }
        all.add(number);
      }
      ends[t] = all.size();
      posHashes[t] = Hash.of(tag.pos());
      hashes[t] = Hash.of(tag.toLine());
    }
    this.parts = all.stream().mapToInt(Integer::intValue).toArray();
    this.slots = slots(names);
  }

  /**
   * The slot of a feature is its name. If a tag has two values of a feature, which is against the
   * rules of features, each value is a slot of its own.
   */
  private List<String> slots(List<String> names) {
    List<String> byName = names.stream().map(TagSet::slot).toList();
    for (int t = 0; t < ends.length; t++) {
      Set<String> seen = new HashSet<>();
      for (int i = firstPart(t); i < ends[t]; i++) {
        if (!seen.add(byName.get(parts[i]))) {
          return List.copyOf(names);
        }
      }
    }
    return byName;
  }

  private static Set<String> parts(Tag tag) {
    Set<String> parts = new LinkedHashSet<>();
    parts.add("UPOS\t" + tag.upos());
    if (!tag.xpos().equals(Sentence.ABSENT)) {
      parts.add("XPOS\t" + tag.xpos());
    }
    if (!tag.feats().equals(Sentence.ABSENT)) {
      for (String feature : tag.feats().split("\\|", -1)) {
        parts.add(FEATS + feature);
      }
    }
    return parts;
  }

  private static String slot(String part) {
    int end = part.indexOf(part.startsWith(FEATS) ? '=' : '\t');
    return end < 0 ? part : part.substring(0, end);
  }

  int size() {
    return ends.length;
  }

  /** The number of different parts of all tags. */
  int width() {
    return slots.size();
  }

  Tag get(int tag) {
    return tags.get(tag);
  }

  /** The hash of a tag. */
  long hash(int tag) {
    return hashes[tag];
  }

  /** The hash of the UPOS and XPOS of a tag. */
  long posHash(int tag) {
    return posHashes[tag];
  }

  /** The numbers of the tags. */
  Map<Tag, Integer> numbers() {
    Map<Tag, Integer> numbers = new HashMap<>();
    for (int t = 0; t < size(); t++) {
      numbers.put(get(t), t);
    }
    return numbers;
  }

  /** The first place of a tag's parts in {@link #part}. */
  int firstPart(int tag) {
    return tag == 0 ? 0 : ends[tag - 1];
  }

  /** The place after the last of a tag's parts. */
  int endOfParts(int tag) {
    return ends[tag];
  }

  int part(int place) {
    return parts[place];
  }

  boolean hasPart(int tag, int part) {
    for (int i = firstPart(tag); i < ends[tag]; i++) {
      if (parts[i] == part) {
        return true;
      }
    }
    return false;
  }

  /** The score of a tag: the sum of the scores of its parts. */
  int score(int tag, int[] scoresOfParts) {
    int score = 0;
    for (int i = firstPart(tag), end = ends[tag]; i < end; i++) {
      score += scoresOfParts[parts[i]];
    }
    return score;
  }

  /** The kind of a part, such as UPOS, XPOS or a feature. No tag has two parts of a kind. */
  String slot(int part) {
    return slots.get(part);
  }

  void write(DataOutput out) throws IOException {
    Codec.writeLines(tags.stream().map(Tag::toLine).toList(), out);
  }

  static TagSet read(DataInput in) throws IOException {
    return new TagSet(Codec.readLines(in).stream().map(Tag::parse).toList());
  }
}
