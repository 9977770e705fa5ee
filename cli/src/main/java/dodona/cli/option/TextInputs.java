package dodona.cli.option;

import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.support.Printable;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.pipeline.LineEndHyphens;
import dodona.treebank.conllu.SentenceSelection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The inputs of a command: text on the command line, text files and treebanks. */
@OptionGroup.In(OptionGroup.INPUT)
public final class TextInputs {

  /** Kinds that a text on the command line can be of. */
  private static final Set<InputKind> RAW =
      EnumSet.of(InputKind.TEXT, InputKind.LINES, InputKind.PARAGRAPHS, InputKind.HORIZONTAL);

  @Parameters(
      arity = "1..*",
      paramLabel = "TEXT|FILE",
      description =
          "Files of text or CoNLL-U, - for standard input, or text. An argument is text"
              + " if no such file exists and it does not look like a file name. Files are"
              + " UTF-8, or UTF-16 with a byte-order mark.")
  private List<String> inputs = List.of();

  @Option(
      names = "--input",
      paramLabel = "KIND",
      description = {
        "Format of the input. Default: text or conllu, detected from the content.",
        "text: running text; an empty line ends a paragraph, and quote marks (>) at the beginning of"
            + " lines are skipped.",
        "lines: one sentence per line.",
        "paragraphs: one paragraph per line.",
        "horizontal: one sentence per line, words separated by spaces.",
        "vertical: one word per line, optionally with a tag after a tab; an empty"
            + " line ends a sentence.",
        "conllu: CoNLL-U or CoNLL-X; tags are kept where a sentence has them.",
        "conllu-tokens: CoNLL-U or CoNLL-X; tags are ignored and predicted.",
        "conllu-tagged: CoNLL-U or CoNLL-X; tags are kept."
      })
  private @Nullable InputKind kind;

  @Option(
      names = "--hyphens",
      paramLabel = "HOW",
      description =
          "Treatment of words divided at line ends: join (facili-/ties becomes facilities if that is"
              + " a known word) or keep. Offsets refer to the original text. Default: join.")
  private LineEndHyphens hyphens = LineEndHyphens.JOIN;

  @Option(
      names = "--strict",
      description =
          "Reject input that is not valid UTF-8. Default: replace invalid bytes with"
              + " U+FFFD and warn.")
  private boolean strict;

  /** All inputs, as they were written. */
  public List<String> names() {
    return inputs;
  }

  /** Returns the treatment of words divided at line ends. */
  public LineEndHyphens hyphens() {
    return hyphens;
  }

  /** Returns whether every input is text on the command line, so that trees are drawn. */
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

  /** Rejects standard input and text on the command line, for an option that needs files. */
  public void requireFiles(String option) {
    for (String input : inputs) {
      if (isText(input) || input.equals(TreebankOptions.STANDARD_INPUT)) {
        throw new UsageException(
            "%s: expected files as input, found '%s'".formatted(option, Printable.line(input)));
      }
    }
  }

  /** Returns one of the inputs. */
  public Input open(String input, Terminal terminal) {
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
