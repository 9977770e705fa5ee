package dodona.cli;

import dodona.draw.RunText;
import dodona.oracle.GuidedRun;
import dodona.treebank.Sentence;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona derive}. */
@Command(
    name = "derive",
    description = {
      "Shows an oracle's derivation of a sentence, step by step.",
      "Where several transitions are correct, it takes the first and lists the others."
    },
    footer = {
      "  dodona derive examples/sentences.conllu --id intel --oracle lazy",
      "  dodona derive --heads 2,0,2 --words John,likes,Mary --system arc-eager"
    })
final class DeriveCommand extends ToolCommand {

  @Mixin private GoldOptions gold = new GoldOptions();

  @Mixin private SystemOptions system = new SystemOptions();

  @Option(
      names = "--oracle",
      paramLabel = "NAME",
      completionCandidates = SystemNames.OfOracles.class,
      description = "One of the system's oracles: ${COMPLETION-CANDIDATES}; default: its first.")
  private @Nullable String oracle;

  DeriveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    Sentence sentence = gold.sentence(this);
    GuidedRun<?> run =
        system.run(oracle == null ? system.oracles().get(0) : oracle, sentence.tree());
    terminal().out().print(new RunText(run, sentence).derivation().text());
    return ExitCode.OK;
  }
}
