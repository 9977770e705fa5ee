package dodona.server.options;

import java.time.Duration;

/**
 * The limits and timeouts of a server; immutable.
 *
 * @param body the most bytes of a request's body
 * @param head the most bytes of a request's line and headers, each
 * @param words the most words of a request
 * @param sentence the most words of a sentence
 * @param connections how many clients may be connected, half of them from one address
 * @param queue how many requests may wait for a thread; others are rejected with a hint to try
 *     again
 * @param request how long a request may wait and work, from its last byte on
 * @param header how long a client may take to send a request's line and headers
 * @param idle how long a connection may be silent
 * @param stop how long requests may take to end when the server stops
 * @param rate the fewest bytes per second that a client sends of a body, or takes of an answer
 */
public record Limits(
    int body,
    int head,
    int words,
    int sentence,
    int connections,
    int queue,
    Duration request,
    Duration header,
    Duration idle,
    Duration stop,
    int rate) {

  /** Limits for a server that anyone can reach. */
  public static final Limits DEFAULT =
      new Limits(
          1 << 20,
          1 << 13,
          100_000,
          1_000,
          512,
          64,
          Duration.ofSeconds(30),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30),
          Duration.ofSeconds(10),
          512);

  /** Returns a copy with this maximum body size. */
  public Limits withBody(int newBody) {
    return new Limits(
        newBody, head, words, sentence, connections, queue, request, header, idle, stop, rate);
  }

  /** Returns a copy with this maximum number of words. */
  public Limits withWords(int newWords) {
    return new Limits(
        body, head, newWords, sentence, connections, queue, request, header, idle, stop, rate);
  }

  /** Returns a copy with this maximum sentence length. */
  public Limits withSentence(int newSentence) {
    return new Limits(
        body, head, words, newSentence, connections, queue, request, header, idle, stop, rate);
  }

  /** Returns a copy with this maximum number of connections. */
  public Limits withConnections(int newConnections) {
    return new Limits(
        body, head, words, sentence, newConnections, queue, request, header, idle, stop, rate);
  }

  /** Returns a copy with this queue length. */
  public Limits withQueue(int newQueue) {
    return new Limits(
        body, head, words, sentence, connections, newQueue, request, header, idle, stop, rate);
  }

  /** Returns a copy with this request timeout. */
  public Limits withRequest(Duration newRequest) {
    return new Limits(
        body, head, words, sentence, connections, queue, newRequest, header, idle, stop, rate);
  }

  /** Returns a copy with this timeout for request headers. */
  public Limits withHeader(Duration newHeader) {
    return new Limits(
        body, head, words, sentence, connections, queue, request, newHeader, idle, stop, rate);
  }

  /** Returns a copy with this idle timeout. */
  public Limits withIdle(Duration newIdle) {
    return new Limits(
        body, head, words, sentence, connections, queue, request, header, newIdle, stop, rate);
  }

  /** Returns a copy with this shutdown timeout. */
  public Limits withStop(Duration newStop) {
    return new Limits(
        body, head, words, sentence, connections, queue, request, header, idle, newStop, rate);
  }

  /** Returns a copy with this minimum rate. */
  public Limits withRate(int newRate) {
    return new Limits(
        body, head, words, sentence, connections, queue, request, header, idle, stop, newRate);
  }
}
