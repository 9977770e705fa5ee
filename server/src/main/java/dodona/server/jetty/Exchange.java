package dodona.server.jetty;

import dodona.error.InvalidInputException;
import dodona.server.http.AnswerBudget;
import dodona.server.http.Cancellation;
import dodona.server.http.CancelledException;
import dodona.server.http.ProblemException;
import dodona.server.http.Request;
import dodona.server.http.Response;
import dodona.server.http.Route;
import dodona.server.http.StreamedBody;
import dodona.server.status.ServerListener.Answered;
import dodona.support.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * A request on its way: its body is read, it waits for a thread, is worked on, and is answered,
 * once. Only the work keeps a thread; a slow client costs a connection.
 */
final class Exchange implements Cancellation, AnswerBudget {

  private static final String NO_ROUTE = "-";

  /** An answer may be so many times as large as the largest body. */
  private static final long ANSWER_TO_BODY = 64;

  private final Engine engine;
  private final org.eclipse.jetty.server.Request request;
  private final org.eclipse.jetty.server.Response response;
  private final Callback callback;
  private final ClientEndPoint client;
  private final String path;
  private final String id;
  private final long started = System.nanoTime();
  private final AtomicBoolean isAnswered = new AtomicBoolean();
  private String route = NO_ROUTE;
  private long held;
  private final Object charges = new Object();
  private long charged;
  private boolean hasEnded;
  private volatile boolean isExpired;
  private volatile long received;
  private volatile long taken;
  private Scheduler.@Nullable Task limit;

  Exchange(
      Engine engine,
      org.eclipse.jetty.server.Request request,
      org.eclipse.jetty.server.Response response,
      Callback callback,
      ClientEndPoint client,
      String path) {
    this.engine = engine;
    this.request = request;
    this.response = response;
    this.callback = callback;
    this.client = client;
    this.path = path;
    this.id = RequestId.of(request.getHeaders().get("X-Request-Id"));
    client.beBusy(this);
    engine.exchanges().add(this);
    engine.metrics().began();
  }

  /** Has an endpoint answer, once the body has come. */
  void begin(Route found) {
    route = found.path();
    BodyReader reader =
        new BodyReader(
            request, engine.limits(), engine.memory(), body -> received(found, body), this::lost);
    reader.run();
  }

  private void lost(Throwable cause) {
    if (cause instanceof ProblemException problem) {
      if (problem.status() == 408) {
        engine.metrics().cutOff();
      }
      answer(refusal(problem).with("Connection", "close"));
    } else if (isAnswered.compareAndSet(false, true)) {
      end(0, 0);
      callback.failed(cause);
    }
  }

  private void received(Route found, byte[] body) {
    held = body.length;
    engine.metrics().received(body.length);
    received = System.nanoTime();
    // Silence is the client's right while it waits; the time of its request is limited below.
    request.addIdleTimeoutListener(timeout -> false);
    Request read = new Request(query(), headers(), body, this, this);
    if (found.work() == Route.Work.QUICK) {
      work(found, read);
      return;
    }
    Duration longest = engine.limits().request();
    limit =
        request
            .getComponents()
            .getScheduler()
            .schedule(this::expire, longest.toMillis(), TimeUnit.MILLISECONDS);
    Waiting waiting = new Waiting(found, read);
    if (!isQueued(waiting)) {
      removeThoseWhoLeft(engine.pools().of(found.work()));
      if (!isQueued(waiting)) {
        refuse(
            new ProblemException(503, "Busy", "too many requests are waiting. Try again later."));
      }
    }
  }

