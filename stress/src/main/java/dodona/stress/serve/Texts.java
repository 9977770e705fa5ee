package dodona.stress.serve;

import dodona.cli.Dodona;
import dodona.treebank.SurfaceText;
import dodona.treebank.conllu.ConlluReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Texts made of a treebank's sentences. */
final class Texts {

  private final List<String> sentences = new ArrayList<>();
  private int next;

  Texts(Path treebank) throws IOException {
    try (ConlluReader reader = ConlluReader.open(treebank)) {
      reader.forEach(sentence -> sentences.add(SurfaceText.of(sentence)));
    }
  }

  /** The next sentences, as many as make a text of at least so many characters. */
  String next(int characters) {
    StringBuilder text = new StringBuilder();
    do {
      text.append(text.isEmpty() ? "" : " ").append(sentences.get(next++ % sentences.size()));
    } while (text.length() < characters);
    return text.append('\n').toString();
  }

  /** Returns the output of {@code dodona parse} for a text. */
  static String parsed(String text, String model) throws IOException {
    Path file = Files.createTempFile("dodona", ".txt");
    try {
      Files.writeString(file, text);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int code =
          Dodona.run(
              InputStream.nullInputStream(),
              new PrintStream(out, false, StandardCharsets.UTF_8),
              new PrintStream(err, false, StandardCharsets.UTF_8),
              "parse",
              "--input",
              "text",
              "--model",
              model,
              file.toString());
      if (code != 0) {
        throw new IOException(err.toString(StandardCharsets.UTF_8));
      }
      return out.toString(StandardCharsets.UTF_8);
    } finally {
      Files.delete(file);
    }
  }
}
