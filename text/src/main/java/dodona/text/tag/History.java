package dodona.text.tag;

import dodona.linear.RowList;

/** The tags of the two words before the one at hand. */
final class History {

  private final TagSet tags;
  private long t1 = TagFeatures.START;
  private long t2 = TagFeatures.START;
  private long p1 = TagFeatures.START;
  private long p2 = TagFeatures.START;

  /** The history at the beginning of a sentence. */
  History(TagSet tags) {
    this.tags = tags;
  }

  void add(int tag) {
    t2 = t1;
    p2 = p1;
    t1 = tags.hash(tag);
    p1 = tags.posHash(tag);
  }

  void extract(TagFeatures features, int word, RowList list) {
    features.extract(word, t1, t2, p1, p2, list);
  }
}
