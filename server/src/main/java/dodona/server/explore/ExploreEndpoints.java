package dodona.server.explore;

import dodona.server.http.Endpoints;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import dodona.server.model.Models;

/**
 * The endpoints that show how trees are derived. They keep nothing between requests: whoever goes
 * through a derivation sends all moves so far.
 */
public final class ExploreEndpoints implements Endpoints {

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
    routes.add("GET", "/api/v1/systems", request -> systems);
    routes.add("POST", "/api/v1/step", positions::step);
    routes.add("POST", "/api/v1/derivation", positions::derivation);
    routes.add("POST", "/api/v1/lattice", LatticeQuestions::lattice);
    routes.add("POST", "/api/v1/search", searches::search);
  }
}
