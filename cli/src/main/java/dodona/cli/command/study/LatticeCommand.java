package dodona.cli.command.study;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.GoldOptions;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.SystemOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.OutputFile;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.draw.lattice.LatticeDrawing;
import dodona.lattice.DerivationLattice;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Json;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona lattice}. */
@Command(
    name = "lattice",
    description = "Shows all derivations of a sentence that a non-deterministic oracle permits.",
    footer = {
      "  dodona lattice --heads 2,0,2 --words John,likes,Mary",
      "  dodona lattice \"John likes Mary.\" --system arc-hybrid",
      "  dodona lattice examples/sentences.conllu --id intel -o lattice.svg"
    })
public final class LatticeCommand extends ToolCommand {

  @Mixin private GoldOptions gold = new GoldOptions();

  @Mixin private SystemOptions system = new SystemOptions();

  @Option(
      names = "--oracle",
      paramLabel = "NAME",
      description =
          "Non-deterministic oracle of the system, such as nd or nd-sw. Default: the"
              + " one that permits the most derivations.")
  @OptionGroup.In(OptionGroup.PARSER)
  private @Nullable String oracle;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      description = "Maximum number of configurations. Default: 1000000.")
  private int maxNodes = DerivationLattice.DEFAULT_MAX_NODES;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "Write an image (.svg), LaTeX (.tex), Graphviz (.dot) or data (.json) instead"
              + " of text.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private @Nullable String output;

  @Option(names = "--force", description = "Overwrite OUT if it exists.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean force;

  public LatticeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    String ending = output == null ? "" : output.substring(output.lastIndexOf('.') + 1);
    if (output != null && !List.of("svg", "tex", "dot", "json").contains(ending)) {
      throw new UsageException(
          "-o " + output + ": expected a name that ends in .svg, .tex, .dot or .json");
    }
    Sentence sentence = gold.sentence(this);
    LatticeDrawing drawing = draw(sentence);
    String content =
        switch (ending) {
          case "svg" -> drawing.svg();
          case "tex" -> drawing.tikz();
          case "dot" -> drawing.dot();
          case "json" -> Json.pretty(drawing.json());
          default -> drawing.text();
        };
    try (OutputFile out = OutputFile.create(output == null ? "-" : output, force, terminal())) {
      out.stream().write(content.getBytes(StandardCharsets.UTF_8));
      out.commit();
    }
    return ExitCode.OK;
  }

  private LatticeDrawing draw(Sentence sentence) {
    DependencyTree tree = sentence.tree();
    List<String> known = Oracles.names(system.name(), OracleKind.NON_DETERMINISTIC);
    if (known.isEmpty()) {
      throw new UsageException("--system " + system.name() + ": no non-deterministic oracle");
    }
    String name = oracle == null ? known.get(known.size() - 1) : system.requireOracle(oracle);
    if (!known.contains(name)) {
      throw new UsageException(
          "--oracle " + name + " is not non-deterministic; expected " + String.join(" or ", known));
    }
    List<String> words = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      words.add(sentence.form(word));
    }
    return new LatticeDrawing(system.lattice(name, tree, maxNodes), words);
  }
}
