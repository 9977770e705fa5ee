package dodona.text.tag;

import dodona.linear.AveragedWeights;
import dodona.linear.Mixture;
import dodona.linear.RandomOrder;
import dodona.linear.RowLayout;
import dodona.linear.RowList;
import dodona.linear.RowSum;
import dodona.linear.RowTable;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Trains a tagger by the averaged perceptron: where the predicted tag is wrong, the parts that only
 * the right one has are rewarded and those that only the predicted one has are punished. The tags
 * before a word are the predicted ones, as they will be in use.
 */
public final class TaggerTrainer {

  private final TaggerOptions options;
  private final List<Sentence> sentences;
  private final int gold;
  private final int silverDrawn;
  private final TagSet tags;
  private final Map<Tag, Integer> numbers;
  private final TagCounts counts;
  private final TagCounts tagCounts;
  private final TagDictionary dictionary;
  private final TagDictionary tagDictionary;
  private final RowLayout layout;

  private TaggerTrainer(List<Sentence> gold, Silver silver, TaggerOptions options) {
    this.options = options;
    this.sentences = Stream.concat(gold.stream(), silver.sentences().stream()).toList();
    this.gold = gold.size();
    this.silverDrawn = silver.drawn(silver.sentences().size());
    Set<Tag> seen = new LinkedHashSet<>();
    for (Sentence sentence : gold) { // what only silver sentences have is mostly wrong
      for (int word = 1; word <= sentence.size(); word++) {
        seen.add(Tag.of(sentence, word));
      }
    }
    this.tags = new TagSet(seen);
    this.numbers = tags.numbers();
    this.counts = new TagCounts(sentences, Tag::pos);
    this.tagCounts = new TagCounts(sentences, Tag::toLine);
    this.dictionary = counts.dictionary();
    this.tagDictionary = tagCounts.dictionary();
    this.layout = new RowLayout(options.bits(), tags.width());
  }

  /** The tagger that some sentences, at least one, teach. */
  public static Tagger train(List<Sentence> sentences, TaggerOptions options) {
    return train(sentences, Silver.NONE, options);
  }

  /** Trains a tagger on at least one sentence, and on silver sentences in addition. */
  public static Tagger train(List<Sentence> sentences, Silver silver, TaggerOptions options) {
    return train(sentences, silver, options, 1);
  }

  /**
   * The same tagger, trained by several threads.
   *
   * @param threads how many of the models that are mixed to train at a time
   */
  public static Tagger train(
      List<Sentence> sentences, Silver silver, TaggerOptions options, int threads) {
    TaggerTrainer trainer = new TaggerTrainer(sentences, silver, options);
    float[] weights = Mixture.of(options.models(), options.seed(), threads, trainer::learn);
    return new Tagger(
        trainer.tags,
        trainer.dictionary,
        trainer.tagDictionary,
        RowTable.of(trainer.layout, weights));
  }

  private float[] learn(SplittableRandom random) {
    AveragedWeights weights = new AveragedWeights(layout, 1);
    Scratch scratch = new Scratch();
    RandomOrder.passes(
        options.iterations(),
        gold,
        sentences.size() - gold,
        silverDrawn,
        random,
        number -> learn(sentences.get(number), random, weights, scratch));
    return weights.average();
  }

  /** Buffers that are reused for every word. */
  private final class Scratch {
    final TagFeatures features = new TagFeatures(new WordHashes(dictionary, tagDictionary));
    final RowList list = RowList.of(layout);
    final RowSum sum = new RowSum(layout.width());
    final int[] scores = new int[layout.width()];
    final BestTag bestTag = new BestTag(tags);
  }

  private void learn(
      Sentence sentence, SplittableRandom random, AveragedWeights weights, Scratch scratch) {
    begin(sentence, random, scratch.features);
    History history = new History(tags);
    for (int word = 1; word <= sentence.size(); word++) {
      history.extract(scratch.features, word, scratch.list);
      int[] rows = scratch.list.starts();
      scratch.sum.sum(weights.rounded(), rows, scratch.list.size(), scratch.scores);
      Integer gold = numbers.get(Tag.of(sentence, word));
      int predicted = scratch.bestTag.find(scratch.scores);
      weights.tick();
      if (gold != null && predicted != gold) {
        step(scratch.list, gold, predicted, 1, weights);
        step(scratch.list, predicted, gold, -1, weights);
      }
      history.add(predicted);
    }
  }

  /** Makes the words look as they would if the sentence were not in the training data. */
  private void begin(Sentence sentence, SplittableRandom random, TagFeatures features) {
    features.begin(sentence);
    for (int word = 1; word <= sentence.size(); word++) {
      String lower = TagDictionary.lower(sentence.form(word));
      int total = counts.total(lower);
      boolean isDropped = random.nextDouble() < options.dropout() / (options.dropout() + total);
      boolean isKnown = total > 1 && !isDropped;
      Tag tag = Tag.of(sentence, word);
      features.replace(
          word,
          isKnown,
          isKnown ? counts.classWithout(lower, tag) : TagDictionary.UNKNOWN,
          isKnown ? tagCounts.classWithout(lower, tag) : TagDictionary.UNKNOWN);
    }
  }

  /** Takes a step for the parts of a tag that another one does not have. */
  private void step(RowList list, int tag, int other, int step, AveragedWeights weights) {
    for (int place = tags.firstPart(tag); place < tags.endOfParts(tag); place++) {
      int part = tags.part(place);
      if (!tags.hasPart(other, part)) {
        weights.add(list.starts(), list.size(), part, step);
      }
    }
  }
}
