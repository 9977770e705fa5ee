package dodona.server.jetty;

import dodona.server.http.Routes;
import dodona.server.options.Limits;
import dodona.server.options.ServerOptions;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A server that listens at an address and answers by a table of routes. */
public final class JettyServer implements AutoCloseable {

  /** Threads that read and write, and never wait for anything. */
  private static final int NETWORK_THREADS = 8;

  private final Server server;
  private final ServerConnector connector;
  private final ThreadPoolExecutor pool;
  private final ServerOptions options;

  private JettyServer(ServerOptions options, Routes routes) {
    this.options = options;
    Limits limits = options.limits();
    this.pool =
        new ThreadPoolExecutor(
            options.threads(),
            options.threads(),
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(limits.queue()));
    QueuedThreadPool network = new QueuedThreadPool(NETWORK_THREADS);
    network.setName("dodona-network");
    this.server = new Server(network);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(limits.head());
    // UDPipe's client sends //process if its address ends in a slash.
    http.setUriCompliance(
        UriCompliance.DEFAULT.with("dodona", UriCompliance.Violation.AMBIGUOUS_EMPTY_SEGMENT));
    this.connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(options.host());
    connector.setPort(options.port());
    connector.setIdleTimeout(limits.idle().toMillis());
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(limits.connections(), connector));
    GracefulHandler graceful = new GracefulHandler();
    graceful.setHandler(new RouteHandler(routes, pool, limits.body()));
    server.setHandler(graceful);
    server.setStopTimeout(limits.stop().toMillis());
  }

  /**
   * Starts a server.
   *
   * @throws IOException if it cannot listen there
   */
  public static JettyServer start(ServerOptions options, Routes routes) throws IOException {
    JettyServer started = new JettyServer(options, routes);
    try {
      started.server.start();
    } catch (IOException e) {
      throw new IOException(
          "cannot listen at " + options.host() + ":" + options.port() + ": " + e.getMessage(), e);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    return started;
  }

  /** Where it listens. */
  public URI uri() {
    String host = options.host().contains(":") ? "[" + options.host() + "]" : options.host();
    return URI.create("http://" + host + ":" + connector.getLocalPort() + "/");
  }

  /** Waits until it has stopped. */
  public void join() throws InterruptedException {
    server.join();
  }

  /** Takes no more requests, waits for those under way, and stops. */
  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }
}
