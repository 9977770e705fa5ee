package dodona.server.options;

import dodona.error.InvalidInputException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The options of a server; immutable.
 *
 * @param host the address to listen at; only programs on the same machine reach the loopback
 *     address
 * @param port the port; 0 for any that is free
 * @param threads how many requests are worked on at the same time
 * @param names the host names of the server, in addition to its address and localhost
 * @param origins the origins whose pages may use the server, such as {@code https://example.org};
 *     {@code *} for all
 * @param limits what is refused, and when to give up
 */
public record ServerOptions(
    String host, int port, int threads, List<String> names, List<String> origins, Limits limits) {

  private static final Pattern ORIGIN =
      Pattern.compile("[a-z][a-z0-9+.-]*://([^/?#@:\\s]+|\\[[0-9a-f:.]+])(:\\d+)?|null");

  /** The loopback address, port 9000, a thread per core, no other origins. */
  public static final ServerOptions DEFAULT =
      new ServerOptions(
          "127.0.0.1",
          9000,
          Runtime.getRuntime().availableProcessors(),
          List.of(),
          List.of(),
          Limits.DEFAULT);

  /** Checks that the options make sense. */
  public ServerOptions {
    names = List.copyOf(names);
    origins = List.copyOf(origins);
    origins.forEach(ServerOptions::checkOrigin);
    if (port < 0 || port > 65535) {
      throw new InvalidInputException("the port is " + port + "; expected 0 to 65535");
    }
    if (threads < 1) {
      throw new InvalidInputException(threads + " threads; expected 1 or more");
    }
  }

  /** Browsers compare origins as text, so that one in another form would never match. */
  private static void checkOrigin(String origin) {
    if (!origin.equals("*") && !ORIGIN.matcher(origin).matches()) {
      throw new InvalidInputException(
          "the origin '"
              + origin
              + "' is not valid; expected *, or a scheme, a host and optionally a port without a"
              + " trailing slash, such as https://example.org");
    }
  }

  /** The same, at another address. */
  public ServerOptions withHost(String newHost) {
    return new ServerOptions(newHost, port, threads, names, origins, limits);
  }

  /** The same, at another port. */
  public ServerOptions withPort(int newPort) {
    return new ServerOptions(host, newPort, threads, names, origins, limits);
  }

  /** Returns a copy with this number of threads. */
  public ServerOptions withThreads(int newThreads) {
    return new ServerOptions(host, port, newThreads, names, origins, limits);
  }

  /** The same, reached by these names. */
  public ServerOptions withNames(List<String> newNames) {
    return new ServerOptions(host, port, threads, newNames, origins, limits);
  }

  /** The same, for pages of these origins. */
  public ServerOptions withOrigins(List<String> newOrigins) {
    return new ServerOptions(host, port, threads, names, newOrigins, limits);
  }

  /** The same, with other limits. */
  public ServerOptions withLimits(Limits newLimits) {
    return new ServerOptions(host, port, threads, names, origins, newLimits);
  }
}
