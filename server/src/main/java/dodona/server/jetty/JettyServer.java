package dodona.server.jetty;

import dodona.server.http.Routes;
import dodona.server.options.Limits;
import dodona.server.options.ServerOptions;
import dodona.server.status.Metrics;
import dodona.server.status.ServerListener;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** An HTTP server that answers requests according to a route table. */
public final class JettyServer implements AutoCloseable {

  /** Threads that read and write, and never wait for anything. */
  private static final int NETWORK_THREADS = 8;

  /** The share of the time to stop after which requests are refused. */
  private static final double PATIENCE_OF_STOP = 0.7;

  private final ServerOptions options;
  private final Engine engine;
  private final Server server;
  private final ServerConnector connector;
  private volatile Routes routes;

  private JettyServer(
      ServerOptions options, Routes routes, Metrics metrics, ServerListener listener) {
    this.options = options;
    this.routes = routes;
    this.engine =
        new Engine(
            () -> this.routes,
            new Visitors(names(options), options.origins()),
            options.limits(),
            new WorkPools(options),
            new MemoryBudget(Runtime.getRuntime().maxMemory() / 4),
            ConcurrentHashMap.newKeySet(),
            metrics,
            listener);
    QueuedThreadPool network = new QueuedThreadPool(NETWORK_THREADS);
    network.setName("dodona-network");
    network.setDaemon(true);
    this.server = new Server(network);
    Admission admission = new Admission(options.limits());
    this.connector = connector(server, options, admission);
    server.addConnector(connector);
    server.addBean(
        new NetworkConnectionLimit(options.limits().connections() + Admission.GUESTS, connector));
    server.addBean(new SlowClients(connector, options.limits(), metrics, admission));
    server.setErrorHandler(new PlainErrors());
    GracefulHandler graceful = new GracefulHandler();
    graceful.setHandler(new RouteHandler(engine));
    server.setHandler(graceful);
    server.setStopTimeout(options.limits().stop().toMillis());
    metrics.gauge(
        "dodona_queue_current", "Requests that wait for a thread.", engine.pools()::waiting);
    metrics.gauge(
        "dodona_connections_current",
        "Clients that are connected.",
        () -> connector.getConnectedEndPoints().size());
    metrics.gauge(
        "dodona_held_bytes", "Bytes of request and response bodies held.", engine.memory()::taken);
  }

  private static List<String> names(ServerOptions options) {
    List<String> names = new ArrayList<>(options.names());
    names.add(options.host());
    return names;
  }

  private static ServerConnector connector(
      Server server, ServerOptions options, Admission admission) {
    Limits limits = options.limits();
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(limits.head());
    // UDPipe's client sends //process if its address ends in a slash.
    http.setUriCompliance(
        UriCompliance.DEFAULT.with("dodona", UriCompliance.Violation.AMBIGUOUS_EMPTY_SEGMENT));
    ServerConnector connector =
        new ServerConnector(server, 1, 1, new HttpConnectionFactory(http)) {
          @Override
          protected SocketChannelEndPoint newEndPoint(
              SocketChannel channel, ManagedSelector selector, SelectionKey key) {
            ClientEndPoint client = new ClientEndPoint(channel, selector, key, getScheduler());
            client.setIdleTimeout(getIdleTimeout());
            if (admission.isGuest(this, client.getRemoteSocketAddress())) {
              client.beGuest();
            }
            return client;
          }
        };
    connector.setHost(options.host());
    connector.setPort(options.port());
    connector.setIdleTimeout(limits.idle().toMillis());
    return connector;
  }

  /**
   * Starts a server.
   *
   * @param routes what it answers for now
   * @throws IOException if it cannot listen there
   */
  public static JettyServer start(
      ServerOptions options, Routes routes, Metrics metrics, ServerListener listener)
      throws IOException {
    JettyServer started = new JettyServer(options, routes, metrics, listener);
    try {
      started.server.start();
    } catch (IOException e) {
      started.close();
      throw new IOException(
          "cannot listen at " + options.host() + ":" + options.port() + ": " + e.getMessage(), e);
    } catch (Exception e) {
      started.close();
      throw new IllegalStateException(e);
    }
    return started;
  }

  /** Answers by another table from now on. */
  public void serve(Routes newRoutes) {
    this.routes = newRoutes;
  }

  /** Returns whether parse requests are rejected because too many are waiting. */
  public boolean isFull() {
    return engine.pools().isFull();
  }

  /** Returns the URI that the server listens on. */
  public URI uri() {
    String host = options.host().contains(":") ? "[" + options.host() + "]" : options.host();
    return URI.create("http://" + host + ":" + connector.getLocalPort() + "/");
  }

  /** Waits until it has stopped. */
  public void join() throws InterruptedException {
    server.join();
  }

  /**
   * Takes no more requests, waits for those under way, and stops. Those that take most of the time
   * to stop are answered with 503, before their connections are closed.
   */
  @Override
  public void close() {
    try {
      connector
          .getScheduler()
          .schedule(
              () -> engine.exchanges().forEach(Exchange::stop),
              Math.round(options.limits().stop().toMillis() * PATIENCE_OF_STOP),
              TimeUnit.MILLISECONDS);
      server.stop();
    } catch (TimeoutException e) {
      // Some requests were not done in time, and have been cut off.
    } catch (Exception e) {
      throw new IllegalStateException(e);
    } finally {
      engine.pools().stop();
    }
  }
}
