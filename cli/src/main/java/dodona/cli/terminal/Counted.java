package dodona.cli.terminal;

/** Numbers with the noun they count. */
public final class Counted {

  private Counted() {}

  /** Returns a number and its noun, such as {@code 1 sentence} or {@code 2 sentences}. */
  public static String of(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
