package dodona.evaluate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes small treebanks: ID FORM LEMMA UPOS FEATS HEAD DEPREL between single spaces. */
public final class Conllu {

  private Conllu() {}

  /** Writes sentences, each a block of lines. */
  public static Path write(Path file, String... sentences) {
    StringBuilder text = new StringBuilder();
    for (String sentence : sentences) {
      for (String line : sentence.strip().split("\n", -1)) {
        text.append(line.startsWith("#") ? line : row(line)).append('\n');
      }
      text.append('\n');
    }
    try {
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String row(String line) {
    String[] cells = line.strip().split(" ", -1);
    if (cells.length == 2) {
      return cells[0] + "\t" + cells[1] + "\t_".repeat(8);
    }
    return String.join(
        "\t", cells[0], cells[1], cells[2], cells[3], "_", cells[4], cells[5], cells[6], "_", "_");
  }
}
