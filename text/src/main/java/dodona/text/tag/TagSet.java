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
import java.util.List;
import java.util.Map;

/**
 * The tags that a tagger chooses from, and the parts that they are made of; immutable.
 *
 * <p>The parts of a tag are its UPOS, its XPOS and each of its features. The score of a tag is the
 * sum of the scores of its parts: what is learnt of a part holds for all tags that have it, so that
 * sets of a thousand tags can be learnt from few sentences, and rows of weights stay short.
 */
final class TagSet {

  private static final int MOST_TAGS = 1 << 16;

  private final List<Tag> tags;
  private final int[] parts;
  private final int[] ends;
  private final int width;
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
    for (int t = 0; t < ends.length; t++) {
      Tag tag = this.tags.get(t);
      for (String part : parts(tag)) {
        Integer number = numbers.get(part);
        if (number == null) {
          number = numbers.size();
          numbers.put(part, number);
        }
        all.add(number);
      }
      ends[t] = all.size();
      posHashes[t] = Hash.of(tag.pos());
      hashes[t] = Hash.of(tag.toLine());
    }
    this.parts = all.stream().mapToInt(Integer::intValue).toArray();
    this.width = numbers.size();
  }

  private static List<String> parts(Tag tag) {
    List<String> parts = new ArrayList<>();
    parts.add("UPOS\t" + tag.upos());
    if (!tag.xpos().equals(Sentence.ABSENT)) {
      parts.add("XPOS\t" + tag.xpos());
    }
    if (!tag.feats().equals(Sentence.ABSENT)) {
      for (String feature : tag.feats().split("\\|", -1)) {
        parts.add("FEATS\t" + feature);
      }
    }
    return parts;
  }

  int size() {
    return ends.length;
  }

  /** The number of different parts of all tags. */
  int width() {
    return width;
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

  /** The tag with the highest score, the first of equally good ones. */
  int best(int[] scoresOfParts) {
    int best = 0;
    int highest = Integer.MIN_VALUE;
    int i = 0;
    for (int t = 0; t < ends.length; t++) {
      int score = 0;
      for (int end = ends[t]; i < end; i++) {
        score += scoresOfParts[parts[i]];
      }
      if (score > highest) {
        highest = score;
        best = t;
      }
    }
    return best;
  }

  void write(DataOutput out) throws IOException {
    Codec.writeLines(tags.stream().map(Tag::toLine).toList(), out);
  }

  static TagSet read(DataInput in) throws IOException {
    return new TagSet(Codec.readLines(in).stream().map(Tag::parse).toList());
  }
}
