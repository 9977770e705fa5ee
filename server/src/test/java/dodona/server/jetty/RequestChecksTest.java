package dodona.server.jetty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.ServerTestCase;
import dodona.server.options.ServerOptions;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are refused before anything is computed. */
class RequestChecksTest extends ServerTestCase {

  private static final String PROCESS = "/process?data=Dogs+bark.&tokenizer";

  private Answer get(String path, String headers) throws IOException {
    return RawHttp.send(
        uri(), "GET " + path + " HTTP/1.1\nHost: localhost\n" + headers, new byte[0]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/;x/metrics",
        "/metrics;x",
        "/metrics;",
        "//metrics",
        "/api//v1/models",
        "/a;/../live",
        "/a/../metrics",
        "/./metrics",
        "/%6detrics",
        "/api/v1/%6Dodels"
      })
  void refusesOtherSpellingsOfAPath(String path) throws IOException {
    assertThat(get(path, "").status()).as(path).isEqualTo(400);
  }

  @Test
  void takesTheSlashesOfUdPipesClient() throws IOException {
    assertThat(get("/" + PROCESS, "").status()).isEqualTo(200);
    assertThat(get("//models", "").status()).isEqualTo(200);
  }

  @Test
  void saysWhereThereIsSomething() throws IOException {
    Answer missing = get("/nowhere", "");
    assertThat(missing.status()).isEqualTo(404);
    assertThat(missing.text()).contains("/api/v1/openapi.json").doesNotContain("docs/");
  }

  @Test
  void refusesBodiesThatWouldHaveToBeUnpacked() throws IOException {
    String head = "POST / HTTP/1.1\nHost: localhost\nContent-Type: text/plain\n";
    Answer packed = RawHttp.send(uri(), head + "Content-Encoding: gzip\n", "Dogs bark.");
    assertThat(packed.status()).isEqualTo(415);
    assertThat(packed.text()).contains("expected an uncompressed body");
    assertThat(RawHttp.send(uri(), head + "Content-Encoding: identity\n", "Dogs bark.").status())
        .isEqualTo(200);
    Answer coded =
        RawHttp.send(
            uri(),
            head + "Transfer-Encoding: gzip, chunked\n",
            "1\r\nx\r\n0\r\n\r\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertThat(coded.status()).isEqualTo(501);
  }

  @Test
  void refusesHalvesOfSurrogatePairs() throws IOException {
    for (String text : List.of("\\ud800", "a\\udc00b", "\\udc00\\ud800")) {
      Answer answer =
          RawHttp.post(
              uri(), "/api/v1/parse", "application/json", "{\"text\":\"Dogs " + text + " bark.\"}");
      assertThat(answer.status()).as(text).isEqualTo(400);
      assertThat(answer.text()).contains("surrogate");
    }
    assertThat(
            RawHttp.post(
                    uri(),
                    "/api/v1/parse",
                    "application/json",
                    "{\"text\":\"Dogs \\ud83d\\ude00 bark.\"}")
                .status())
        .isEqualTo(200);
  }

  @Test
  void computesNothingForPagesOfOtherSites() throws IOException {
    assertThat(get(PROCESS, "Sec-Fetch-Site: cross-site\n").status()).isEqualTo(403);
    assertThat(get(PROCESS, "Sec-Fetch-Site: same-origin\n").status()).isEqualTo(200);
    assertThat(get(PROCESS, "Sec-Fetch-Site: none\n").status()).isEqualTo(200);
    assertThat(get("/", "Sec-Fetch-Site: cross-site\n").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://a.b/", "https://a.b/c", "a.b", "https://", "https://a.b?c"})
  void refusesOriginsThatNeverMatch(String origin) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ServerOptions.DEFAULT.withOrigins(List.of(origin)))
        .withMessageContaining("'" + origin + "' is not valid");
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "https://a.b", "http://localhost:8080", "http://[::1]:80", "null"})
  void takesOriginsAsBrowsersSendThem(String origin) {
    assertThat(ServerOptions.DEFAULT.withOrigins(List.of(origin)).origins())
        .containsExactly(origin);
  }
}
