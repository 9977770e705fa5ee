package dodona.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Advice on the heap size after running out of memory. */
final class MemoryAdvice {

  /** The heap in megabytes with which every installed model can parse. */
  private static final long ENOUGH_TO_PARSE = 512;

  private MemoryAdvice() {}

  /** A pattern for error messages that state how much heap a model needs. */
  private static final Pattern NEEDS = Pattern.compile("(?s).* needs about .*\\((-Xmx\\d+m)\\).*");

  /** A pattern for error messages that state how much memory is missing. */
  private static final Pattern LACKS = Pattern.compile(".* needs (\\d{1,9}) MB more");

  /**
   * Returns a sentence about an error.
   *
   * @param heap the size of the heap, in bytes
   */
  static String of(@Nullable Throwable error, long heap) {
    for (Throwable t = error; t != null; t = t.getCause()) {
      if (t instanceof OutOfMemoryError) {
        String message = String.valueOf(t.getMessage());
        Matcher needs = NEEDS.matcher(message);
        if (needs.matches()) {
          return "dodona: not enough memory: " + message + "; set DODONA_OPTS=" + needs.group(1);
        }
        Matcher lacks = LACKS.matcher(message);
        if (lacks.matches()) {
          return advice(heap, Long.parseLong(lacks.group(1)), ", and " + message);
        }
      }
    }
    return of(heap);
  }

  /** Returns a sentence that names a larger heap than the current one, in bytes. */
  static String of(long heap) {
    return advice(heap, 0, "");
  }

  private static String advice(long heap, long lacking, String reason) {
    long megabytes = heap >> 20;
    long advised = ENOUGH_TO_PARSE;
    while (advised < 2 * megabytes || advised < megabytes + lacking) {
      advised *= 2;
    }
    return "dodona: out of memory; Java is limited to "
        + megabytes
        + " MB"
        + reason
        + ". Set DODONA_OPTS=-Xmx"
        + (advised < 1024 ? advised + "m" : (advised / 1024) + "g")
        + " to allow "
        + (advised < 1024 ? advised + " MB." : (advised / 1024) + " GB.");
  }
}
