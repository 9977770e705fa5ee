package dodona.cli.command.search;

import dodona.pattern.PatternSet.NamedMatch;
import dodona.treebank.Sentence;
import java.util.BitSet;
import java.util.List;

/**
 * A sentence that was found.
 *
 * @param file the name of its input
 * @param number its number among all sentences of all inputs
 * @param matches its matches; none if sentences without a match were asked for
 */
record Hit(String file, long number, Sentence sentence, List<NamedMatch> matches) {

  /** A sentence that is shown because it is next to a hit. */
  record Context(String file, Sentence sentence) {}

  /** The words of all matches. */
  BitSet words() {
    BitSet words = new BitSet();
    for (NamedMatch match : matches) {
      for (int word : match.match().words()) {
        words.set(word);
      }
    }
    return words;
  }
}
