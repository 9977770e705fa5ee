package dodona.cli;

import dodona.treebank.Sentence;
import java.nio.charset.StandardCharsets;

/** What a user's input already has. */
enum InputKind {
  /** Raw text. */
  TEXT,
  /** A treebank whose words count, but not their tags. */
  TOKENS,
  /** A treebank whose words and tags count. */
  TAGGED;

  private static final int COLUMNS = 10;

  /**
   * Recognises a file by its beginning: a treebank if its first line that is no comment has ten
   * columns, otherwise text.
   */
  static boolean isTreebank(byte[] beginning) {
    String text = new String(beginning, StandardCharsets.UTF_8);
    return text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .findFirst()
        .map(line -> line.chars().filter(c -> c == '\t').count() == COLUMNS - 1)
        .orElse(false);
  }

  /** Whether a sentence has tags. */
  static InputKind of(Sentence sentence) {
    for (int word = 1; word <= sentence.size(); word++) {
      if (!sentence.upos(word).equals(Sentence.ABSENT)
          || !sentence.xpos(word).equals(Sentence.ABSENT)) {
        return TAGGED;
      }
    }
    return TOKENS;
  }
}
