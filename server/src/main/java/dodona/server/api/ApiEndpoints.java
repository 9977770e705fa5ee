package dodona.server.api;

import dodona.server.http.Endpoints;
import dodona.server.http.Response;
import dodona.server.http.Routes;
import dodona.server.model.Analyzer;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The endpoints of Dodona's own interface, and its description by OpenAPI. */
public final class ApiEndpoints implements Endpoints {

  private static final String DESCRIPTION = "/dodona/server/openapi.json";

  private final Models models;
  private final Analyzer analyzer;

  /** Endpoints for some models. */
  public ApiEndpoints(Models models, Analyzer analyzer) {
    this.models = models;
    this.analyzer = analyzer;
  }

  @Override
  public void addTo(Routes routes) {
    Response description = Response.of("application/json", description());
    Response known = Response.json(json());
    routes.addQuick("GET", "/api/v1/openapi.json", request -> description);
    routes.addQuick("GET", "/api/v1/models", request -> known);
    Response recipes = MatchesEndpoint.recipes();
    routes.addQuick("GET", "/api/v1/recipes", request -> recipes);
    routes.add("POST", "/api/v1/parse", new ParseEndpoint(models, analyzer));
    routes.add("POST", "/api/v1/evaluate", new EvaluateEndpoint());
    routes.add("POST", "/api/v1/validate", new ValidateEndpoint(analyzer));
    routes.add("POST", "/api/v1/matches", new MatchesEndpoint(models, analyzer));
  }

  private Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("default", models.defaultModel().name());
    json.put("models", models.all().stream().map(ServedModel::json).toList());
    return json;
  }

  private static byte[] description() {
    try (InputStream in = ApiEndpoints.class.getResourceAsStream(DESCRIPTION)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + DESCRIPTION + " on the class path");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
