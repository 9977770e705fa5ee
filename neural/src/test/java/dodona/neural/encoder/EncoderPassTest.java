package dodona.neural.encoder;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EncoderPassTest {

  private final Encoder encoder = TinyEncoder.of(2, 3);

  @Test
  void aSentenceDoesNotDependOnItsNeighborsByABit() {
    List<int[]> sentences = sentences(9);
    try (Compute compute = new Compute(Kernels.best(), 1)) {
      EncoderPass pass = new EncoderPass(encoder, compute);
      float[][] together = states(pass, sentences);
      List<float[]> alone = new ArrayList<>();
      for (int[] sentence : sentences) {
        alone.addAll(List.of(states(pass, List.of(sentence))));
      }
      assertThat(together).isDeepEqualTo(alone.toArray(new float[0][]));
    }
  }

  @Test
  void moreThanCanBeRunAtOnceIsRunInPartsWithTheSameBits() {
    List<int[]> sentences = new ArrayList<>(sentences(700));
    sentences.add(new Random(9).ints(3_000, 6, 60).toArray());
    try (Compute compute = new Compute(Kernels.best(), 1)) {
      EncoderPass pass = new EncoderPass(encoder, compute);
      float[][] together = states(pass, sentences);
      assertThat(together.length).isGreaterThan(10_000);
      assertThat(together[together.length - 1]).isNotEqualTo(together[together.length - 2]);
      int row = 0;
      for (int[] sentence : sentences) {
        for (float[] state : states(pass, List.of(sentence))) {
          assertThat(together[row++]).isEqualTo(state);
        }
      }
    }
  }

  @Test
  void kernelsAndThreadsChangeNoBit() {
    List<int[]> sentences = sentences(20);
    float[][] expected = null;
    for (Kernels kernels : List.of(Kernels.plain(), Kernels.best())) {
      for (int threads = 1; threads <= 3; threads++) {
        try (Compute compute = new Compute(kernels, threads)) {
          float[][] states = states(new EncoderPass(encoder, compute), sentences);
          expected = expected == null ? states : expected;
          assertThat(states).isDeepEqualTo(expected);
        }
      }
    }
  }

  @Test
  void aLongSentenceIsReadThroughWindowsThatOverlap() {
    int[] pieces = new Random(4).ints(29, 6, 60).toArray();
    EncoderBatch batch = EncoderBatch.of(encoder, List.of(new int[] {7}, pieces));
    assertThat(batch.windows()).isEqualTo(1 + 7);
    for (int w = 0; w < batch.windows(); w++) {
      int start = batch.start(w);
      int end = batch.start(w + 1) - 1;
      assertThat(end - start + 1).isLessThanOrEqualTo(encoder.config().positions());
      assertThat(batch.id(start)).isEqualTo(encoder.wordPieces().start());
      assertThat(batch.id(end)).isEqualTo(encoder.wordPieces().end());
      assertThat(batch.position(end)).isEqualTo(end - start);
    }
    assertThat(batch.row(1, 0)).isEqualTo(batch.start(1));
    for (int i = 0; i < pieces.length; i++) {
      int row = batch.row(1, i + 1);
      assertThat(batch.id(row)).isEqualTo(pieces[i]);
      if (i >= 2 && i < pieces.length - 2) {
        assertThat(batch.position(row)).isBetween(3, 6); // two pieces on either side, and [CLS]
      }
    }
  }

  @Test
  void aSentenceThatJustFitsIsOneWindow() {
    EncoderBatch batch = EncoderBatch.of(encoder, List.of(new int[8], new int[0]));
    assertThat(batch.windows()).isEqualTo(2);
    assertThat(batch.rows()).isEqualTo(12);
  }

  private List<int[]> sentences(int count) {
    Random random = new Random(8);
    List<int[]> sentences = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sentences.add(random.ints(random.nextInt(14), 6, 60).toArray());
    }
    return sentences;
  }

  private float[][] states(EncoderPass pass, List<int[]> sentences) {
    EncoderBatch batch = EncoderBatch.of(encoder, sentences);
    float[][] states = pass.run(batch);
    return Arrays.stream(states).limit(batch.rows()).map(float[]::clone).toArray(float[][]::new);
  }
}