  private boolean isQueued(Waiting waiting) {
    try {
      engine.pools().of(waiting.found.work()).execute(waiting);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  /** Clients that have left take no place in the queue from those who wait. */
  private static void removeThoseWhoLeft(ThreadPoolExecutor pool) {
    for (Runnable one : List.copyOf(pool.getQueue())) {
      if (one instanceof Waiting waiting && waiting.hasLeft() && pool.remove(waiting)) {
        waiting.abandon();
      }
    }
  }

  /** The request in the queue. */
  private final class Waiting implements Runnable {

    private final Route found;
    private final Request read;

    Waiting(Route found, Request read) {
      this.found = found;
      this.read = read;
    }

    @Override
    public void run() {
      work(found, read);
    }

    boolean hasLeft() {
      return client.isGone(Exchange.this);
    }

    void abandon() {
      Exchange.this.abandon();
    }
  }

  private String query() {
    return Optional.ofNullable(request.getHttpURI().getQuery()).orElse("");
  }

  /** The headers; one that is there several times is a list. */
  private Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    for (HttpField field : request.getHeaders()) {
      headers.merge(
          field.getLowerCaseName(),
          Optional.ofNullable(field.getValue()).orElse(""),
          (one, other) -> one + ", " + other);
    }
    return headers;
  }

  /** Answers first: the thread that works on the request then ends without an answer. */
  private void expire() {
    answer(
        refusal(
            new ProblemException(
                503,
                "Out of time",
                "the request took longer than "
                    + engine.limits().request().toSeconds()
                    + " seconds. Send less text, or try again later.")));
    isExpired = true;
  }

  /** Tells the client that the server stops before it can answer. */
  void stop() {
    answer(
        refusal(new ProblemException(503, "Stopping", "the server is being stopped"))
            .with("Connection", "close"));
    isExpired = true;
  }

  @Override
  public void check() {
    if (isExpired) {
      throw new CancelledException("the time limit has passed");
    }
    if (client.isGone(this)) {
      throw new CancelledException("the client disconnected");
    }
  }

  /** Called only by the thread that works on the request; {@link #end} releases it. */
  @Override
  public void charge(long bytes) {
    long most = ANSWER_TO_BODY * engine.limits().body();
    synchronized (charges) {
      if (hasEnded) {
        throw new CancelledException("the request has been answered");
      }
      if (charged + bytes > most) {
        throw new ProblemException(
            413,
            "Too large",
            String.format(
                Locale.ROOT, "the response has more than %,d bytes. Send less text.", most));
      }
      if (!engine.memory().take(bytes)) {
        throw busy();
      }
      charged += bytes;
    }
  }

  private static ProblemException busy() {
    return new ProblemException(
        503, "Busy", "too much data is waiting to be sent. Try again later.");
  }

  /** Returns what has been charged; nothing can be afterwards. */
  private long endCharging() {
    synchronized (charges) {
      hasEnded = true;
      return charged;
    }
  }

  private long charged() {
    synchronized (charges) {
      return charged;
    }
  }

  private void work(Route found, Request read) {
    taken = System.nanoTime();
    try {
      if (found.work() != Route.Work.QUICK) {
        check();
      }
      Response made = found.endpoint().handle(read);
      if (made.stream().isPresent()) {
        stream(made, made.stream().get());
      } else {
        answer(made);
      }
    } catch (ProblemException e) {
      answer(refusal(e));
    } catch (InvalidInputException e) {
      answer(refusal(ProblemException.of(e)));
    } catch (CancelledException e) {
      abandon();
    } catch (Throwable e) {
      engine.listener().failed(id, e);
      answer(refusal(new ProblemException(500, "Internal error", "the server failed")));
    }
  }

  /** Answers nobody: the client has left, or has been told that time is over. */
  private void abandon() {
    if (isAnswered.compareAndSet(false, true)) {
      end(0, 0);
      callback.failed(new EofException("the client disconnected"));
    }
  }

  /** Refuses a request, whose body was read or not. */
  void refuse(ProblemException problem) {
    answer(refusal(problem));
  }

  private Response refusal(ProblemException problem) {
    Response refusal = Response.refusal(problem, path);
    return problem.status() == 503 ? refusal.with("Retry-After", "1") : refusal;
  }

  /** Sends an answer, unless there has been one. */
  void answer(Response answer) {
    if (!isAnswered.compareAndSet(false, true)) {
      return;
    }
    long more = Math.max(0, answer.body().length - charged());
    if (!engine.memory().take(more)) {
      send(refusal(busy()), 0);
      return;
    }
    send(answer, more);
  }

  private void send(Response answer, long reserved) {
    byte[] body = answer.body();
    head(answer);
    response.getHeaders().put("Content-Length", body.length);
    boolean isHead = request.getMethod().equals("HEAD");
    client.beginAnswer();
    SlicedBody.send(
        isHead ? new byte[0] : body,
        response,
        Callback.from(
            () -> {
              engine.memory().give(reserved);
              end(answer.status(), body.length);
              callback.succeeded();
            },
            failure -> {
              engine.memory().give(reserved);
              end(0, 0);
              callback.failed(failure);
            }));
  }

  /**
   * Sends an answer while it is made; a failure after its beginning is reported in its last line.
   */
  private void stream(Response answer, StreamedBody body) throws IOException {
    AnswerStream out =
        new AnswerStream(response, engine.memory(), () -> begin(answer), this::ended);
    try {
      body.writeTo(out);
      out.close();
    } catch (ProblemException e) {
      if (!out.hasBegun()) {
        throw e;
      }
      out.write((Json.compact(e.json()) + "\n").getBytes(StandardCharsets.UTF_8));
      out.close();
    } catch (CancelledException e) {
      out.abort(e);
      throw e;
    }
  }

  private boolean begin(Response answer) {
    if (!isAnswered.compareAndSet(false, true)) {
      return false;
    }
    head(answer);
    client.beginAnswer();
    return true;
  }

  private void ended(long sent, @Nullable Throwable failure) {
    if (failure == null) {
      end(response.getStatus(), sent);
      callback.succeeded();
    } else {
      end(0, sent);
      callback.failed(failure);
    }
  }

  private void head(Response answer) {
    response.setStatus(answer.status());
    response.getHeaders().put("Cache-Control", "no-store");
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.getHeaders().put("Referrer-Policy", "no-referrer");
    response.getHeaders().put("Cross-Origin-Resource-Policy", "same-origin");
    response.getHeaders().put("X-Request-Id", id);
    response.getHeaders().put("Server-Timing", timing());
    engine
        .visitors()
        .allowed(request.getHeaders().get("Origin"))
        .ifPresent(
            origin -> {
              response.getHeaders().put("Access-Control-Allow-Origin", origin);
              response
                  .getHeaders()
                  .put(
                      "Access-Control-Expose-Headers",
                      "X-Request-Id, Server-Timing, X-Billing-Input-NFC-Len");
              response.getHeaders().put("Cross-Origin-Resource-Policy", "cross-origin");
              response.getHeaders().put("Vary", "Origin");
            });
    if (client.isGuest()) {
      response.getHeaders().put("Connection", "close");
    }
    answer.headers().forEach((name, value) -> response.getHeaders().put(name, value));
  }

  /** Returns the times for reading the request, waiting and working on it, in milliseconds. */
  private String timing() {
    long now = System.nanoTime();
    long read = received == 0 ? now : received;
    long begun = taken == 0 ? now : taken;
    return String.format(
        Locale.ROOT,
        "read;dur=%.1f, wait;dur=%.1f, work;dur=%.1f",
        (read - started) / 1e6,
        Math.max(0, begun - read) / 1e6,
        (now - begun) / 1e6);
  }

  private void end(int status, long sent) {
    Scheduler.Task task = limit;
    if (task != null) {
      boolean unused = task.cancel();
    }
    engine.exchanges().remove(this);
    client.rest();
    engine.memory().give(held + endCharging());
    long nanos = System.nanoTime() - started;
    engine.metrics().ended(method(), route, status, nanos, sent);
    engine
        .listener()
        .answered(new Answered(id, method(), route, status, sent, Duration.ofNanos(nanos)));
  }

  /** The method, as long as it is a known one: others may be anything. */
  private String method() {
    return route.equals(NO_ROUTE) ? NO_ROUTE : request.getMethod();
  }
}
