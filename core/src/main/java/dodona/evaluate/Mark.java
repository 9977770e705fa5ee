package dodona.evaluate;

/** The kind of error in the arc of a word. */
public enum Mark {
  /** Nothing: head and label are those of the other file. */
  CORRECT(false, false),
  /** The label is another. */
  WRONG_LABEL(false, true),
  /** The head is another. */
  WRONG_HEAD(true, false),
  /** Head and label are others. */
  WRONG_HEAD_AND_LABEL(true, true),
  /** The other file does not have this word. */
  UNALIGNED(true, true),
  /** The word is punctuation and does not count, right or wrong. */
  NOT_COUNTED(false, false);

  private final boolean headWrong;
  private final boolean labelWrong;

  Mark(boolean headWrong, boolean labelWrong) {
    this.headWrong = headWrong;
    this.labelWrong = labelWrong;
  }

  /** Returns whether the head counts as an error. */
  public boolean isHeadWrong() {
    return headWrong;
  }

  /** Returns whether the label counts as an error. */
  public boolean isLabelWrong() {
    return labelWrong;
  }

  /** Returns whether the head or the label counts as an error. */
  public boolean isWrong() {
    return headWrong || labelWrong;
  }

  static Mark ofGold(Stretch stretch, int goldWord) {
    if (!stretch.countsGold(goldWord)) {
      return NOT_COUNTED;
    }
    return stretch.systemOf(goldWord) < 0 ? UNALIGNED : ofAligned(stretch, goldWord);
  }

  static Mark ofSystem(Stretch stretch, int systemWord) {
    if (!stretch.countsSystem(systemWord)) {
      return NOT_COUNTED;
    }
    int goldWord = stretch.goldOf(systemWord);
    return goldWord < 0 ? UNALIGNED : ofAligned(stretch, goldWord);
  }

  private static Mark ofAligned(Stretch stretch, int goldWord) {
    if (stretch.headCorrect(goldWord)) {
      return stretch.labelCorrect(goldWord) ? CORRECT : WRONG_LABEL;
    }
    return stretch.labelCorrect(goldWord) ? WRONG_HEAD : WRONG_HEAD_AND_LABEL;
  }
}
