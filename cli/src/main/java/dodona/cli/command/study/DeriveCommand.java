package dodona.cli.command.study;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.GoldOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.OutputOptions;
import dodona.cli.option.ParsedText;
import dodona.cli.option.StudiedLength;
import dodona.cli.option.SystemNames;
import dodona.cli.option.SystemOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.derivation.DerivationTrace;
import dodona.draw.page.DerivationPage;
import dodona.model.ParserModel;
import dodona.oracle.GuidedRun;
import dodona.text.pipeline.Pipeline;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona derive}. */
@Command(
    name = "derive",
    description = {
      "Shows the derivation of a sentence step by step.",
      "For a tree, shows the derivation of an oracle; for a text, the derivation of"
          + " the parser. With --system or --oracle, a text is parsed first and its tree"
          + " then derived.",
      "If several transitions are correct, the first is taken and the others are"
          + " listed. With -o page.html, writes an interactive page that works offline"
          + " and shows the cost of every move and the arcs it loses."
    },
    footer = {
      "  dodona derive examples/sentences.conllu --id intel --oracle lazy",
      "  dodona derive --heads 2,0,2 --words John,likes,Mary --system arc-eager",
      "  dodona derive \"John likes Mary.\"",
      "  dodona derive \"John likes Mary.\" --system arc-eager",
      "  dodona derive \"John likes Mary.\" -o john.html"
    })
public final class DeriveCommand extends ToolCommand {

  @Mixin private GoldOptions gold = new GoldOptions();

  @Mixin private SystemOptions system = new SystemOptions();

  @Option(
      names = "--oracle",
      paramLabel = "NAME",
      completionCandidates = SystemNames.OfOracles.class,
      description =
          "Oracle of the system. Values: ${COMPLETION-CANDIDATES}. Default: the first"
              + " oracle of the system.")
  @OptionGroup.In(OptionGroup.PARSER)
  private @Nullable String oracle;

  @Mixin private OutputOptions output = new OutputOptions();

  public DeriveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (!output.isStandardOutput() && !output.name().endsWith(".html")) {
      throw new UsageException("-o " + output.name() + ": expected a name that ends in .html");
    }
    ParsedText text = gold.text();
    if (text == null || system.isGiven() || oracle != null) {
      deriveTree();
    } else {
      deriveText(text);
    }
    return ExitCode.OK;
  }

  /** Shows an oracle's derivation of a tree: a given one, or the one a model predicts. */
  private void deriveTree() throws IOException {
    String chosen = oracle == null ? system.oracles().get(0) : system.requireOracle(oracle);
    Sentence sentence = StudiedLength.require(gold.sentence(this), "derive");
    GuidedRun<?> run = system.run(chosen, sentence.tree());
    write(
        output.isStandardOutput()
            ? DerivationTrace.of(run, sentence).table().text()
            : DerivationPage.html(sentence, system.name(), chosen));
  }

  /** Shows the derivation by which a parser finds the tree of a text. */
  private void deriveText(ParsedText text) throws IOException {
    Sentence sentence = StudiedLength.require(gold.choose(text, this), "derive");
    Pipeline pipeline = text.pipeline();
    ParserModel parser = Objects.requireNonNull(pipeline.model().parser());
    DerivationTrace trace =
        DerivationTrace.of(
            parser.system(), parser.labels(), pipeline.derivation(sentence), sentence);
    String by =
        String.format(
            Locale.ROOT,
            "%s, %s, model %s",
            parser.decoding().system(),
            parser.decoding().beamWidth() == 1 ? "greedy" : "beam " + parser.decoding().beamWidth(),
            text.modelName());
    write(
        output.isStandardOutput()
            ? trace.table().text()
            : DerivationPage.html(
                sentence, by, parser.decoding().system(), parser.labels(), trace.transitions()));
  }

  private void write(String text) throws IOException {
    try (OutputFile out = output.create(terminal())) {
      out.stream().write(text.getBytes(StandardCharsets.UTF_8));
      out.commit();
    }
  }
}
