package dodona.server;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.RawHttp.Answer;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Requests that are nearly right are answered or refused, but never by a fault of the server. */
@Timeout(300)
class NonsenseTest extends ServerTestCase {

  private static final int REQUESTS = 3000;

  private static final String[] PIECES = {
    "The dog barks.",
    "don't",
    "\n",
    "\n\n",
    "\t",
    " ",
    "\u00a0",
    "\u2028",
    "\u0000",
    "\uFEFF",
    "é",
    "e\u0301",
    "\uD83D\uDC31",
    "1\tdog\t_\t_\t_\t_\t0\troot\t_\t_\n",
    "2-3\tx\t_\t_\t_\t_\t_\t_\t_\t_\n",
    "# text = x\n",
    "1.1\tx\t_\t_\t_\t_\t_\t_\t_\t_\n",
    "_",
    "{",
    "}",
    "\"",
    "[",
    "]",
    ":",
    ",",
    "\"text\"",
    "\"conllu\"",
    "\"sentences\"",
    "'",
    "=",
    "&",
    "%",
    "+",
    "\\",
    "conllu",
    "<",
    "x".repeat(300)
  };

  private static final String[] PATHS = {
    "/process",
    "/process?tokenizer",
    "/process?tokenizer&tagger&parser",
    "/process?parser",
    "/process?input=vertical&tagger",
    "/process?input=horizontal&parser&output=plaintext",
    "/",
    "/?annotators=tokenize",
    "/?outputFormat=conll&tokenize.whitespace=true",
    "/dep",
    "/api/v1/parse",
    "/api/v1/parse?input=lines",
    "/api/v1/parse?input=conllu-tokens&confidence",
    "/api/v1/evaluate",
    "/api/v1/matches",
    "/api/v1/validate"
  };

  private static final String[] TYPES = {
    "text/plain",
    "application/json",
    "application/x-conllu",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "text/plain; charset=utf-16"
  };

  private static final String[] ACCEPTED = {
    "*/*", "application/x-conllu", "application/x-ndjson", "image/svg+xml"
  };

  private static String oneOf(String[] some, Random random) {
    return some[random.nextInt(some.length)];
  }

  private static String body(Random random, String type) {
    StringBuilder text = new StringBuilder();
    for (int n = random.nextInt(8); n > 0; n--) {
      text.append(oneOf(PIECES, random));
    }
    String whole = text.toString();
    return switch (random.nextInt(4)) {
      case 0 -> whole;
      case 1 -> "data=" + URLEncoder.encode(whole, StandardCharsets.UTF_8);
      case 2 -> "{\"text\": " + dodona.support.Json.compact(whole) + "}";
      default ->
          type.startsWith("multipart")
              ? "--b\r\nContent-Disposition: form-data; name=data\r\n\r\n" + whole + "\r\n--b--"
              : whole;
    };
  }

  @Test
  void isRefusedOrAnsweredButNeverAFault() throws IOException {
    Random random = new Random(3);
    Map<Integer, Integer> seen = new TreeMap<>();
    for (int i = 0; i < REQUESTS; i++) {
      String path = oneOf(PATHS, random);
      String type = oneOf(TYPES, random);
      String accept = oneOf(ACCEPTED, random);
      String body = body(random, type);
      Answer answer = RawHttp.post(uri(), path, type, accept, body);
      assertThat(answer.status())
          .as("request %d: %s, %s, %s, %s%n%s", i, path, type, accept, body, answer.text())
          .isIn(200, 400, 406, 413, 415);
      seen.merge(answer.status(), 1, Integer::sum);
    }
    assertThat(seen).containsKeys(200, 400, 415);
    assertThat(seen.get(200)).isGreaterThan(REQUESTS / 10);
  }
}
