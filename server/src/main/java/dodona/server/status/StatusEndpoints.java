package dodona.server.status;

import dodona.server.http.Endpoints;
import dodona.server.http.ProblemException;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import java.util.LinkedHashMap;
import java.util.Map;

/** The endpoints for monitoring, some of them as in CoreNLP. */
public final class StatusEndpoints implements Endpoints {

  private final Metrics metrics;
  private final Readiness readiness;

  /**
   * Endpoints of a server.
   *
   * @param readiness whether it would take a request
   */
  public StatusEndpoints(Metrics metrics, Readiness readiness) {
    this.metrics = metrics;
    this.readiness = readiness;
  }

  @Override
  public void addTo(Routes routes) {
    routes.addQuick("GET", "/ping", request -> Response.text("pong\n"));
    routes.addQuick("GET", "/live", request -> Response.text("live\n"));
    routes.addQuick("GET", "/ready", request -> ready());
    routes.addQuick("GET", "/version", request -> Response.json(version()));
    routes.addQuick(
        "GET",
        "/metrics",
        request -> Response.of("text/plain; version=0.0.4; charset=utf-8", metrics.text()));
  }

  private Response ready() {
    readiness
        .obstacle()
        .ifPresent(
            reason -> {
              throw new ProblemException(503, "Not ready", reason);
            });
    return Response.text("ready\n");
  }

  private static Map<String, Object> version() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", "dodona");
    json.put("version", Version.number());
    json.put("java", System.getProperty("java.version"));
    return json;
  }
}
