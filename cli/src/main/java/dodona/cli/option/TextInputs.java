package dodona.cli.option;

import dodona.cli.terminal.Terminal;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.treebank.conllu.SentenceSelection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a command is to analyze: text on the command line, files of text, or treebanks. */
public final class TextInputs {

  /** Kinds that a text on the command line can be of. */
  private static final Set<InputKind> RAW =
      EnumSet.of(InputKind.TEXT, InputKind.LINES, InputKind.PARAGRAPHS, InputKind.HORIZONTAL);

  @Parameters(
      arity = "1..*",
      paramLabel = "TEXT|FILE",
      description =
          "Files of text or CoNLL-U sentences, or - for standard input; whatever is not the name"
              + " of a file is text itself. Files are UTF-8, or UTF-16 with a byte-order mark.")
  private List<String> inputs = List.of();

  @Option(
      names = "--input",
      paramLabel = "KIND",
      description = {
        "What the input is; default: detected, text or CoNLL-U.",
        "text: a sentence may go on in the next line, and an empty line ends a paragraph; a line"
            + " that ends early tends to end a sentence.",
        "lines: every line is a sentence.",
        "paragraphs: every line is a paragraph, of one sentence or more.",
        "horizontal: every line is a sentence of words with spaces between them.",
        "vertical: a word per line, with or without a tag after a tab; an empty line ends a"
            + " sentence.",
        "conllu: CoNLL-U or CoNLL-X; tags are used where a sentence has them.",
        "conllu-tokens: CoNLL-U or CoNLL-X; tags are ignored and predicted.",
        "conllu-tagged: CoNLL-U or CoNLL-X; tags are used as they are."
      })
  private @Nullable InputKind kind;

  @Option(
      names = "--strict",
      description = "Refuse bytes that are not UTF-8; default: replace them by U+FFFD and warn.")
  private boolean strict;

  /** All inputs, as they were written. */
  public List<String> names() {
    return inputs;
  }

  /** Whether every input is text on the command line, for a person who wants to see trees. */
  public boolean areTexts() {
    return inputs.stream().allMatch(this::isText);
  }

  private boolean isText(String input) {
    return TextArgument.isText(input, kind != null && RAW.contains(kind));
  }

  /** The chosen sentences of all inputs. */
  public List<Input> open(Terminal terminal, SentenceSelection selection) {
    return inputs.stream().map(input -> open(input, terminal).only(selection)).toList();
  }

  private Input open(String input, Terminal terminal) {
    if (isText(input) && kind == null) {
      return Input.text(input);
    }
    Input bytes = bytes(input, terminal);
    Input read = kind == null ? bytes : bytes.as(kind);
    return strict ? read.strict() : read;
  }

  private Input bytes(String input, Terminal terminal) {
    if (isText(input)) {
      return Input.bytes(input.getBytes(StandardCharsets.UTF_8), "");
    }
    return input.equals(TreebankOptions.STANDARD_INPUT)
        ? Input.stream(terminal.in(), TreebankOptions.STANDARD_INPUT_NAME)
        : Input.file(Path.of(input));
  }
}
