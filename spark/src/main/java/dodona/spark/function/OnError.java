package dodona.spark.function;

/** What becomes of a row that cannot be analyzed. */
public enum OnError {
  /** The query fails. */
  FAIL,
  /** The row gets null instead. */
  NULL
}
