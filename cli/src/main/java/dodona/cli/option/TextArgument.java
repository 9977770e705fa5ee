package dodona.cli.option;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An argument of the command line that is either a text or a file. An existing file is read. Other
 * arguments are text, unless they look like the name of a file that is missing: {@code nofile.txt}
 * is an error.
 */
public final class TextArgument {

  /** File name extensions of texts and treebanks. */
  private static final Set<String> ENDINGS =
      Set.of("txt", "text", "conllu", "conllx", "conll", "gz");

  private TextArgument() {}

  /**
   * Returns whether an argument is text.
   *
   * @param saidToBeText whether the user declared it text, which counts unless there is such a file
   */
  public static boolean isText(String argument, boolean saidToBeText) {
    if (argument.isBlank()) {
      return true;
    }
    if (argument.equals(TreebankOptions.STANDARD_INPUT)) {
      return false;
    }
    Path path = path(argument);
    if (path == null) {
      return true;
    }
    return saidToBeText
        ? !Files.exists(path) || Files.isDirectory(path)
        : !Files.exists(path) && !isMeantAsAFile(argument, path);
  }

  private static @Nullable Path path(String argument) {
    try {
      return Path.of(argument);
    } catch (InvalidPathException e) {
      return null;
    }
  }

  /** Returns whether an argument has a file name extension or an existing folder, unlike yes/no. */
  private static boolean isMeantAsAFile(String argument, Path path) {
    if (argument.chars().anyMatch(Character::isWhitespace)) {
      return false;
    }
    int dot = argument.lastIndexOf('.');
    Path folder = path.getParent();
    return (dot > 0 && ENDINGS.contains(argument.substring(dot + 1).toLowerCase(Locale.ROOT)))
        || (folder != null && Files.isDirectory(folder));
  }
}
