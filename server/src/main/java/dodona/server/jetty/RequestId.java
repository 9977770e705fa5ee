package dodona.server.jetty;

import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Names of requests, by which a client's report and the server's log are brought together. */
final class RequestId {

  private static final Pattern USABLE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  private RequestId() {}

  /** The client's or its proxy's name for a request if it is harmless, else a new one. */
  static String of(@Nullable String given) {
    return given != null && USABLE.matcher(given).matches()
        ? given
        : String.format("%016x", ThreadLocalRandom.current().nextLong());
  }
}
