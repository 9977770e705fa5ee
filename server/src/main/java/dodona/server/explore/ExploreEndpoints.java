package dodona.server.explore;

import dodona.server.http.Endpoints;
import dodona.server.http.Routes;
import dodona.server.model.Models;

/** The endpoints that show how trees are derived. */
public final class ExploreEndpoints implements Endpoints {

  /** Endpoints that use the given models. */
  public ExploreEndpoints(Models models) {}

  @Override
  public void addTo(Routes routes) {}
}
