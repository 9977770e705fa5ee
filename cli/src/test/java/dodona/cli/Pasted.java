package dodona.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns an example from a help text into arguments, as a shell in the project's folder would. */
final class Pasted {

  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
  private static final Pattern FILE = Pattern.compile("[\\w-]+(\\.[a-z]+|/)");

  /** Options that name an output, which may be only the start of a name. */
  private static final List<String> OUTPUTS = List.of("-o", "--output-folder");

  /** Options whose values, such as {@code v.lemma}, look like file names. */
  private static final List<String> FIELDS = List.of("--count", "--fields");

  private Pasted() {}

  /**
   * The arguments after {@code dodona}; what lies in {@code examples/} is found there, and other
   * file names go to a folder of the test's.
   */
  static String[] arguments(String line, Path folder) {
    List<String> arguments = new ArrayList<>();
    Matcher word = WORD.matcher(line.strip().substring("dodona ".length()));
    while (word.find()) {
      String text = word.group(1);
      text = text == null ? word.group(2) : text;
      text = text == null ? word.group(3) : text;
      if (text.startsWith("examples/")) {
        text = Path.of("..").resolve(text).toString();
      } else if (isAfter(arguments, OUTPUTS)
          || (FILE.matcher(text).matches() && !isAfter(arguments, FIELDS))) {
        text = folder.resolve(text).toString();
      }
      arguments.add(text);
    }
    return arguments.toArray(new String[0]);
  }

  /** Returns whether the next argument is the value of one of these options. */
  private static boolean isAfter(List<String> arguments, List<String> options) {
    return !arguments.isEmpty() && options.contains(arguments.get(arguments.size() - 1));
  }
}
