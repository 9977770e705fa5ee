package dodona.evaluate.alignment;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;

/** Checks that two sentences have the same words, which CoNLL-X scores take for granted. */
final class SameWords {

  private SameWords() {}

  /**
   * Compares number and forms of the words.
   *
   * @throws InvalidTreebankException if they differ
   */
  static void check(Sentence gold, Sentence system) {
    int common = Math.min(gold.size(), system.size());
    for (int word = 1; word <= common; word++) {
      if (!gold.form(word).equals(system.form(word))) {
        throw error(
            gold,
            system,
            word,
            "word " + word + " is '" + system.form(word) + "', expected '" + gold.form(word) + "'");
      }
    }
    if (gold.size() != system.size()) {
      throw error(
          gold,
          system,
          common,
          (system.size() == 1 ? "1 word" : system.size() + " words") + ", expected " + gold.size());
    }
  }

  private static InvalidTreebankException error(
      Sentence gold, Sentence system, int word, String message) {
    return new InvalidTreebankException(
        StretchSide.problem(
            system,
            word,
            message
                + " as in the gold file ("
                + gold.source()
                + ":"
                + gold.lineOfWord(word)
                + "); differing words can only be scored under the UD convention"));
  }
}
