package dodona.server.http;

/** A group of endpoints that belong together. */
public interface Endpoints {

  /** Registers the endpoints of the group. */
  void addTo(Routes routes);
}
