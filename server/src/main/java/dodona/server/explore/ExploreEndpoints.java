package dodona.server.explore;

import dodona.oracle.SearchLimit;
import dodona.server.http.Endpoints;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import dodona.server.model.Models;
import java.util.function.Function;

/** Stateless endpoints that show how trees are derived: clients send all moves so far. */
public final class ExploreEndpoints implements Endpoints {

  /**
   * A search of so many states takes about half a second; where it gives up, an oracle falls back.
   */
  private static final int MOST_STATES = 20_000;

  private final Models models;

  /** Endpoints that use the given models. */
  public ExploreEndpoints(Models models) {
    this.models = models;
  }

  @Override
  public void addTo(Routes routes) {
    Response systems = Response.json(SystemList.json());
    PositionQuestions positions = new PositionQuestions(models);
    SearchQuestions searches = new SearchQuestions(models);
    routes.addQuick("GET", "/api/v1/systems", request -> systems);
    add(routes, "/api/v1/step", positions::step);
    add(routes, "/api/v1/derivation", positions::derivation);
    add(routes, "/api/v1/lattice", LatticeQuestions::lattice);
    add(routes, "/api/v1/search", searches::search);
  }

  /** Adds an endpoint whose searches end when its answer is no longer wanted, or takes too long. */
  private static void add(Routes routes, String path, Function<Request, Response> endpoint) {
    routes.addExploring(
        "POST",
        path,
        request ->
            SearchLimit.within(
                MOST_STATES, request.cancellation()::check, () -> endpoint.apply(request)));
  }
}
