package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.Progress;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.TreeRequirement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;

/** Reads training treebanks, whose sentences must have trees. */
public final class TrainingFiles {

  @Mixin private TreebankOptions reading = new TreebankOptions();

  @Mixin private InvalidOptions invalid = new InvalidOptions();

  /** The sentences of all files, in their order. */
  public List<Sentence> read(List<Path> files, Console console) throws IOException {
    return read(files, TreeRequirement.TREE, console);
  }

  /** The sentences of all files, in their order, with what is required of their trees. */
  public List<Sentence> read(List<Path> files, TreeRequirement trees, Console console)
      throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    for (Path file : files) {
      sentences.addAll(read(file, trees, console));
    }
    return sentences;
  }

  private List<Sentence> read(Path file, TreeRequirement trees, Console console)
      throws IOException {
    ProblemLog problems = new ProblemLog();
    List<Sentence> sentences = new ArrayList<>();
    String name = file.toString();
    try (Progress progress =
            Progress.of(console, "reading", TreebankOptions.totalBytes(List.of(name)));
        ConlluReader reader = reading.open(name, trees, problems, console.terminal(), progress)) {
      reader.forEach(sentences::add);
      invalid.settle(name, reader, problems, console);
    }
    if (sentences.isEmpty()) {
      throw new IOException(name + ": no sentences");
    }
    return sentences;
  }
}
