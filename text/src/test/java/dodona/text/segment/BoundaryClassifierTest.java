package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.model.TokenVectors;
import dodona.text.TinyTreebank;
import dodona.text.boundary.BoundaryClassifier;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceBuilder;
import dodona.treebank.SurfaceText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class BoundaryClassifierTest {

  private static final int REACH = 4;
  private static final SegmenterOptions SMALL = new SegmenterOptions(1, 5, 2, 14);
  private static final Segmenter SEGMENTER =
      SegmenterTrainer.train(TinyTreebank.sentences(), SMALL);

  /** Vectors of equal cells, which depend on the token alone; notes what was read. */
  private static final class CellVectors implements TokenVectors {

    private final int width;
    private final ToDoubleFunction<String> cell;
    private final List<List<List<String>>> calls = new ArrayList<>();
    private int opened;

    CellVectors(ToDoubleFunction<String> cell) {
      this(1, cell);
    }

    CellVectors(int width, ToDoubleFunction<String> cell) {
      this.width = width;
      this.cell = cell;
    }

    @Override
    public int width() {
      return width;
    }

    @Override
    public Session open() {
      opened++;
      return texts -> {
        calls.add(List.copyOf(texts));
        return texts.stream().flatMap(List::stream).map(this::vector).toArray(float[][]::new);
      };
    }

    private float[] vector(String token) {
      float[] vector = new float[width];
      Arrays.fill(vector, (float) cell.applyAsDouble(token));
      return vector;
    }
  }

  /** Ends sentences after tokens whose cell is above 0. */
  private static BoundaryClassifier byCell(int doubt) {
    return new BoundaryClassifier(REACH, doubt, new float[] {1}, new float[] {0}, 0, 0, 0);
  }

  private static List<String> texts(Segmenter segmenter, Reader text) {
    List<String> texts = new ArrayList<>();
    segmenter.segment(text).forEachRemaining(sentence -> texts.add(SurfaceText.of(sentence)));
    return texts;
  }

  private static List<String> texts(Segmenter segmenter, String text) {
    return texts(segmenter, new StringReader(text));
  }

  private static byte[] bytes(BoundaryClassifier classifier) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    classifier.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static BoundaryClassifier read(byte[] bytes) throws IOException {
    return BoundaryClassifier.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  @Test
  void decidesWhereTheSegmenterIsInDoubt() {
    CellVectors afterDogs = new CellVectors(token -> token.equals("dog") ? 1 : -1);
    Segmenter revising = SEGMENTER.revising(byCell(Integer.MAX_VALUE), afterDogs);

    assertThat(texts(revising, "The dog barks. Cats see the dog and bark.\n\nA cat sleeps."))
        .containsExactly("The dog", "barks. Cats see the dog", "and bark.", "A cat sleeps.");
  }

  @Test
  void leavesBoundariesWithoutDoubtAlone() {
    CellVectors never = new CellVectors(token -> -1);
    Segmenter revising = SEGMENTER.revising(byCell(0), never);

    assertThat(texts(revising, TinyTreebank.text()))
        .isEqualTo(texts(SEGMENTER, TinyTreebank.text()));
    assertThat(never.opened).isZero();
  }

  @Test
  void doesNotDependOnHowTheTextIsRead() {
    CellVectors byLength = new CellVectors(token -> token.length() % 3 - 1.5);
    Segmenter revising = SEGMENTER.revising(byCell(Integer.MAX_VALUE), byLength);
    String text = TinyTreebank.text().repeat(3);
    Reader characters =
        new StringReader(text) {
          @Override
          public int read(char[] buffer, int start, int length) throws IOException {
            return super.read(buffer, start, Math.min(length, 1));
          }
        };

    assertThat(texts(revising, characters)).isEqualTo(texts(revising, text)).hasSizeGreaterThan(9);
    List<String> paragraphs =
        Segmenter.paragraphs(text).stream()
            .flatMap(paragraph -> texts(revising, paragraph).stream())
            .toList();
    assertThat(paragraphs).isEqualTo(texts(revising, text));
  }

  @Test
  void bitsOfLongParagraphsAreRead() {
    CellVectors never = new CellVectors(token -> -1);
    Segmenter revising = SEGMENTER.revising(byCell(Integer.MAX_VALUE), never);
    int words = 3000;

    List<Sentence> sentences = revising.segment("Cats see dogs ".repeat(words / 3));

    assertThat(sentences).hasSizeGreaterThan(words / SentenceBoundaries.LONGEST_SENTENCE);
    assertThat(sentences)
        .allMatch(sentence -> sentence.size() <= SentenceBoundaries.LONGEST_SENTENCE);
    assertThat(sentences.stream().mapToInt(Sentence::size).sum()).isEqualTo(words);
    assertThat(never.calls).hasSizeGreaterThan(1).allMatch(call -> call.size() <= 16);
    List<List<String>> windows = never.calls.stream().flatMap(List::stream).toList();
    assertThat(windows).allMatch(window -> window.size() <= 4 * REACH);
    assertThat(windows.stream().mapToInt(List::size).sum()).isLessThan(2 * words);
  }

  @Test
  void boundariesThatComeAgainReplaceTheEarlierOnes() {
    DoubtfulBoundaries doubts = new DoubtfulBoundaries(10);
    for (int token : new int[] {3, 5, 9, 4}) {
      assertThat(doubts.isEnd(token, token)).isTrue();
    }
    assertThat(doubts.isEnd(6, -10)).isFalse();
    assertThat(doubts.size()).isEqualTo(2);
    assertThat(doubts.token(1)).isEqualTo(4);
    assertThat(doubts.score(1)).isEqualTo(4);
  }

  /** Words of which only the vectors know whether they end a sentence. */
  private static List<Sentence> numbers(int sentences, SplittableRandom random) {
    List<Sentence> treebank = new ArrayList<>();
    for (int i = 0; i < sentences; i++) {
      SentenceBuilder builder = new SentenceBuilder();
      if (i % 5 == 0) {
        builder.comment("# newpar");
      }
      for (int word = 0; word < 1 + random.nextInt(6); word++) {
        builder.word("x" + (random.nextInt(100_000) * 2 + 1), "_");
      }
      builder.word("x" + random.nextInt(100_000) * 2, "_");
      treebank.add(builder.build());
    }
    return treebank;
  }

  private static double isEven(String word) {
    return (word.charAt(word.length() - 1) - '0') % 2 == 0 ? 1 : 0;
  }

  @Test
  void learnsWhatTheVectorsKnow() throws IOException {
    List<Sentence> treebank = numbers(600, new SplittableRandom(1));
    Segmenter segmenter = SegmenterTrainer.train(treebank, SMALL);
    CellVectors vectors = new CellVectors(100, BoundaryClassifierTest::isEven);
    BoundaryTrainer.Settings settings = new BoundaryTrainer.Settings(REACH, 5, 5);
    List<Double> parts = new ArrayList<>();

    BoundaryTrainer.Result result =
        BoundaryTrainer.train(treebank, segmenter, vectors, SMALL, parts::add, settings);

    assertThat(parts).isSorted().endsWith(1.0);
    assertThat(result.correctAfter()).isGreaterThan(result.correctBefore());
    BoundaryClassifier classifier = Objects.requireNonNull(result.classifier());
    List<Sentence> unseen = numbers(5, new SplittableRandom(2));
    List<String> gold = unseen.stream().map(SurfaceText::of).toList();
    Segmenter revising = segmenter.revising(classifier, vectors);
    assertThat(texts(revising, String.join(" ", gold))).isEqualTo(gold);
    assertThat(texts(segmenter, String.join(" ", gold))).isNotEqualTo(gold);
    BoundaryTrainer.Result again =
        BoundaryTrainer.train(treebank, segmenter, vectors, SMALL, part -> {}, settings);
    assertThat(bytes(Objects.requireNonNull(again.classifier()))).isEqualTo(bytes(classifier));
  }

  @Test
  void aTextWithoutParagraphsHasNothingToCompareWith() {
    List<Sentence> one = numbers(4, new SplittableRandom(1));
    Segmenter segmenter = SegmenterTrainer.train(one, SMALL);

    BoundaryTrainer.Result result =
        BoundaryTrainer.train(one, segmenter, new CellVectors(token -> 0), SMALL, part -> {});

    assertThat(result).isEqualTo(new BoundaryTrainer.Result(null, 0, 0, 0));
  }

  @Test
  void comesBackFromAFile() throws IOException {
    BoundaryClassifier classifier =
        new BoundaryClassifier(7, 300, new float[] {1, 2}, new float[] {3, 4}, 5, 6, 7);
    assertThat(bytes(read(bytes(classifier)))).isEqualTo(bytes(classifier));
    assertThat(read(bytes(classifier)).width()).isEqualTo(2);
  }

  @Test
  void refusesDamagedSections() throws IOException {
    byte[] whole = bytes(byCell(9));
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(EOFException.class);
    }
    int[][] damages = {{0, 2}, {1, 0}, {2, -1}, {6, 1}, {9, 0}, {10, 0x7f}};
    for (int[] damage : damages) {
      byte[] damaged = whole.clone();
      damaged[damage[0]] = (byte) damage[1];
      damaged[damage[0] == 10 ? 11 : 0] = (byte) (damage[0] == 10 ? 0xc0 : damaged[0]);
      assertThatThrownBy(() -> read(damaged))
          .as("byte " + damage[0])
          .isInstanceOf(InvalidInputException.class);
    }
  }
}
