package dodona.server.jetty;

import dodona.server.http.ProblemException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells from whose pages requests may come.
 *
 * <p>A foreign page can make a name of its own point to this machine, and then talk to the server
 * as if it were its own (DNS rebinding). It cannot do so by an address, so that addresses, {@code
 * localhost} and the names in the server options are all that a request's Host may be. A page can
 * also send requests whose answers it does not see; browsers say in Origin where it comes from.
 */
final class Visitors {

  private static final Pattern ADDRESS =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.%]+]");

  private final Set<String> names = new TreeSet<>(Set.of("localhost"));
  private final List<String> origins;

  Visitors(List<String> names, List<String> origins) {
    names.forEach(name -> this.names.add(name.toLowerCase(Locale.ROOT)));
    this.origins = origins;
  }

  /**
   * Refuses a request that is meant for another server, or comes from another page.
   *
   * @param host the request's Host, with a port or without
   * @param origin the request's Origin, if it has one
   */
  void check(@Nullable String host, @Nullable String origin) {
    String name = host == null ? "" : host.replaceFirst(":\\d*$", "").toLowerCase(Locale.ROOT);
    if (!ADDRESS.matcher(name).matches() && !names.contains(name)) {
      throw new ProblemException(
          421, "Misdirected request", "unknown name in Host. Allow it with --allowed-host.");
    }
    if (origin != null && !isOwn(origin, String.valueOf(host)) && allowed(origin).isEmpty()) {
      throw new ProblemException(
          403,
          "Foreign origin",
          "pages of other origins may not call the server. Allow them with --cors.");
    }
  }

  /**
   * Refuses to compute for a page of another site that embeds or links to an address here: such
   * requests have no Origin, and their answers are of no use to the page.
   *
   * @param site the request's Sec-Fetch-Site, which browsers send
   * @param origin the request's Origin, which has been {@linkplain #check checked} if there is one
   */
  void checkSite(@Nullable String site, @Nullable String origin) {
    if ("cross-site".equals(site) && origin == null && !origins.contains("*")) {
      throw new ProblemException(
          403,
          "Foreign site",
          "pages of other sites may not call the server. Allow them with --cors.");
    }
  }

  private static boolean isOwn(String origin, String host) {
    try {
      return host.equalsIgnoreCase(URI.create(origin).getRawAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** The value of {@code Access-Control-Allow-Origin} for a page; empty if it is not allowed. */
  Optional<String> allowed(@Nullable String origin) {
    if (origin == null) {
      return Optional.empty();
    }
    if (origins.contains("*")) {
      return Optional.of("*");
    }
    return origins.contains(origin) ? Optional.of(origin) : Optional.empty();
  }
}
