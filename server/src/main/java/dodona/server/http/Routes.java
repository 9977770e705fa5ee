package dodona.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which endpoint answers which method and path; paths are compared whole. */
public final class Routes {

  private final Map<String, Map<String, Route>> table = new LinkedHashMap<>();

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
    Route route = new Route(method, path, endpoint);
    if (table.computeIfAbsent(path, p -> new LinkedHashMap<>()).putIfAbsent(method, route)
        != null) {
      throw new IllegalArgumentException("there are two routes for " + method + " " + path);
    }
    return this;
  }

  /** The route for a method and a path. */
  public Optional<Route> find(String method, String path) {
    Map<String, Route> methods = table.getOrDefault(path, Map.of());
    Route route = methods.get(method);
    return Optional.ofNullable(route == null && method.equals("HEAD") ? methods.get("GET") : route);
  }

  /** The methods that a path knows; none if there is no such path. */
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
