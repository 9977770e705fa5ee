package dodona.treebank;

import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ConlluWriter;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes treebanks that tests hold as text. */
public final class Conllu {

  private Conllu() {}

  /** A word's line: its number, form, head and label; the rest is blank. */
  public static String word(int id, String form, Object head, String label) {
    return id + "\t" + form + "\t_\t_\t_\t_\t" + head + "\t" + label + "\t_\t_\n";
  }

  public static List<Sentence> read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8), ReadOptions.DEFAULT, ProblemListener.STRICT);
  }

  public static List<Sentence> read(byte[] bytes, ReadOptions options, ProblemListener listener) {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader =
        new ConlluReader(new ByteArrayInputStream(bytes), "test", options, listener)) {
      reader.forEach(sentences::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sentences;
  }

  /** All problems of a text, each as it is printed, where every sentence must be a tree. */
  public static List<String> problems(String text) {
    return problems(text.getBytes(StandardCharsets.UTF_8), TreeRequirement.TREE);
  }

  public static List<String> problems(byte[] bytes, TreeRequirement trees) {
    List<String> problems = new ArrayList<>();
    read(bytes, ReadOptions.DEFAULT.withTrees(trees), problem -> problems.add(problem.toString()));
    return problems;
  }

  public static byte[] write(List<Sentence> sentences) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ConlluWriter writer = new ConlluWriter(bytes)) {
      for (Sentence sentence : sentences) {
        writer.write(sentence);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
