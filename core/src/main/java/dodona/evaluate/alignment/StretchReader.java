package dodona.evaluate.alignment;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a gold file and a system's file side by side, one stretch at a time: the fewest sentences
 * of either that belong together.
 */
public final class StretchReader implements Closeable {

  /** The result of aligning the files. */
  public enum Unit {
    /**
     * The files have the same characters. Sentences are read on whichever side is behind until both
     * end at the same character, so memory is bounded by the longest stretch over which the
     * sentence boundaries differ.
     */
    CHARACTER,
    /** The files have the same words in the same sentences: a stretch is one sentence of each. */
    WORD
  }

  private final Unit unit;
  private final ConlluReader gold;
  private final ConlluReader system;
  private @Nullable Sentence nextGold;
  private @Nullable Sentence nextSystem;
  private @Nullable Sentence lastGold;
  private @Nullable Sentence lastSystem;

  /** Begins to read two files, which {@link #close} closes. */
  public StretchReader(ConlluReader gold, ConlluReader system, Unit unit) throws IOException {
    this.unit = unit;
    this.gold = gold;
    this.system = system;
    this.nextGold = gold.read();
    this.nextSystem = system.read();
  }

  /** The words of the next stretch, aligned, or null when both files are at their end. */
  public @Nullable WordAlignment read() throws IOException {
    if (nextGold == null && nextSystem == null) {
      return null;
    }
    return switch (unit) {
      case WORD -> WordAlignment.ofSameWords(takeGold(), takeSystem());
      case CHARACTER -> readSameText();
    };
  }

  private WordAlignment readSameText() throws IOException {
    StretchSide goldSide = new StretchSide(false);
    StretchSide systemSide = new StretchSide(false);
    SameText text = new SameText(goldSide, systemSide);
    while (true) {
      readToCommonBoundary(goldSide, systemSide, text);
      WordAlignment alignment = WordAlignment.of(goldSide, systemSide);
      if (!reachesBeyond(alignment)) {
        return alignment;
      }
    }
  }

  private void readToCommonBoundary(StretchSide goldSide, StretchSide systemSide, SameText text)
      throws IOException {
    goldSide.add(takeGold());
    systemSide.add(takeSystem());
    text.check();
    while (goldSide.characters().length() != systemSide.characters().length()) {
      if (goldSide.characters().length() < systemSide.characters().length()) {
        goldSide.add(takeGold());
      } else {
        systemSide.add(takeSystem());
      }
      text.check();
    }
  }

  /**
   * Returns whether words left over at the end of the stretch affect the next sentence: a multiword
   * token at its beginning takes them into its region.
   */
  private boolean reachesBeyond(WordAlignment alignment) {
    return (alignment.systemIsLeft() && beginsWithMultiwordToken(nextGold))
        || (alignment.goldIsLeft() && beginsWithMultiwordToken(nextSystem));
  }

  private static boolean beginsWithMultiwordToken(@Nullable Sentence sentence) {
    return sentence != null
        && sentence.rows() > sentence.size()
        && sentence.multiwordTokens().stream().anyMatch(token -> token.first() == 1);
  }

  private Sentence takeGold() throws IOException {
    Sentence taken = nextGold;
    if (taken == null) {
      throw endsEarly("gold", lastGold, "system", nextSystem, lastSystem);
    }
    lastGold = taken;
    nextGold = gold.read();
    return taken;
  }

  private Sentence takeSystem() throws IOException {
    Sentence taken = nextSystem;
    if (taken == null) {
      throw endsEarly("system", lastSystem, "gold", nextGold, lastGold);
    }
    lastSystem = taken;
    nextSystem = system.read();
    return taken;
  }

  /** The error that one file has no more text where the other has. */
  private static InvalidTreebankException endsEarly(
      String ended,
      @Nullable Sentence last,
      String longer,
      @Nullable Sentence next,
      @Nullable Sentence current) {
    Sentence at = next == null ? current : next;
    String where = last == null ? "is empty" : "ends with " + last.name();
    if (at == null) {
      throw new IllegalStateException("neither file has a sentence");
    }
    return new InvalidTreebankException(
        StretchSide.problem(
            at,
            1,
            "the " + longer + " file has more text than the " + ended + " file, which " + where));
  }

  @Override
  public void close() throws IOException {
    try {
      gold.close();
    } finally {
      system.close();
    }
  }
}
