package dodona.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A block of shell commands in a document, and what the document says that they print.
 *
 * @param line where it stands, counted from 1
 * @param commands the commands, whole lines
 * @param shown what is shown right below them, if anything is; {@code …} stands for any text, and
 *     alone in a line for any lines
 */
record TutorialStep(int line, String commands, @Nullable String shown) {

  private static final Pattern BLOCKS =
      Pattern.compile(
          "^```sh\\n(.*?)^```\\n(?:\\n```\\n(.*?)^```\\n)?", Pattern.MULTILINE | Pattern.DOTALL);

  /** The steps of a document, in their order. */
  static List<TutorialStep> of(String markdown) {
    List<TutorialStep> steps = new ArrayList<>();
    Matcher block = BLOCKS.matcher(markdown);
    while (block.find()) {
      int line =
          1 + (int) markdown.substring(0, block.start()).chars().filter(c -> c == '\n').count();
      steps.add(new TutorialStep(line, block.group(1), block.group(2)));
    }
    return steps;
  }

  /** Returns whether the commands may print a text; a step that shows no output permits any. */
  boolean permits(String printed) {
    return shown == null || pattern(shown).matcher(trimmed(printed)).matches();
  }

  private static Pattern pattern(String shown) {
    StringBuilder pattern = new StringBuilder();
    for (String line : trimmed(shown).split("(?<=\n)", -1)) {
      if (line.equals("…\n")) {
        pattern.append("(?:.*\n)*?");
      } else {
        String[] parts = line.split("…", -1);
        for (int i = 0; i < parts.length; i++) {
          pattern.append(i == 0 ? "" : ".*").append(Pattern.quote(parts[i]));
        }
      }
    }
    return Pattern.compile(pattern.toString());
  }

  /** Without white space that nobody sees. */
  private static String trimmed(String text) {
    return text.replaceAll("[ \t]+\n", "\n").stripTrailing() + "\n";
  }
}
