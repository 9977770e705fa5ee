package dodona.pattern.regex;

/** Limits to the time and memory that the regular expressions of a pattern take together. */
public final class RegexBudget {

  private static final long MAX_WORK = 50_000_000;
  private static final long MAX_CELLS = 1 << 22;

  private long work;
  private long cells;

  /** Counts steps of compilation. */
  void work(long steps) throws RegexSyntaxException {
    work += steps;
    if (work > MAX_WORK) {
      throw tooComplex();
    }
  }

  /** Counts cells of tables. */
  void cells(long count) throws RegexSyntaxException {
    cells += count;
    if (cells > MAX_CELLS) {
      throw tooComplex();
    }
  }

  private static RegexSyntaxException tooComplex() {
    return new RegexSyntaxException(
        0, "the expressions up to this one are too complex together; use fewer or shorter ones");
  }
}
