package dodona.server.jetty;

import dodona.server.http.Cancellation;
import dodona.server.http.CancelledException;
import dodona.server.http.ProblemException;
import dodona.server.http.Route;
import dodona.server.http.Routes;
import dodona.support.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;

/**
 * Reads requests without blocking, has them answered by a pool of threads, and sends the answers.
 */
final class RouteHandler extends Handler.Abstract.NonBlocking {

  private final Routes routes;
  private final Executor pool;
  private final int largestBody;

  RouteHandler(Routes routes, Executor pool, int largestBody) {
    this.routes = routes;
    this.pool = pool;
    this.largestBody = largestBody;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    String path = Request.getPathInContext(request).replaceAll("//+", "/");
    Optional<Route> route = routes.find(request.getMethod(), path);
    if (route.isEmpty()) {
      send(missing(request.getMethod(), path), request, response, callback);
      return true;
    }
    Content.Source.asByteArrayAsync(
        request,
        largestBody,
        new Promise.Invocable<byte[]>() {
          @Override
          public void succeeded(byte[] body) {
            try {
              pool.execute(
                  () ->
                      send(answer(route.get(), path, request, body), request, response, callback));
            } catch (RejectedExecutionException e) {
              ProblemException busy =
                  new ProblemException(503, "Busy", "too many requests are waiting; come again");
              send(answer(busy, path).with("Retry-After", "1"), request, response, callback);
            }
          }

          @Override
          public void failed(Throwable x) {
            callback.failed(x);
          }
        });
    return true;
  }

  private dodona.server.http.Response missing(String method, String path) {
    if (routes.methods(path).isEmpty()) {
      return answer(new ProblemException(404, "Not found", "there is no " + path), path);
    }
    String allowed = String.join(", ", routes.methods(path));
    String detail = path + " knows no " + method + "; it knows " + allowed;
    return answer(new ProblemException(405, "Method not allowed", detail), path)
        .with("Allow", allowed);
  }

  private static dodona.server.http.Response answer(
      Route route, String path, Request request, byte[] body) {
    try {
      Map<String, String> headers = new TreeMap<>();
      for (HttpField field : request.getHeaders()) {
        headers.putIfAbsent(field.getName().toLowerCase(Locale.ROOT), field.getValue());
      }
      String query = Optional.ofNullable(request.getHttpURI().getQuery()).orElse("");
      return route
          .endpoint()
          .handle(
              new dodona.server.http.Request(
                  request.getMethod(), path, query, headers, body, Cancellation.NEVER));
    } catch (ProblemException e) {
      return answer(e, path);
    } catch (CancelledException e) {
      return answer(new ProblemException(503, "Too slow", String.valueOf(e.getMessage())), path);
    } catch (IOException | RuntimeException e) {
      return answer(new ProblemException(500, "Internal error", "something went wrong"), path);
    }
  }

  private static dodona.server.http.Response answer(ProblemException problem, String path) {
    dodona.server.http.Response answer =
        path.startsWith("/api/")
            ? dodona.server.http.Response.of(
                "application/problem+json", Json.compact(problem.json()) + "\n")
            : dodona.server.http.Response.text(problem.detail() + "\n");
    return answer.withStatus(problem.status());
  }

  private static void send(
      dodona.server.http.Response answer, Request request, Response response, Callback callback) {
    response.setStatus(answer.status());
    response.getHeaders().put("Cache-Control", "no-store");
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    answer.headers().forEach((name, value) -> response.getHeaders().put(name, value));
    response.getHeaders().put("Content-Length", answer.body().length);
    boolean isHead = request.getMethod().equals("HEAD");
    response.write(true, ByteBuffer.wrap(isHead ? new byte[0] : answer.body()), callback);
  }
}
