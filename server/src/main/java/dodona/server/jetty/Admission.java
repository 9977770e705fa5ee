package dodona.server.jetty;

import dodona.server.options.Limits;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Decides who may be connected, so that no client shuts out the others.
 *
 * <p>Clients beyond the limit, or beyond their address's share of it, are guests: they are let in,
 * but only requests that cost nothing are answered, such as those of health checks. Idle
 * connections are closed as soon as others need them.
 */
final class Admission {

  /** The maximum number of guests. */
  static final int GUESTS = 32;

  /** A connection that rests for less is likely to be used again. */
  private static final long SHORT_REST = Duration.ofSeconds(1).toNanos();

  private final Limits limits;

  Admission(Limits limits) {
    this.limits = limits;
  }

  /** Returns the maximum number of connections from one address. */
  private int share() {
    return Math.max(1, limits.connections() / 2);
  }

  /** Returns whether a new client exceeds the limit, in total or for its address. */
  boolean isGuest(ServerConnector connector, SocketAddress address) {
    int all = 0;
    int same = 0;
    for (EndPoint endPoint : connector.getConnectedEndPoints()) {
      all++;
      same += host(endPoint.getRemoteSocketAddress()).equals(host(address)) ? 1 : 0;
    }
    return all >= limits.connections() || same >= share();
  }

  private static String host(SocketAddress address) {
    InetAddress host = address instanceof InetSocketAddress ip ? ip.getAddress() : null;
    return host == null ? "" : host.getHostAddress();
  }

  /** Closes connections that rest, the longest first, where an address or all have too many. */
  void makeRoom(ServerConnector connector) {
    List<ClientEndPoint> all = new ArrayList<>();
    Map<String, List<ClientEndPoint>> byAddress = new HashMap<>();
    for (EndPoint endPoint : connector.getConnectedEndPoints()) {
      if (endPoint instanceof ClientEndPoint client) {
        all.add(client);
        byAddress
            .computeIfAbsent(host(client.getRemoteSocketAddress()), host -> new ArrayList<>())
            .add(client);
      }
    }
    byAddress.values().forEach(clients -> reduce(clients, share()));
    reduce(all, limits.connections());
  }

  /** Keeps a quarter free once there are as many clients as there may be. */
  private static void reduce(List<ClientEndPoint> clients, int most) {
    if (clients.size() < most) {
      return;
    }
    List<ClientEndPoint> resting = new ArrayList<>();
    for (ClientEndPoint client : clients) {
      if (client.isOpen() && client.restNanos() > SHORT_REST) {
        resting.add(client);
      }
    }
    resting.sort(Comparator.comparingLong(ClientEndPoint::restNanos).reversed());
    int tooMany = clients.size() - (most * 3 / 4);
    for (ClientEndPoint client : resting.subList(0, Math.min(tooMany, resting.size()))) {
      client.close(new TimeoutException("the connection limit is reached"));
    }
  }
}
