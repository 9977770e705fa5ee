package dodona.server.http;

/**
 * A line of the table of routes.
 *
 * @param method such as {@code GET}
 * @param path the whole path, such as {@code /api/v1/parse}
 * @param endpoint what answers
 * @param isQuick whether it answers at once, so that it needs no place in the queue
 */
public record Route(String method, String path, Endpoint endpoint, boolean isQuick) {}
