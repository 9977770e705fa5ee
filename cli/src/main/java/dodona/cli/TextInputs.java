package dodona.cli;

import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.treebank.SentenceSelection;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a command is to analyse: text on the command line, files of text, or treebanks. */
final class TextInputs {

  @Parameters(
      arity = "1..*",
      paramLabel = "TEXT|FILE",
      description = "Text, or files of text or CoNLL-U sentences, or - for standard input.")
  private List<String> inputs = List.of();

  @Option(
      names = "--input",
      paramLabel = "KIND",
      description =
          "text, treebank, tokens (a treebank whose tags are ignored) or tagged; default:"
              + " recognised.")
  private @Nullable InputKind kind;

  /** All inputs, as they were written. */
  List<String> names() {
    return inputs;
  }

  /** Whether every input is text on the command line, for a person who wants to see trees. */
  boolean areTexts() {
    return inputs.stream().allMatch(TextInputs::isText);
  }

  private static boolean isText(String input) {
    if (input.equals(TreebankOptions.STANDARD_INPUT) || exists(input)) {
      return false;
    }
    boolean hasSpace = input.chars().anyMatch(Character::isWhitespace);
    boolean looksLikeAPath = input.indexOf('/') >= 0 || input.matches("[^.]+(\\.[A-Za-z0-9]+)+");
    return hasSpace || !looksLikeAPath;
  }

  private static boolean exists(String input) {
    try {
      return Files.exists(Path.of(input));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** The chosen sentences of all inputs. */
  List<Input> open(Terminal terminal, SentenceSelection selection) {
    return inputs.stream().map(input -> open(input, terminal).only(selection)).toList();
  }

  private Input open(String input, Terminal terminal) {
    if (isText(input)) {
      return Input.text(input);
    }
    Input bytes =
        input.equals(TreebankOptions.STANDARD_INPUT)
            ? Input.stream(terminal.in(), TreebankOptions.STANDARD_INPUT_NAME)
            : Input.file(Path.of(input));
    return kind == null ? bytes : bytes.as(kind);
  }
}
