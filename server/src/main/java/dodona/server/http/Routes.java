package dodona.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The endpoints by method and path; paths must match exactly. */
public final class Routes {

  private final Map<String, Map<String, Route>> table = new LinkedHashMap<>();
  private final Map<String, String> aliases = new LinkedHashMap<>();
  private ProblemException missing =
      new ProblemException(404, "Not found", "unknown path. See GET /api/v1/openapi.json.");

  /** An empty table. */
  public Routes() {}

  /** A table of some groups. */
  public static Routes of(List<Endpoints> groups) {
    Routes routes = new Routes();
    groups.forEach(group -> group.addTo(routes));
    return routes;
  }

  /**
   * Adds a route; HEAD is answered wherever GET is.
   *
   * @throws IllegalArgumentException if there is one for that method and path already
   */
  public Routes add(String method, String path, Endpoint endpoint) {
    return add(new Route(method, path, endpoint, Route.Work.PARSING));
  }

  /**
   * Adds a route whose endpoint answers at once, without computing or waiting, so even when all
   * threads that parse are busy.
   *
   * @throws IllegalArgumentException if there is one for that method and path already
   */
  public Routes addQuick(String method, String path, Endpoint endpoint) {
    return add(new Route(method, path, endpoint, Route.Work.QUICK));
  }

  /**
   * Adds a route whose endpoint explores derivations. Such requests wait in a queue of their own,
   * so that they do not delay parsing.
   *
   * @throws IllegalArgumentException if there is one for that method and path already
   */
  public Routes addExploring(String method, String path, Endpoint endpoint) {
    return add(new Route(method, path, endpoint, Route.Work.EXPLORING));
  }

  /** Lets clients spell a path in another way as well. */
  public Routes addAlias(String alias, String path) {
    aliases.put(alias, path);
    return this;
  }

  /** Returns the path that a client means: that of an alias, else the given one. */
  public String resolve(String path) {
    return aliases.getOrDefault(path, path);
  }

  private Routes add(Route route) {
    Map<String, Route> methods = table.computeIfAbsent(route.path(), p -> new LinkedHashMap<>());
    if (methods.putIfAbsent(route.method(), route) != null) {
      throw new IllegalArgumentException(
          "there are two routes for " + route.method() + " " + route.path());
    }
    return this;
  }

  /** The route for a method and a path. */
  public Optional<Route> find(String method, String path) {
    Map<String, Route> methods = table.getOrDefault(path, Map.of());
    Route route = methods.get(method);
    return Optional.ofNullable(route == null && method.equals("HEAD") ? methods.get("GET") : route);
  }

  /** Sets the answer to requests for unknown paths; not found, if it is not set. */
  public void otherwise(ProblemException problem) {
    missing = problem;
  }

  /** The answer to requests for unknown paths. */
  public ProblemException missing() {
    return missing;
  }

  /** The methods of a path; none if there is no such path. */
  public Set<String> methods(String path) {
    Set<String> methods = new TreeSet<>(table.getOrDefault(path, Map.of()).keySet());
    if (methods.contains("GET")) {
      methods.add("HEAD");
    }
    return methods;
  }

  /** All routes, in the order in which they were added, path by path. */
  public List<Route> all() {
    List<Route> all = new ArrayList<>();
    table.values().forEach(methods -> all.addAll(methods.values()));
    return all;
  }
}
