package dodona.neural.network;

import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderBatch;
import dodona.neural.encoder.WordPieces;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A batch of sentences for a network: their word pieces, and the rows of each word. Word 0 of each
 * sentence is the root, represented by {@code [CLS]}.
 */
public final class WordBatch {

  /** A word is seen through so many pieces at most. */
  public static final int MOST_PIECES = 8;

  private final EncoderBatch pieces;
  private final int[] starts;
  private final int[][] rows;
  private final int[] shapes;
  private final int[] domains;

  private WordBatch(EncoderBatch pieces, int[] starts, int[][] rows, int[] shapes, int[] domains) {
    this.pieces = pieces;
    this.starts = starts;
    this.rows = rows;
    this.shapes = shapes;
    this.domains = domains;
  }

  /** Lays out sentences by their forms. */
  public static WordBatch ofSentences(Encoder encoder, List<Sentence> sentences) {
    List<List<String>> forms = new ArrayList<>();
    for (Sentence sentence : sentences) {
      List<String> words = new ArrayList<>(sentence.size());
      for (int word = 1; word <= sentence.size(); word++) {
        words.add(sentence.form(word));
      }
      forms.add(words);
    }
    return of(encoder, forms);
  }

  /** Lays out sentences, each given by its words without the root. */
  public static WordBatch of(Encoder encoder, List<List<String>> sentences) {
    WordPieces split = encoder.wordPieces();
    List<int[]> pieces = new ArrayList<>();
    List<int[]> counts = new ArrayList<>();
    for (List<String> words : sentences) {
      List<int[]> ofWords = new ArrayList<>();
      for (String word : words) {
        int[] all = split.ofWord(word);
        ofWords.add(all.length > MOST_PIECES ? Arrays.copyOf(all, MOST_PIECES) : all);
      }
      pieces.add(ofWords.stream().flatMapToInt(Arrays::stream).toArray());
      counts.add(ofWords.stream().mapToInt(ofWord -> ofWord.length).toArray());
    }
    EncoderBatch batch = EncoderBatch.of(encoder, pieces);
    int[] starts = new int[sentences.size() + 1];
    for (int s = 0; s < sentences.size(); s++) {
      starts[s + 1] = starts[s] + sentences.get(s).size() + 1;
    }
    int[][] rows = new int[starts[sentences.size()]][];
    int[] shapes = new int[rows.length];
    for (int s = 0; s < sentences.size(); s++) {
      rows[starts[s]] = new int[] {batch.row(s, 0)};
      shapes[starts[s]] = WordShape.ROOT.number();
      int piece = 1;
      for (int w = 0; w < sentences.get(s).size(); w++) {
        int[] ofWord = new int[counts.get(s)[w]];
        for (int i = 0; i < ofWord.length; i++) {
          ofWord[i] = batch.row(s, piece++);
        }
        rows[starts[s] + 1 + w] = ofWord;
        shapes[starts[s] + 1 + w] = WordShape.of(sentences.get(s).get(w)).number();
      }
    }
    return new WordBatch(batch, starts, rows, shapes, new int[rows.length]);
  }

  /**
   * Returns the same batch with the treebanks of its sentences.
   *
   * @param ofSentences the number of each sentence's treebank
   */
  public WordBatch withDomains(int[] ofSentences) {
    int[] ofWords = new int[rows.length];
    for (int s = 0; s < ofSentences.length; s++) {
      Arrays.fill(ofWords, starts[s], starts[s + 1], ofSentences[s]);
    }
    return new WordBatch(pieces, starts, rows, shapes, ofWords);
  }

  /** The pieces of all sentences. */
  public EncoderBatch pieces() {
    return pieces;
  }

  /** Returns the number of words, roots included. */
  public int words() {
    return rows.length;
  }

  /** The root of a sentence; the words of the sentence follow. */
  public int start(int sentence) {
    return starts[sentence];
  }

  /** The rows of a word's pieces. */
  int[] rows(int word) {
    return rows[word];
  }

  /** The number of the treebank of a word's sentence. */
  int domain(int word) {
    return domains[word];
  }

  /** The number of a word's shape. */
  int shape(int word) {
    return shapes[word];
  }
}
