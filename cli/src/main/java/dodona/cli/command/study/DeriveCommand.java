package dodona.cli.command.study;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.GoldOptions;
import dodona.cli.option.ModelOptions;
import dodona.cli.option.OutputOptions;
import dodona.cli.option.SystemNames;
import dodona.cli.option.SystemOptions;
import dodona.cli.option.TextArgument;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.DerivationPage;
import dodona.draw.DerivationTrace;
import dodona.model.ParserModel;
import dodona.oracle.GuidedRun;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.model.MissingStepException;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
      "Shows the derivation of a sentence, step by step: an oracle's for a tree, or a parser's for"
          + " a text.",
      "Where several transitions are correct, the first is taken and the others are listed. -o"
          + " page.html makes a page to step through, which needs no network: with the gold tree,"
          + " what every move costs and which arcs it would lose."
    },
    footer = {
      "  dodona derive examples/sentences.conllu --id intel --oracle lazy",
      "  dodona derive --heads 2,0,2 --words John,likes,Mary --system arc-eager",
      "  dodona derive \"John likes Mary.\"",
      "  dodona derive \"John likes Mary.\" -o john.html"
    })
public final class DeriveCommand extends ToolCommand {

  @Mixin private GoldOptions gold = new GoldOptions();

  @Mixin private SystemOptions system = new SystemOptions();

  @Option(
      names = "--oracle",
      paramLabel = "NAME",
      completionCandidates = SystemNames.OfOracles.class,
      description = "One of the system's oracles: ${COMPLETION-CANDIDATES}; default: its first.")
  private @Nullable String oracle;

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  public DeriveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (!output.isStandardOutput() && !output.name().endsWith(".html")) {
      throw new UsageException("-o " + output.name() + ": expected a name that ends in .html");
    }
    String given = gold.file();
    if (!gold.hasHeads() && given != null && TextArgument.isText(given, false)) {
      deriveText(given);
    } else {
      deriveTree();
    }
    return ExitCode.OK;
  }

  /** The derivation of a tree that is known. */
  private void deriveTree() throws IOException {
    Sentence sentence = gold.sentence(this);
    String chosen = oracle == null ? system.oracles().get(0) : oracle;
    GuidedRun<?> run = system.run(chosen, sentence.tree());
    write(
        output.isStandardOutput()
            ? DerivationTrace.of(run, sentence).table().text()
            : DerivationPage.html(sentence, system.name(), chosen));
  }

  /** The derivation by which a parser finds the tree of a text. */
  private void deriveText(String text) throws IOException {
    if (oracle != null) {
      throw new UsageException("--oracle is for a tree; a text is parsed with a model");
    }
    Pipeline pipeline = Pipeline.load(models.find(), PipelineOptions.DEFAULT);
    Sentence sentence = sentence(pipeline, text);
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
            models.name());
    write(
        output.isStandardOutput()
            ? trace.table().text()
            : DerivationPage.html(
                sentence, by, parser.decoding().system(), parser.labels(), trace.transitions()));
  }

  private Sentence sentence(Pipeline pipeline, String text) {
    List<AnalyzedSentence> sentences;
    try {
      pipeline.model().require(PipelineStep.PARSE);
      sentences = pipeline.analyze(text).sentences();
    } catch (MissingStepException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
    long number = gold.number();
    if (number < 1 || number > sentences.size()) {
      throw new UsageException(
          "--sentence " + number + ": the text has " + sentences.size() + " sentences");
    }
    if (sentences.size() > 1) {
      remark("sentence " + number + " of " + sentences.size() + "; --sentence chooses another");
    }
    return sentences.get((int) number - 1).sentence();
  }

  private void write(String text) throws IOException {
    try (OutputFile out = output.create(terminal())) {
      out.stream().write(text.getBytes(StandardCharsets.UTF_8));
      out.commit();
    }
  }
}
