package dodona.server.jetty;

import dodona.server.options.Limits;
import dodona.server.status.Metrics;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/** Looks at all connections now and then, and cuts off clients that are too slow or in the way. */
final class SlowClients extends AbstractLifeCycle implements Runnable {

  private static final long EVERY_MILLIS = 500;

  private final ServerConnector connector;
  private final Limits limits;
  private final Metrics metrics;
  private final Admission admission;

  SlowClients(ServerConnector connector, Limits limits, Metrics metrics, Admission admission) {
    this.connector = connector;
    this.limits = limits;
    this.metrics = metrics;
    this.admission = admission;
  }

  @Override
  protected void doStart() {
    again();
  }

  private void again() {
    connector.getScheduler().schedule(this, EVERY_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Override
  public void run() {
    if (!isRunning()) {
      return;
    }
    for (EndPoint endPoint : connector.getConnectedEndPoints()) {
      if (endPoint instanceof ClientEndPoint client && client.isTooSlow(limits)) {
        metrics.cutOff();
        client.close(new TimeoutException("the client is too slow"));
      }
    }
    admission.makeRoom(connector);
    again();
  }
}
