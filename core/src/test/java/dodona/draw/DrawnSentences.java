package dodona.draw;

import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.SentenceErrors;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** Sentences to draw. */
public final class DrawnSentences {

  private DrawnSentences() {}

  /** From words such as {@code dog/NOUN/2/nsubj}; a head of {@code _} is absent. */
  public static Sentence of(String... words) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < words.length; i++) {
      String[] parts = words[i].split("/", -1);
      lines.append(
          "%d\t%s\t_\t%s\t_\t_\t%s\t%s\t_\t_\n"
              .formatted(i + 1, parts[0], parts[1], parts[2], parts[3]));
    }
    byte[] bytes = lines.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(bytes), "test", ReadOptions.DEFAULT, ProblemListener.STRICT)) {
      return Objects.requireNonNull(reader.read());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A system's tree with its mistakes marked; full labels and punctuation count. */
  public static TreeDrawing compared(Sentence gold, Sentence system) {
    EvaluationOptions options = EvaluationOptions.CONLLX.withPunctuation(true);
    return TreeDrawing.of(SentenceErrors.of(gold, system, options).system().get(0));
  }

  public static Sentence dogs() {
    return of(
        "Big/ADJ/2/amod",
        "dogs/NOUN/3/nsubj",
        "chase/VERB/0/root",
        "cats/NOUN/3/obj",
        "today/NOUN/3/obl:tmod");
  }

  /** Its arc into <i>it</i> spans the root. */
  public static Sentence hearing() {
    return of(
        "A/DET/2/det",
        "hearing/NOUN/3/nsubj",
        "starts/VERB/0/root",
        "about/ADP/5/case",
        "it/PRON/2/nmod");
  }

  /** A tree over words {@code w1}, {@code w2}, … with labels of several lengths. */
  public static Sentence labeled(DependencyTree tree) {
    int n = tree.size();
    String[] labels = {"det", "nsubj:pass", "", "acl:relcl", "x"};
    String[] labelOf =
        IntStream.range(0, n).mapToObj(i -> labels[i % labels.length]).toArray(String[]::new);
    List<String> tags = IntStream.range(0, n).mapToObj(i -> i % 3 == 0 ? "PROPN" : "X").toList();
    return Sentence.ofForms(IntStream.rangeClosed(1, n).mapToObj(i -> "w" + i).toList())
        .withTree(DependencyTree.of(tree.heads(), labelOf))
        .withColumn(Column.UPOS, tags);
  }

  /** Words with everything that could break out of a picture. */
  public static Sentence hostile() {
    List<String> words =
        Arrays.asList(
            "\u001B[31mred\u0007",
            "</svg><script>alert(1)</script>",
            "a&b",
            "\"q'",
            "\u202Egnp.exe",
            "\uD800",
            "\uFFFE\u0000",
            "]]>",
            "\\end{document}",
            "x".repeat(2_000),
            "e\u0301".repeat(50));
    String[] labels = new String[words.size()];
    Arrays.fill(labels, "<&\">\u001B\\%");
    int[] heads = IntStream.range(0, words.size()).toArray();
    return Sentence.ofForms(words).withTree(DependencyTree.of(heads, labels));
  }

  /** A tree whose first word is the head of all others: as many levels as words. */
  public static Sentence comb(int n) {
    int[] heads = new int[n];
    Arrays.fill(heads, 1);
    heads[0] = 0;
    return labeled(DependencyTree.of(heads));
  }
}
