package dodona.server.http;

import java.util.List;
import java.util.Optional;

/** The media types that a client accepts, from the header {@code Accept}. */
public final class Accept {

  private Accept() {}

  /**
   * The offered media type that a client likes best; of several that it likes as much, the one that
   * is offered first.
   *
   * @param header the header; missing or empty means that anything will do
   * @param offered media types without parameters
   * @return none if the client takes none of them
   */
  public static Optional<String> best(Optional<String> header, List<String> offered) {
    if (header.isEmpty() || header.get().isBlank()) {
      return Optional.of(offered.get(0));
    }
    String best = null;
    double most = 0;
    for (String type : offered) {
      double quality = quality(header.get(), type);
      if (quality > most) {
        most = quality;
        best = type;
      }
    }
    return Optional.ofNullable(best);
  }

  /** Returns the quality that a client assigns to a type; the most specific range counts. */
  private static double quality(String header, String type) {
    double quality = 0;
    int exactness = -1;
    for (String range : header.split(",", -1)) {
      MediaType media = MediaType.parse(range);
      int exact = exactness(media.name(), type);
      if (exact > exactness) {
        exactness = exact;
        quality = media.parameter("q").map(Accept::number).orElse(1.0);
      }
    }
    return quality;
  }

  private static int exactness(String range, String type) {
    if (range.equals(type)) {
      return 2;
    }
    if (range.endsWith("/*") && type.startsWith(range.substring(0, range.length() - 1))) {
      return 1;
    }
    return range.equals("*/*") || range.equals("*") ? 0 : -1;
  }

  private static double number(String text) {
    return text.matches("[01](\\.\\d{0,3})?") ? Double.parseDouble(text) : 0;
  }
}
