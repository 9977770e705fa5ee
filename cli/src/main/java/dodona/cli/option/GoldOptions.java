package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The gold tree of a command: a sentence of a file, the parse of a text, or heads on the command
 * line.
 */
@OptionGroup.In(OptionGroup.INPUT)
public final class GoldOptions {

  @Parameters(
      arity = "0..1",
      paramLabel = "TEXT|FILE",
      description = "A treebank, - for standard input, or a text for the model to parse.")
  private @Nullable String file;

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private SentenceOptions choice = new SentenceOptions();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(
      names = "--heads",
      paramLabel = "LIST",
      split = ",",
      description = "Heads of a tree, such as 2,0,2, instead of a file.")
  private @Nullable List<Integer> heads;

  @Option(
      names = "--words",
      paramLabel = "LIST",
      split = ",",
      description =
          "With --heads: words of the tree, such as John,likes,Mary. Default: w1, w2"
              + " and so on.")
  private @Nullable List<String> words;

  @Option(
      names = "--labels",
      paramLabel = "LIST",
      split = ",",
      description =
          "With --heads: labels of the tree, such as nsubj,root,obj. Default: none;"
              + " moves are unlabeled.")
  private @Nullable List<String> labels;

  /** The file, null if the tree stands on the command line. */
  public @Nullable String file() {
    return file;
  }

  /** The text to parse, null if a file or a tree was given. */
  public @Nullable ParsedText text() {
    return heads == null && file != null && TextArgument.isText(file, false)
        ? new ParsedText(file, models)
        : null;
  }

  /** Returns the sentence that was asked for among those of a text. */
  public Sentence choose(ParsedText text, Console console) throws IOException {
    return choice.choose(text.sentences(), console);
  }

  /** Returns the options for reading the file. */
  public TreebankOptions reading() {
    return reading;
  }

  /** Returns whether the tree is given on the command line. */
  public boolean hasHeads() {
    return heads != null;
  }

  /** The sentence with its tree. */
  public Sentence sentence(Console console) throws IOException {
    if (heads == null && file == null) {
      throw new UsageException("expected a FILE, a TEXT or --heads");
    }
    if (heads != null && file != null) {
      throw new UsageException("expected a FILE or TEXT, or --heads, not both");
    }
    ParsedText text = text();
    if (text != null) {
      return choose(text, console);
    }
    return heads == null && file != null
        ? choice.find(file, reading, console)
        : ofHeads(heads == null ? List.of() : heads);
  }

  private Sentence ofHeads(List<Integer> given) {
    int n = given.size();
    List<String> forms = new ArrayList<>();
    for (int word = 1; word <= n; word++) {
      forms.add("w" + word);
    }
    String[] arcLabels = new String[n];
    Arrays.fill(arcLabels, DependencyTree.NO_LABEL);
    List<String> sentence = words == null ? forms : requireSize("--words", words, n);
    if (labels != null) {
      arcLabels = requireSize("--labels", labels, n).toArray(new String[0]);
    }
    try {
      int[] array = given.stream().mapToInt(Integer::intValue).toArray();
      return Sentence.ofForms(sentence).withTree(DependencyTree.of(array, arcLabels));
    } catch (InvalidInputException e) {
      throw new UsageException("--heads " + e.getMessage());
    }
  }

  private static List<String> requireSize(String option, List<String> values, int n) {
    if (values.size() != n) {
      throw new UsageException(option + " has " + values.size() + " values for " + n + " heads");
    }
    return values;
  }
}
