package dodona.cli.option;

import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.treebank.Format;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import dodona.treebank.conllu.TreebankInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The format of treebanks on the command line. */
@OptionGroup.In(OptionGroup.INPUT)
public final class TreebankOptions {

  /** Stands for standard input among file names. */
  public static final String STANDARD_INPUT = "-";

  /** The name of standard input in messages and reports. */
  public static final String STANDARD_INPUT_NAME = "standard input";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Format of treebanks: conllu or conllx (which includes CoNLL-2009). Default:"
              + " detected from the content.")
  private @Nullable Format format;

  /** Opens a file, or standard input. */
  public ConlluReader open(
      String name,
      TreeRequirement trees,
      ProblemListener listener,
      Terminal terminal,
      Progress progress)
      throws IOException {
    boolean standard = name.equals(STANDARD_INPUT);
    if (!standard) {
      requireFile(name);
    }
    return new ConlluReader(
        TreebankInput.unpack(
            progress.counting(standard ? terminal.in() : Files.newInputStream(Path.of(name)))),
        standard ? STANDARD_INPUT_NAME : name,
        ReadOptions.DEFAULT.withFormat(format).withTrees(trees),
        listener);
  }

  /** Fails if the name is not that of a file. */
  public static void requireFile(String name) throws IOException {
    if (Files.isDirectory(Path.of(name))) {
      throw new IOException(name + ": is a folder; expected a treebank file");
    }
    if (!Files.exists(Path.of(name))) {
      throw new NoSuchFileException(name);
    }
  }

  /** The bytes of all files together; 0 if that is not known. */
  public static long totalBytes(List<String> names) throws IOException {
    long total = 0;
    for (String name : names) {
      if (name.equals(STANDARD_INPUT) || !Files.isRegularFile(Path.of(name))) {
        return 0;
      }
      total += Files.size(Path.of(name));
    }
    return total;
  }
}
