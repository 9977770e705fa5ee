package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.ServerTestCase;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest extends ServerTestCase {

  @Test
  void servesTheFilesOfTheIndexAndNoOther() throws IOException {
    assertThat(PageEndpoints.files()).contains("index.html", "page.css");
    for (String file : PageEndpoints.files()) {
      assertThat(RawHttp.get(uri(), "/" + file).status()).as(file).isEqualTo(200);
    }
    for (String path :
        List.of("/files.txt", "/openapi.json", "/..%2fopenapi.json", "/META-INF/MANIFEST.MF")) {
      assertThat(RawHttp.get(uri(), path).status()).as(path).isIn(400, 404);
    }
  }

  @Test
  void keepsBrowsersFromLoadingAnythingElse() throws IOException {
    Answer page = RawHttp.get(uri(), "/");
    assertThat(page.text()).isEqualTo(RawHttp.get(uri(), "/index.html").text());
    assertThat(page.header("Content-Type")).isEqualTo("text/html; charset=utf-8");
    assertThat(page.header("Content-Security-Policy"))
        .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'");
    assertThat(page.header("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(page.header("Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(page.header("Server")).isEmpty();
  }

  @Test
  void answersHeadWithoutABody() throws IOException {
    try (RawHttp client = new RawHttp(uri())) {
      client.write("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      String all =
          new String(
              client.socket().getInputStream().readAllBytes(),
              java.nio.charset.StandardCharsets.UTF_8);
      assertThat(all).startsWith("HTTP/1.1 200 ").endsWith("\r\n\r\n");
    }
  }
}
