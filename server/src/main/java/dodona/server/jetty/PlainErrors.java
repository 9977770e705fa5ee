package dodona.server.jetty;

import dodona.server.http.ProblemException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** The plain-text answer to requests that do not reach a route. */
final class PlainErrors extends ErrorHandler {

  PlainErrors() {}

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    String reason = HttpStatus.getMessage(code);
    String path = request.getHttpURI().getPath() == null ? "" : request.getHttpURI().getPath();
    dodona.server.http.Response refusal =
        dodona.server.http.Response.refusal(new ProblemException(code, reason, reason), path);
    if (code == HttpStatus.SERVICE_UNAVAILABLE_503) {
      response.getHeaders().put("Retry-After", "1");
    }
    refusal.headers().forEach((name, value) -> response.getHeaders().put(name, value));
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    byte[] body = refusal.body();
    response.write(true, ByteBuffer.wrap(body), callback);
  }
}
