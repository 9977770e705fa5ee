package dodona.spark.function;

/** What becomes of a row that cannot be analysed. */
public enum OnError {
  /** The query fails. */
  FAIL,
  /** The row gets null instead. */
  NULL
}
