package dodona.server;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.http.Route;
import dodona.server.model.Analyzer;
import dodona.server.options.Limits;
import dodona.server.status.Metrics;
import dodona.server.status.Readiness;
import dodona.server.status.StatusEndpoints;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The description is written by hand, and must not be forgotten. */
class OpenApiTest extends ServerTestCase {

  private static Set<String> routes() {
    Metrics metrics = new Metrics();
    Set<String> routes = new TreeSet<>();
    for (Route route :
        DodonaServer.routes(
                TinyModel.models(),
                new Analyzer(Limits.DEFAULT, metrics),
                new StatusEndpoints(metrics, new Readiness()))
            .all()) {
      if (!route.path().matches("/[\\w-]+\\.(html|css|mjs|svg|txt)")) {
        routes.add(route.method() + " " + route.path());
      }
    }
    return routes;
  }

  @Test
  void describesEveryRouteAndNoOther() throws IOException {
    Map<String, Object> description = RawHttp.get(uri(), "/api/v1/openapi.json").json();
    assertThat(description).containsEntry("openapi", "3.1.0");
    Set<String> described = new TreeSet<>();
    Set<String> ids = new HashSet<>();
    Map<?, ?> paths = (Map<?, ?>) RawHttp.at(description, "paths");
    for (Map.Entry<?, ?> path : paths.entrySet()) {
      for (Map.Entry<?, ?> method : ((Map<?, ?>) path.getValue()).entrySet()) {
        String name = String.valueOf(method.getKey()).toUpperCase(Locale.ROOT);
        described.add(name + " " + path.getKey());
        Map<?, ?> operation = (Map<?, ?>) method.getValue();
        assertThat(operation.get("summary")).as(name + " " + path.getKey()).isNotNull();
        assertThat((Map<?, ?>) operation.get("responses")).isNotEmpty();
        String id = String.valueOf(operation.get("operationId"));
        assertThat(id).as(name + " " + path.getKey()).matches("[a-z][A-Za-z]+");
        assertThat(ids.add(id)).as(id).isTrue();
      }
    }
    assertThat(described).isEqualTo(routes());
  }

  @Test
  void namesOnlyWhatIsThere() throws IOException {
    Map<String, Object> description = RawHttp.get(uri(), "/api/v1/openapi.json").json();
    Set<String> references = new HashSet<>();
    collect(description, references);
    assertThat(references).isNotEmpty();
    for (String reference : references) {
      Object[] path = reference.substring(2).split("/", -1);
      assertThat(RawHttp.at(description, path)).as(reference).isInstanceOf(Map.class);
    }
  }

  private static void collect(Object value, Set<String> references) {
    if (value instanceof Map<?, ?> map) {
      map.forEach(
          (name, child) -> {
            if ("$ref".equals(name)) {
              references.add(String.valueOf(child));
            }
            collect(child, references);
          });
    } else if (value instanceof List<?> list) {
      list.forEach(child -> collect(child, references));
    }
  }
}
