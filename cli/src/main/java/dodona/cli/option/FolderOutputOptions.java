package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.support.OutputFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A folder with one output file for each input file. */
@OptionGroup.In(OptionGroup.OUTPUT)
public final class FolderOutputOptions {

  @Option(
      names = "--output-folder",
      paramLabel = "FOLDER",
      description =
          "Instead of --output: folder that gets an output file for each input file, such as"
              + " FOLDER/book.conllu for book.txt.gz.")
  private @Nullable Path folder;

  @Option(
      names = "--resume",
      description = "With --output-folder: skip input files whose output file exists.")
  private boolean resume;

  /** Returns whether the results go to a folder. */
  public boolean isGiven() {
    return folder != null;
  }

  /** Rejects options that contradict each other. */
  public void check(OutputOptions output, boolean force) {
    if (resume && folder == null) {
      throw new UsageException("--resume: expected --output-folder, too");
    }
    if (folder != null && !output.isStandardOutput()) {
      throw new UsageException("expected --output or --output-folder, not both");
    }
    if (resume && force) {
      throw new UsageException("expected --resume or --force, not both");
    }
  }

  /**
   * Returns the output files that are still to be written, by input file, and creates the folder.
   *
   * @param inputs files
   * @param ending the ending of the output files' names, such as {@code .conllu}
   * @param force whether existing files are overwritten
   */
  public Map<String, Path> remaining(List<String> inputs, String ending, boolean force)
      throws IOException {
    Path into = Objects.requireNonNull(folder);
    Map<Path, String> inputOf = new HashMap<>();
    Map<String, Path> remaining = new LinkedHashMap<>();
    for (String input : inputs) {
      Path output = into.resolve(baseName(input) + ending);
      String other = inputOf.put(output, input);
      if (other != null) {
        throw new InvalidInputException(
            "%s and %s have the same output file %s; rename one of them"
                .formatted(other, input, output));
      }
      if (!Files.exists(output) || force) {
        remaining.put(input, output);
      } else if (!resume) {
        throw new InvalidInputException(
            output + ": file exists. Use --resume to keep it, or --force to overwrite it.");
      }
    }
    OutputFolder.create(into);
    return remaining;
  }

  /** Returns a file's name without {@code .gz} and the ending before it. */
  private static String baseName(String input) {
    String name = Path.of(input).getFileName().toString();
    String unpacked = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
    int dot = unpacked.lastIndexOf('.');
    return dot > 0 ? unpacked.substring(0, dot) : unpacked;
  }
}
