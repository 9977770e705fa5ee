package dodona.draw;

/**
 * An arc of a drawing.
 *
 * @param head the head, 0 for the root
 * @param dependent the dependent, from 1
 * @param label the label; empty if there is none
 * @param style whether the arc agrees with the gold tree
 * @param nonProjective whether the arc spans a word that its head does not dominate
 * @param remark what the gold tree has instead; empty if there is nothing to say
 */
public record Arc(
    int head, int dependent, String label, ArcStyle style, boolean nonProjective, String remark) {

  /** Returns whether the arc comes from the root. */
  public boolean isRoot() {
    return head == 0;
  }

  /** The end that stands first in the sentence; 0 for an arc from the root. */
  public int left() {
    return Math.min(head, dependent);
  }

  /** The end that stands last in the sentence. */
  public int right() {
    return Math.max(head, dependent);
  }
}
