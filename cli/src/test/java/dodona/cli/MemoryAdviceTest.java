package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemoryAdviceTest {

  @ParameterizedTest
  @CsvSource({"61, 512m, 512 MB", "300, 1g, 1 GB", "1024, 2g, 2 GB", "5000, 16g, 16 GB"})
  void neverAdvisesLessMemoryThanThereIs(long megabytes, String option, String size) {
    assertThat(MemoryAdvice.of(megabytes << 20))
        .isEqualTo(
            "dodona: out of memory; Java is limited to %d MB. Set DODONA_OPTS=-Xmx%s to allow %s."
                .formatted(megabytes, option, size));
  }

  @Test
  void isEnoughForWhatIsLacking() {
    Error lack = new OutOfMemoryError("a model in training needs 900 MB more");
    assertThat(MemoryAdvice.of(new IllegalStateException(lack), 300L << 20))
        .isEqualTo(
            "dodona: out of memory; Java is limited to 300 MB, and a model in training needs 900"
                + " MB more. Set DODONA_OPTS=-Xmx2g to allow 2 GB.");
  }

  @Test
  void aWrappedLackOfMemoryIsNoInternalError() {
    InputStream in =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException(new OutOfMemoryError("Java heap space"));
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return read();
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    Terminal terminal = new Terminal(in, stream, stream, false, false, 80, false);
    assertThat(Dodona.run(terminal, "stats", "-")).isEqualTo(ExitCode.INPUT);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("dodona: out of memory; Java is limited to ")
        .hasLineCount(1);
  }

  @Test
  void aModelThatDoesNotFitIsReportedInOneSentence() throws Exception {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dodona.cli.Dodona",
                "parse",
                "-m",
                "en-fast",
                "John left.")
            .start();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(err).isEqualTo(ExitCode.INPUT);
    assertThat(err)
        .contains("the model en-fast needs about 112 MB of heap (-Xmx112m), Java has ")
        .contains("set DODONA_OPTS=-Xmx112m")
        .doesNotContain("internal error", "\tat ")
        .hasLineCount(1);
  }
}
