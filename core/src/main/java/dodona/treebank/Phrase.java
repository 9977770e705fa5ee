package dodona.treebank;

import java.util.BitSet;
import java.util.Set;

/**
 * The text of a word with everything below it, except for its conjuncts and its case markers
 * (prepositions, for instance), and for punctuation at both ends.
 */
public final class Phrase {

  /** The relations of dependents that are not part of a phrase. */
  private static final Set<String> OUTSIDE = Set.of("conj", "cc", "case");

  private Phrase() {}

  /** Returns the text of a word's phrase; the heads of the sentence need not form a tree. */
  public static String of(Sentence sentence, int word) {
    BitSet words = words(sentence, word);
    StringBuilder text = new StringBuilder();
    int[] end = {words.nextSetBit(1)};
    SurfaceText.forEachToken(
        sentence,
        (form, first, last, isSpaceAfter) -> {
          if (words.nextClearBit(first) > last) {
            append(text, form, first > end[0], isSpaceAfter);
            end[0] = last + 1;
          } else {
            for (int part = words.nextSetBit(first);
                part >= 0 && part <= last;
                part = words.nextSetBit(part + 1)) {
              append(text, sentence.form(part), part > end[0], true);
              end[0] = part + 1;
            }
          }
        });
    return text.toString().strip();
  }

  private static void append(
      StringBuilder text, String form, boolean isAfterGap, boolean isSpaceAfter) {
    if (isAfterGap && !text.isEmpty() && text.charAt(text.length() - 1) != ' ') {
      text.append(' ');
    }
    text.append(form).append(isSpaceAfter ? " " : "");
  }

  private static BitSet words(Sentence sentence, int word) {
    BitSet words = new BitSet();
    words.set(word);
    for (int other = 1; other <= sentence.size(); other++) {
      if (other != word && isBelow(sentence, other, word)) {
        words.set(other);
      }
    }
    trim(sentence, word, words);
    return words;
  }

  private static boolean isBelow(Sentence sentence, int word, int top) {
    int below = word;
    // the length of a path is limited, since the heads need not form a tree
    for (int steps = 0; steps < sentence.size(); steps++) {
      int head = sentence.head(below);
      if (head == top) {
        return !isOutside(sentence.deprel(below));
      }
      if (head < 1 || head > sentence.size()) {
        return false;
      }
      below = head;
    }
    return false;
  }

  private static boolean isOutside(String deprel) {
    return OUTSIDE.contains(DependencyTree.universal(deprel));
  }

  private static void trim(Sentence sentence, int word, BitSet words) {
    int first = words.nextSetBit(1);
    while (first < word && isPunctuation(sentence, first)) {
      words.clear(first);
      first = words.nextSetBit(first);
    }
    int last = words.length() - 1;
    while (last > word && isPunctuation(sentence, last)) {
      words.clear(last);
      last = words.length() - 1;
    }
  }

  private static boolean isPunctuation(Sentence sentence, int word) {
    return sentence.deprel(word).equals("punct");
  }
}
