package dodona.spark.data;

/**
 * A token of a dataset of sentences that stands for several words.
 *
 * <p>Spark creates instances, which requires setters and a constructor without parameters.
 */
public final class MultiwordToken {

  private int first;
  private int last;
  private String form = "";

  /** An empty one, for Spark. */
  public MultiwordToken() {}

  /** The number of its first word. */
  public int getFirst() {
    return first;
  }

  /** Sets it, for Spark. */
  public void setFirst(int newFirst) {
    this.first = newFirst;
  }

  /** The number of its last word. */
  public int getLast() {
    return last;
  }

  /** Sets it, for Spark. */
  public void setLast(int newLast) {
    this.last = newLast;
  }

  /** The token as it is written. */
  public String getForm() {
    return form;
  }

  /** Sets it, for Spark. */
  public void setForm(String newForm) {
    this.form = newForm;
  }
}
