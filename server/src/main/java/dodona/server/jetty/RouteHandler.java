package dodona.server.jetty;

import dodona.server.http.ProblemException;
import dodona.server.http.Response;
import dodona.server.http.Route;
import dodona.server.http.Routes;
import java.util.Optional;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

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
    Routes routes = engine.routes().get();
    String path = routes.resolve(Request.getPathInContext(request));
    Exchange exchange = new Exchange(engine, request, response, callback, client, path);
    try {
      engine.visitors().check(request.getHeaders().get("Host"), request.getHeaders().get("Origin"));
      if (isPreflight(request)) {
        exchange.answer(preflight());
      } else {
        checkPath(request, path, routes);
        checkEncodings(request);
        Route route = route(routes, request.getMethod(), path);
        if (route.work() != Route.Work.QUICK) {
          if (client.isGuest()) {
            throw new ProblemException(
                503, "Busy", "too many clients are connected. Try again later.");
          }
          engine.visitors().checkSite(request.getHeaders().get("Sec-Fetch-Site"), origin(request));
        }
        exchange.begin(route);
      }
    } catch (MethodException e) {
      exchange.answer(Response.refusal(e.problem, path).with("Allow", e.allowed));
    } catch (ProblemException e) {
      exchange.refuse(e);
    }
    return true;
  }

  /** Thrown if a path does not support a method. */
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

  private static @Nullable String origin(Request request) {
    return request.getHeaders().get("Origin");
  }

  /** Refuses other spellings of a path, for which a proxy before the server may have no rule. */
  private static void checkPath(Request request, String path, Routes routes) {
    String raw = String.valueOf(request.getHttpURI().getPath());
    if (raw.indexOf(';') >= 0) {
      throw ProblemException.badRequest("the path has parameters (;); expected none");
    }
    if (path.contains("//")) {
      throw ProblemException.badRequest("the path has an empty segment (//); expected none");
    }
    boolean isPlain = raw.equals(Request.getPathInContext(request));
    if (!isPlain && !routes.methods(path).isEmpty()) {
      throw ProblemException.badRequest("the path has dots or escapes; expected " + path);
    }
  }

  /** Refuses bodies that would have to be unpacked first. */
  private static void checkEncodings(Request request) {
    String transfer = request.getHeaders().get("Transfer-Encoding");
    if (transfer != null && !transfer.strip().equalsIgnoreCase("chunked")) {
      throw new ProblemException(
          501, "Not implemented", "unsupported Transfer-Encoding; expected chunked");
    }
    String content = request.getHeaders().get("Content-Encoding");
    if (content != null && !content.strip().equalsIgnoreCase("identity")) {
      throw new ProblemException(
          415,
          "Unsupported encoding",
          "unsupported Content-Encoding; expected an uncompressed body");
    }
  }

  private static Route route(Routes routes, String method, String path) {
    Optional<Route> route = routes.find(method, path);
    if (route.isPresent()) {
      return route.get();
    }
    if (routes.methods(path).isEmpty()) {
      throw routes.missing();
    }
    String allowed = String.join(", ", routes.methods(path));
    throw new MethodException("method not allowed; expected " + allowed, allowed);
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
