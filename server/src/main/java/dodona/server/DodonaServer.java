package dodona.server;

import dodona.server.explore.ExploreEndpoints;
import dodona.server.http.Endpoints;
import dodona.server.http.Routes;
import dodona.server.jetty.JettyServer;
import dodona.server.model.Models;
import dodona.server.options.ServerOptions;
import dodona.server.page.PageEndpoints;
import java.io.IOException;
import java.net.URI;
import java.util.List;

/**
 * Parsing over HTTP.
 *
 * <pre>{@code
 * try (DodonaServer server = DodonaServer.start(ServerOptions.DEFAULT, models)) {
 *   System.out.println(server.uri());
 *   server.join();
 * }
 * }</pre>
 */
public final class DodonaServer implements AutoCloseable {

  private final JettyServer server;

  private DodonaServer(JettyServer server) {
    this.server = server;
  }

  /**
   * Starts a server.
   *
   * @throws IOException if it cannot listen where it is told to
   */
  public static DodonaServer start(ServerOptions options, Models models) throws IOException {
    return new DodonaServer(JettyServer.start(options, Routes.of(endpoints(models))));
  }

  /** All that a server answers: a new group of endpoints is named here. */
  private static List<Endpoints> endpoints(Models models) {
    return List.of(new PageEndpoints(), new ExploreEndpoints(models));
  }

  /** Where it listens. */
  public URI uri() {
    return server.uri();
  }

  /** Waits until it has stopped. */
  public void join() throws InterruptedException {
    server.join();
  }

  /** Takes no more requests, waits a while for those under way, and stops. */
  @Override
  public void close() {
    server.close();
  }
}
