package dodona.spark.function;

/** The treatment of rows that cannot be analyzed. */
public enum OnError {
  /** The query fails. */
  FAIL,
  /** The row gets null instead. */
  NULL
}
