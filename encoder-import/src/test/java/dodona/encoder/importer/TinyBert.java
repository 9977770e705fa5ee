package dodona.encoder.importer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A BERT of random weights that is small enough for tests, under the names of Hugging Face, and
 * what it should compute, in double precision and as plainly as can be.
 */
public final class TinyBert {

  public static final int LAYERS = 2;
  public static final int WIDTH = 12;
  public static final int HEADS = 3;
  public static final int INNER = 20;
  public static final int POSITIONS = 10;

  /** Linear maps have a row for each output, as Hugging Face keeps them. */
  private final Map<String, float[][]> tensors = new LinkedHashMap<>();

  private final List<String> vocabulary = new ArrayList<>();

  public TinyBert(long seed) {
    Random random = new Random(seed);
    vocabulary.addAll(List.of("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "[unused1]"));
    vocabulary.addAll(List.of("dogs", "chase", "cats", "the", "##ing", "un", "cha"));
    for (char c = 'a'; c <= 'z'; c++) {
      vocabulary.add(String.valueOf(c));
      vocabulary.add("##" + c);
    }
    vocabulary.addAll(List.of(".", ",", "'", "é", "北"));
    matrix("embeddings.word_embeddings.weight", vocabulary.size(), WIDTH, random);
    matrix("embeddings.position_embeddings.weight", POSITIONS, WIDTH, random);
    matrix("embeddings.token_type_embeddings.weight", 2, WIDTH, random);
    norm("embeddings.LayerNorm", random);
    for (int i = 0; i < LAYERS; i++) {
      String layer = "encoder.layer." + i + ".";
      for (String part : List.of("query", "key", "value")) {
        linear(layer + "attention.self." + part, WIDTH, WIDTH, random);
      }
      linear(layer + "attention.output.dense", WIDTH, WIDTH, random);
      norm(layer + "attention.output.LayerNorm", random);
      linear(layer + "intermediate.dense", WIDTH, INNER, random);
      linear(layer + "output.dense", INNER, WIDTH, random);
      norm(layer + "output.LayerNorm", random);
    }
  }

  private void linear(String name, int in, int out, Random random) {
    matrix(name + ".weight", out, in, random);
    matrix(name + ".bias", 1, out, random);
  }

  private void norm(String name, Random random) {
    matrix(name + ".weight", 1, WIDTH, random);
    matrix(name + ".bias", 1, WIDTH, random);
    for (int i = 0; i < WIDTH; i++) {
      tensor(name + ".weight")[0][i] += 1;
    }
  }

  private void matrix(String name, int rows, int columns, Random random) {
    float[][] matrix = new float[rows][columns];
    for (float[] row : matrix) {
      for (int i = 0; i < columns; i++) {
        row[i] = (float) (random.nextGaussian() * 0.3);
      }
    }
    tensors.put(name, matrix);
  }

  public Map<String, float[][]> tensors() {
    return tensors;
  }

  public List<String> vocabulary() {
    return vocabulary;
  }

  private float[][] tensor(String name) {
    float[][] tensor = tensors.get(name);
    if (tensor == null) {
      throw new IllegalStateException(name);
    }
    return tensor;
  }

  /** The last states of one window, given all its pieces with the special ones. */
  public double[][] states(int[] ids, int layers) {
    double[][] x = new double[ids.length][WIDTH];
    for (int i = 0; i < ids.length; i++) {
      for (int j = 0; j < WIDTH; j++) {
        x[i][j] =
            tensor("embeddings.word_embeddings.weight")[ids[i]][j]
                + tensor("embeddings.position_embeddings.weight")[i][j]
                + tensor("embeddings.token_type_embeddings.weight")[0][j];
      }
    }
    x = normalize("embeddings.LayerNorm", x);
    for (int layer = 0; layer < layers; layer++) {
      String name = "encoder.layer." + layer + ".";
      double[][] attended = apply(name + "attention.output.dense", attention(name, x));
      x = normalize(name + "attention.output.LayerNorm", sum(x, attended));
      double[][] inner = apply(name + "intermediate.dense", x);
      for (double[] row : inner) {
        for (int j = 0; j < row.length; j++) {
          row[j] *= normalBelow(row[j]);
        }
      }
      x = normalize(name + "output.LayerNorm", sum(x, apply(name + "output.dense", inner)));
    }
    return x;
  }

  private double[][] attention(String name, double[][] x) {
    double[][] queries = apply(name + "attention.self.query", x);
    double[][] keys = apply(name + "attention.self.key", x);
    double[][] values = apply(name + "attention.self.value", x);
    int width = WIDTH / HEADS;
    double[][] out = new double[x.length][WIDTH];
    for (int head = 0; head < HEADS; head++) {
      for (int i = 0; i < x.length; i++) {
        double[] weight = new double[x.length];
        double total = 0;
        for (int j = 0; j < x.length; j++) {
          double score = 0;
          for (int d = head * width; d < (head + 1) * width; d++) {
            score += queries[i][d] * keys[j][d];
          }
          weight[j] = Math.exp(score / Math.sqrt(width));
          total += weight[j];
        }
        for (int j = 0; j < x.length; j++) {
          for (int d = head * width; d < (head + 1) * width; d++) {
            out[i][d] += weight[j] / total * values[j][d];
          }
        }
      }
    }
    return out;
  }

  private double[][] apply(String name, double[][] x) {
    float[][] weight = tensor(name + ".weight");
    float[] bias = tensor(name + ".bias")[0];
    double[][] y = new double[x.length][weight.length];
    for (int i = 0; i < x.length; i++) {
      for (int o = 0; o < weight.length; o++) {
        y[i][o] = bias[o];
        for (int k = 0; k < weight[o].length; k++) {
          y[i][o] += weight[o][k] * x[i][k];
        }
      }
    }
    return y;
  }

  private static double[][] sum(double[][] x, double[][] y) {
    double[][] sum = new double[x.length][];
    for (int i = 0; i < x.length; i++) {
      sum[i] = x[i].clone();
      for (int j = 0; j < sum[i].length; j++) {
        sum[i][j] += y[i][j];
      }
    }
    return sum;
  }

  private double[][] normalize(String name, double[][] x) {
    float[] scale = tensor(name + ".weight")[0];
    float[] shift = tensor(name + ".bias")[0];
    double[][] y = new double[x.length][WIDTH];
    for (int i = 0; i < x.length; i++) {
      double mean = 0;
      for (double value : x[i]) {
        mean += value / WIDTH;
      }
      double variance = 0;
      for (double value : x[i]) {
        variance += (value - mean) * (value - mean) / WIDTH;
      }
      for (int j = 0; j < WIDTH; j++) {
        y[i][j] = (x[i][j] - mean) / Math.sqrt(variance + 1e-12) * scale[j] + shift[j];
      }
    }
    return y;
  }

  /** Φ(x), by its power series. */
  private static double normalBelow(double x) {
    double sum = 0;
    double term = x;
    for (int k = 1; Math.abs(term) > 1e-18; k += 2) {
      sum += term;
      term *= x * x / (k + 2);
    }
    return 0.5 + sum * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }
}
