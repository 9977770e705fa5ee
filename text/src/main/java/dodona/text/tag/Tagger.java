package dodona.text.tag;

import dodona.error.InvalidInputException;
import dodona.linear.RowList;
import dodona.linear.RowSum;
import dodona.linear.RowTable;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Tags words with UPOS, XPOS and FEATS, greedily from left to right; immutable and shared by all
 * threads.
 */
public final class Tagger {

  private final TagSet tags;
  private final TagDictionary dictionary;
  private final TagDictionary tagDictionary;
  private final RowTable table;
  private final WordHashes hashes;

  Tagger(TagSet tags, TagDictionary dictionary, TagDictionary tagDictionary, RowTable table) {
    this.tags = tags;
    this.dictionary = dictionary;
    this.tagDictionary = tagDictionary;
    this.table = table;
    this.hashes = new WordHashes(dictionary, tagDictionary);
  }

  /** Returns whether a lower-case word occurred often enough in training to be remembered. */
  public boolean knows(String lower) {
    return dictionary.contains(lower);
  }

  /** Opens a session for one thread. */
  public Session open() {
    return new Session();
  }

  /** One thread's use of a tagger. */
  public final class Session {

    private final TagFeatures features = new TagFeatures(hashes);
    private final RowList list = table.features();
    private final RowSum sum = table.sums();
    private final int[] scores = new int[table.width()];
    private final BestTag bestTag = new BestTag(tags);

    private Session() {}

    /** The sentence with other tags; those that it has are not looked at. */
    public Sentence tag(Sentence sentence) {
      List<String> upos = new ArrayList<>(sentence.size());
      List<String> xpos = new ArrayList<>(sentence.size());
      List<String> feats = new ArrayList<>(sentence.size());
      features.begin(sentence);
      History history = new History(tags);
      for (int word = 1; word <= sentence.size(); word++) {
        history.extract(features, word, list);
        table.score(list, sum, scores);
        int best = bestTag.find(scores);
        history.add(best);
        Tag tag = tags.get(best);
        upos.add(tag.upos());
        xpos.add(tag.xpos());
        feats.add(tag.feats());
      }
      return sentence
          .withColumn(Column.UPOS, upos)
          .withColumn(Column.XPOS, xpos)
          .withColumn(Column.FEATS, feats);
    }
  }

  /** Writes the tagger as a section of a model file. */
  public void write(DataOutput out) throws IOException {
    tags.write(out);
    dictionary.write(out);
    tagDictionary.write(out);
    table.write(out);
  }

  /**
   * Reads a tagger.
   *
   * @throws InvalidInputException if there is none
   */
  public static Tagger read(DataInput in) throws IOException {
    TagSet tags = TagSet.read(in);
    TagDictionary dictionary = TagDictionary.read(in);
    TagDictionary tagDictionary = TagDictionary.read(in);
    return new Tagger(tags, dictionary, tagDictionary, RowTable.read(in, tags.width()));
  }
}
