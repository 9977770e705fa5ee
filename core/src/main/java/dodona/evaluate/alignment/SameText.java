package dodona.evaluate.alignment;

import dodona.treebank.InvalidTreebankException;

/** Checks that both sides of a stretch have the same characters, as far as both have been read. */
final class SameText {

  private static final int SHOWN = 20;

  private final StretchSide gold;
  private final StretchSide system;
  private int checked;

  SameText(StretchSide gold, StretchSide system) {
    this.gold = gold;
    this.system = system;
  }

  /**
   * Compares what was added to either side since the last time.
   *
   * @throws InvalidTreebankException if the text differs
   */
  void check() {
    StringBuilder expected = gold.characters();
    StringBuilder found = system.characters();
    int common = Math.min(expected.length(), found.length());
    for (; checked < common; checked++) {
      if (expected.charAt(checked) != found.charAt(checked)) {
        throw error();
      }
    }
  }

  private InvalidTreebankException error() {
    int goldWord = wordAt(gold);
    int systemWord = wordAt(system);
    return new InvalidTreebankException(
        StretchSide.problem(
            system.sentence(systemWord),
            system.inSentence(systemWord),
            "the text differs from the gold file: '"
                + excerpt(system)
                + "', expected '"
                + excerpt(gold)
                + "' ("
                + gold.sentence(goldWord).source()
                + ":"
                + gold.sentence(goldWord).lineOfWord(gold.inSentence(goldWord))
                + ", "
                + gold.sentence(goldWord).name()
                + ")"));
  }

  private int wordAt(StretchSide side) {
    int word = 1;
    while (side.end(word) <= checked) {
      word++;
    }
    return word;
  }

  private String excerpt(StretchSide side) {
    StringBuilder text = side.characters();
    int start = Character.isLowSurrogate(text.charAt(checked)) ? checked - 1 : checked;
    int shown = Math.min(SHOWN, text.codePointCount(start, text.length()));
    return text.substring(start, text.offsetByCodePoints(start, shown));
  }
}
