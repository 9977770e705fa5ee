package dodona.cli.command.treebank;

import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.evaluate.ScoredFile;
import dodona.treebank.conllu.TreebankInput;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/**
 * The files that a command scores. They are read more than once, so that standard input is kept in
 * a temporary file until the command is done.
 */
final class ScoredFiles implements Closeable {

  private final Terminal terminal;
  private final Progress progress;
  private @Nullable Path standardInput;

  ScoredFiles(Terminal terminal, Progress progress) {
    this.terminal = terminal;
    this.progress = progress;
  }

  /** A file by its name; {@code -} is standard input and may be asked for once. */
  ScoredFile get(String name) throws IOException {
    if (!name.equals(TreebankOptions.STANDARD_INPUT)) {
      TreebankOptions.requireFile(name);
      return file(name, Path.of(name));
    }
    if (standardInput != null) {
      throw new UsageException("only one file can be standard input");
    }
    Path copy = Files.createTempFile("dodona", ".conllu");
    standardInput = copy;
    Files.copy(terminal.in(), copy, StandardCopyOption.REPLACE_EXISTING);
    return file(TreebankOptions.STANDARD_INPUT_NAME, copy);
  }

  private ScoredFile file(String name, Path path) {
    return new ScoredFile(
        name, () -> TreebankInput.unpack(progress.counting(Files.newInputStream(path))));
  }

  @Override
  public void close() throws IOException {
    if (standardInput != null) {
      Files.delete(standardInput);
    }
  }
}
