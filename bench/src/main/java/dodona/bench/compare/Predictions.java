package dodona.bench.compare;

import dodona.error.InvalidInputException;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A parser's output in its own format, put back into the treebank that it was made from. */
final class Predictions implements AutoCloseable {

  private static final String LARGE_ROOT = "ROOT";

  private final Path file;
  private final PeerFormat format;
  private final BufferedReader reader;

  private Predictions(Path file, PeerFormat format) throws IOException {
    this.file = file;
    this.format = format;
    this.reader = Files.newBufferedReader(file);
  }

  /**
   * Writes the gold sentences with the predicted trees as CoNLL-U.
   *
   * @throws IOException if the output does not have the same sentences, or one is not a tree
   */
  static void merge(List<Sentence> gold, Path file, PeerFormat format, Path into)
      throws IOException {
    try (Predictions predictions = new Predictions(file, format);
        ConlluWriter writer = new ConlluWriter(Files.newOutputStream(into))) {
      for (Sentence sentence : gold) {
        writer.write(sentence.withTree(predictions.next(sentence)));
      }
      if (predictions.nextSentence() != null) {
        throw new IOException(file + ": more than the " + gold.size() + " sentences expected");
      }
    }
  }

  private DependencyTree next(Sentence sentence) throws IOException {
    List<String[]> words = nextSentence();
    if (words == null || words.size() != sentence.size()) {
      throw new IOException(
          "%s: %s, expected %d words as in sentence %s"
              .formatted(
                  file,
                  words == null ? "the end" : words.size() + " words",
                  sentence.size(),
                  sentence.name()));
    }
    int[] heads = new int[words.size()];
    String[] labels = new String[words.size()];
    try {
      for (int i = 0; i < heads.length; i++) {
        String[] cells = words.get(i);
        heads[i] = Integer.parseInt(cells[format.headColumn()]);
        String label = cells[format.labelColumn()];
        labels[i] = label.equals(LARGE_ROOT) ? "root" : label;
      }
      return DependencyTree.of(heads, labels);
    } catch (NumberFormatException | InvalidInputException e) {
      throw new IOException(file + ", sentence " + sentence.name() + ": " + e.getMessage(), e);
    }
  }

  /** The cells of the words of the next sentence, null at the end. */
  private @Nullable List<String[]> nextSentence() throws IOException {
    List<String[]> words = new ArrayList<>();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      if (line.isEmpty()) {
        if (!words.isEmpty()) {
          return words;
        }
      } else if (line.charAt(0) != '#') {
        String[] cells = line.split("\t", -1);
        if (cells[0].indexOf('-') < 0 && cells[0].indexOf('.') < 0) {
          words.add(cells);
        }
      }
    }
    return words.isEmpty() ? null : words;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
