package dodona.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MultipartTest {

  private static List<Multipart.Field> read(String body) {
    return Multipart.read(
        body.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8), Optional.of("b-b"));
  }

  @Test
  void readsFieldsInTheirOrder() {
    assertThat(
            read(
                """
                a preamble
                --b-b
                Content-Disposition: form-data; name="data"; filename="x.txt"
                Content-Type: text/plain

                two
                --b-
                lines
                --b-b
                content-disposition: form-data; name=empty


                --b-b\t
                Content-Disposition: form-data; name="a\\"b"

                é--b-b
                --b-b--
                an epilogue
                """))
        .containsExactly(
            new Multipart.Field("data", "two\r\n--b-\r\nlines"),
            new Multipart.Field("empty", ""),
            new Multipart.Field("a\"b", "é--b-b"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--b-b",
        "--b-b\nx",
        "--b-b\nContent-Disposition: form-data; name=a\n\nx\n",
        "--b-b\nContent-Disposition: form-data; name=a\n--b-b--\n",
        "--b-b\nContent-Disposition: form-data\n\nx\n--b-b--\n",
        "--b-bx\nContent-Disposition: form-data; name=a\n\nx\n--b-b--\n",
      })
  void refusesWhatIsNotWellFormed(String body) {
    assertThatThrownBy(() -> read(body))
        .isInstanceOf(ProblemException.class)
        .hasMessageStartingWith("the form is not well-formed: ");
  }

  @Test
  void refusesAFormWithoutABoundaryAndTooManyParts() {
    assertThatThrownBy(() -> Multipart.read(new byte[0], Optional.empty()))
        .hasMessageContaining("boundary");
    String part = "--b-b\nContent-Disposition: form-data; name=a\n\nx\n";
    assertThat(read(part.repeat(100) + "--b-b--")).hasSize(100);
    assertThatThrownBy(() -> read(part.repeat(101) + "--b-b--")).hasMessageContaining("100 parts");
  }

  /** Damaged forms are read or refused, and soon, however they are damaged. */
  @Test
  void survivesNonsense() {
    Random random = new Random(11);
    String[] pieces = {
      "--b",
      "-b",
      "--",
      "\r\n",
      "\n",
      "\r",
      "Content-Disposition: form-data; name=\"a\"",
      "\r\n\r\n",
      "Content-Transfer-Encoding: ",
      "7bit",
      "base64",
      ";",
      "=",
      "\"",
      "é",
      "\u0000",
      "x"
    };
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder body =
          new StringBuilder("--b-b\r\nContent-Disposition: form-data; name=q\r\n\r\n");
      for (int n = random.nextInt(15); n > 0; n--) {
        body.append(pieces[random.nextInt(pieces.length)]);
      }
      body.append(random.nextInt(4) == 0 ? "" : "\r\n--b-b--\r\n");
      byte[] bytes = body.toString().getBytes(StandardCharsets.UTF_8);
      for (int damage = random.nextInt(3); damage > 0; damage--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      Request request =
          new Request(
              i % 3 == 0 ? "a=%4" + (i % 10) + "&b&" + body.substring(0, 5) : "",
              Map.of("Content-Type", "multipart/form-data; boundary=\"b-b\""),
              bytes,
              Cancellation.NEVER);
      try {
        read += Parameters.of(request).all().size();
      } catch (ProblemException e) {
        assertThat(e.status()).isIn(400, 415);
      }
    }
    assertThat(read).isGreaterThan(1000);
  }

  @Test
  void takesTimeThatGrowsWithTheSizeOnly() {
    byte[] body = "\n--b-".repeat(200_000).getBytes(StandardCharsets.UTF_8);
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () ->
            assertThatThrownBy(() -> Multipart.read(body, Optional.of("b-b")))
                .isInstanceOf(ProblemException.class));
  }
}
