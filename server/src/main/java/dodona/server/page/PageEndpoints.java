package dodona.server.page;

import dodona.draw.page.PageFile;
import dodona.server.http.Endpoints;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * The files of the web UI, which are read once. Only the files that {@value #INDEX} lists are
 * served, so that no path from a client reaches the class path.
 */
public final class PageEndpoints implements Endpoints {

  /** The list of the files, one a line. */
  static final String INDEX = "files.txt";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "mjs", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml",
          "txt", "text/plain; charset=utf-8");

  /** Nothing from elsewhere, nothing inline, and no page around ours. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
          + " data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  /** The endpoints of the page. */
  public PageEndpoints() {}

  @Override
  public void addTo(Routes routes) {
    for (String name : files()) {
      Response file = answer(name);
      routes.addQuick("GET", "/" + name, request -> file);
      if (name.equals("index.html")) {
        routes.addQuick("GET", "/", request -> file);
      }
    }
  }

  /** The names of all files of the page. */
  static List<String> files() {
    return new String(bytes(INDEX), StandardCharsets.UTF_8).lines().toList();
  }

  private static Response answer(String name) {
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    if (type == null) {
      throw new IllegalStateException(name + ": there is no media type for its ending");
    }
    return Response.of(type, bytes(name))
        .with("Content-Security-Policy", POLICY)
        .with("Cache-Control", "no-cache");
  }

  static byte[] bytes(String name) {
    try (InputStream in = PageEndpoints.class.getResourceAsStream(name)) {
      return in == null ? PageFile.bytes(name) : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
