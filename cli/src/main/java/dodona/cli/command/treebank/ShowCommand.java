package dodona.cli.command.treebank;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.SentenceOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.Orientation;
import dodona.draw.TreeDrawing;
import dodona.draw.latex.TikzTree;
import dodona.draw.svg.SvgTree;
import dodona.draw.terminal.TerminalTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona show}. */
@Command(
    name = "show",
    description = "Draws the tree of a sentence in the terminal or as an image.",
    footer = {
      "  dodona show examples/sentences.conllu --sentence 3",
      "  dodona show examples/sentences.conllu --id oak -o tree.svg",
      "  dodona show examples/sentences.conllu --id oak --order"
    })
public final class ShowCommand extends ToolCommand {

  @Parameters(paramLabel = "FILE", description = "A treebank, or - for standard input.")
  private String file = "";

  @Mixin private SentenceOptions choice = new SentenceOptions();

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write an image (.svg) or LaTeX for tikz-dependency (.tex) instead of text.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String output;

  @Option(names = "--no-tags", description = "Omit parts of speech.")
  private boolean noTags;

  @Option(
      names = "--order",
      description =
          "Instead of parts of speech, show the position of each word in the projective"
              + " order and a letter for its maximal projective component.")
  private boolean order;

  @Option(
      names = "--upright",
      description =
          "Draw one word per line. Default: only if the sentence is wider than the" + " terminal.")
  private boolean upright;

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  public ShowCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (output != null && !output.endsWith(".svg") && !output.endsWith(".tex")) {
      throw new UsageException("-o " + output + ": expected a name that ends in .svg or .tex");
    }
    if (order && noTags) {
      throw new UsageException("--order replaces the tags; expected it without --no-tags");
    }
    Sentence sentence = choice.find(file, reading, this);
    TreeDrawing drawing = order ? TreeDrawing.ofOrder(sentence) : TreeDrawing.of(sentence);
    if (output == null) {
      terminal().out().print(TerminalTree.draw(drawing, terminalOptions()));
    } else {
      String picture =
          output.endsWith(".svg")
              ? SvgTree.document(
                  drawing, SvgTree.Options.DEFAULT.withOrientation(orientation()).withTags(!noTags))
              : TikzTree.document(drawing, !noTags);
      try (OutputFile out = OutputFile.create(output, force, terminal())) {
        out.stream().write(picture.getBytes(StandardCharsets.UTF_8));
        out.commit();
      }
    }
    return ExitCode.OK;
  }

  private TerminalTree.Options terminalOptions() {
    return new TerminalTree.Options(
        terminal().columns(), orientation(), !noTags, terminal().colorOut());
  }

  private Orientation orientation() {
    return upright ? Orientation.UPRIGHT : Orientation.FITTING;
  }
}
