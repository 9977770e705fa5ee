package dodona.server.jetty;

import dodona.server.http.ProblemException;
import dodona.server.http.Response;
import dodona.server.http.Route;
import dodona.server.http.Routes;
import java.util.Optional;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;

/** Finds who answers a request, and refuses those that nobody is to answer. */
final class RouteHandler extends Handler.Abstract.NonBlocking {

  private final Engine engine;

  RouteHandler(Engine engine) {
    this.engine = engine;
  }

  @Override
  public boolean handle(
      Request request, org.eclipse.jetty.server.Response response, Callback callback) {
    ClientEndPoint client =
        (ClientEndPoint) request.getConnectionMetaData().getConnection().getEndPoint();
    String path = Request.getPathInContext(request).replaceAll("//+", "/");
    Exchange exchange = new Exchange(engine, request, response, callback, client, path);
    try {
      engine.visitors().check(request.getHeaders().get("Host"), request.getHeaders().get("Origin"));
      if (isPreflight(request)) {
        exchange.answer(preflight());
      } else {
        exchange.begin(route(request.getMethod(), path));
      }
    } catch (MethodException e) {
      exchange.answer(Response.refusal(e.problem, path).with("Allow", e.allowed));
    } catch (ProblemException e) {
      exchange.refuse(e);
    }
    return true;
  }

  /** A method that a path does not know. */
  private static final class MethodException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient ProblemException problem;
    private final String allowed;

    MethodException(String detail, String allowed) {
      super(detail, null, false, false);
      this.problem = new ProblemException(405, "Method not allowed", detail);
      this.allowed = allowed;
    }
  }

  private Route route(String method, String path) {
    Routes routes = engine.routes().get();
    Optional<Route> route = routes.find(method, path);
    if (route.isPresent()) {
      return route.get();
    }
    if (routes.methods(path).isEmpty()) {
      throw routes.missing();
    }
    String allowed = String.join(", ", routes.methods(path));
    throw new MethodException("expected one of the methods " + allowed, allowed);
  }

  private static boolean isPreflight(Request request) {
    return request.getMethod().equals("OPTIONS")
        && request.getHeaders().contains("Origin")
        && request.getHeaders().contains("Access-Control-Request-Method");
  }

  private static Response preflight() {
    return Response.text("")
        .withStatus(204)
        .with("Access-Control-Allow-Methods", "GET, POST, HEAD")
        .with("Access-Control-Allow-Headers", "Content-Type, Accept, X-Request-Id")
        .with("Access-Control-Max-Age", "600");
  }
}
