package dodona.cli;

/** What to do where memory does not suffice. */
final class MemoryAdvice {

  /** Every installed model parses in so many megabytes. */
  private static final long ENOUGH_TO_PARSE = 512;

  private MemoryAdvice() {}

  /** Returns a sentence that names a larger heap than the current one, in bytes. */
  static String of(long heap) {
    long megabytes = heap >> 20;
    long advised = ENOUGH_TO_PARSE;
    while (advised < 2 * megabytes) {
      advised *= 2;
    }
    return "dodona: out of memory: Java may use "
        + megabytes
        + " MB; DODONA_OPTS=-Xmx"
        + (advised < 1024 ? advised + "m" : (advised / 1024) + "g")
        + " lets it use "
        + (advised < 1024 ? advised + " MB" : (advised / 1024) + " GB");
  }
}
