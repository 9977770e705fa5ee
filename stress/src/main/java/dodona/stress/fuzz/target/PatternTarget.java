package dodona.stress.fuzz.target;

import dodona.error.InvalidInputException;
import dodona.pattern.TreeMatch;
import dodona.pattern.TreePattern;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.PatternText;
import dodona.stress.fuzz.input.TreebankText;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Tree search: a pattern, a NUL, and the treebank in which it is searched. Listing all matches must
 * agree with asking whether there is one.
 */
final class PatternTarget implements Target {

  @Override
  public String name() {
    return "pattern";
  }

  @Override
  public byte[] input(Chance chance) {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    input.writeBytes(PatternText.of(chance).replace("\0", "").getBytes(StandardCharsets.UTF_8));
    input.write(0);
    input.writeBytes(TreebankText.conllu(chance));
    return input.toByteArray();
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidInputException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    int end = 0;
    while (end < input.length && input[end] != 0) {
      end++;
    }
    TreePattern pattern = TreePattern.compile(new String(input, 0, end, StandardCharsets.UTF_8));
    int start = Math.min(end + 1, input.length);
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(input, start, input.length - start),
            "input",
            ReadOptions.DEFAULT,
            new ProblemLog())) {
      for (Sentence sentence = reader.read(); sentence != null; sentence = reader.read()) {
        search(pattern, sentence);
      }
    }
  }

  private static void search(TreePattern pattern, Sentence sentence) {
    List<TreeMatch> matches = pattern.matches(sentence);
    if (pattern.isFoundIn(sentence) == matches.isEmpty()) {
      throw new AssertionError(matches.size() + " matches, but isFoundIn says otherwise");
    }
    for (TreeMatch match : matches.subList(0, Math.min(10, matches.size()))) {
      for (String name : pattern.names()) {
        match.value(name, "form");
      }
    }
  }
}
