package dodona.server;

import dodona.server.api.ApiEndpoints;
import dodona.server.corenlp.CoreNlpEndpoints;
import dodona.server.explore.ExploreEndpoints;
import dodona.server.http.Endpoints;
import dodona.server.http.ProblemException;
import dodona.server.http.Routes;
import dodona.server.jetty.JettyServer;
import dodona.server.model.Analyzer;
import dodona.server.model.Models;
import dodona.server.options.ServerOptions;
import dodona.server.page.PageEndpoints;
import dodona.server.status.Metrics;
import dodona.server.status.Readiness;
import dodona.server.status.ServerListener;
import dodona.server.status.StatusEndpoints;
import dodona.server.udpipe.UdPipeEndpoints;
import java.io.IOException;
import java.net.URI;
import java.util.List;

/**
 * Parsing over HTTP.
 *
 * <pre>{@code
 * try (DodonaServer server = DodonaServer.start(ServerOptions.DEFAULT)) {
 *   server.serve(models);
 *   System.out.println(server.uri());
 *   server.join();
 * }
 * }</pre>
 */
public final class DodonaServer implements AutoCloseable {

  private final ServerOptions options;
  private final Metrics metrics;
  private final Readiness readiness;
  private final JettyServer server;

  private DodonaServer(
      ServerOptions options, Metrics metrics, Readiness readiness, JettyServer server) {
    this.options = options;
    this.metrics = metrics;
    this.readiness = readiness;
    this.server = server;
  }

  /**
   * Starts a server that has no models yet: it reports that it is live but not ready.
   *
   * @throws IOException if it cannot listen at the address
   */
  public static DodonaServer start(ServerOptions options) throws IOException {
    return start(options, ServerListener.SILENT);
  }

  /**
   * Starts a server that has no models yet: it reports that it is live but not ready.
   *
   * @throws IOException if it cannot listen at the address
   */
  public static DodonaServer start(ServerOptions options, ServerListener listener)
      throws IOException {
    Metrics metrics = new Metrics();
    Readiness readiness = new Readiness();
    Routes waiting = Routes.of(List.of(new StatusEndpoints(metrics, readiness)));
    waiting.otherwise(new ProblemException(503, "Not ready", "the models are being loaded"));
    JettyServer server = JettyServer.start(options, waiting, metrics, listener);
    readiness.fullWhen(server::isFull);
    return new DodonaServer(options, metrics, readiness, server);
  }

  /** Answers everything from now on. */
  public void serve(Models models) {
    server.serve(routes(models));
    readiness.loaded();
  }

  private Routes routes(Models models) {
    Analyzer analyzer = new Analyzer(options.limits(), metrics);
    return routes(models, analyzer, new StatusEndpoints(metrics, readiness));
  }

  /** All that a server answers: a new group of endpoints is named here. */
  static Routes routes(Models models, Analyzer analyzer, Endpoints status) {
    return Routes.of(
        List.of(
            status,
            new PageEndpoints(),
            new UdPipeEndpoints(models, analyzer),
            new CoreNlpEndpoints(models, analyzer),
            new ApiEndpoints(models, analyzer),
            new ExploreEndpoints(models)));
  }

  /** Returns the address at which the server listens. */
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
