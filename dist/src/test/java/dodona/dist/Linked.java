package dodona.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.spi.ToolProvider;

/** A Java of few modules, made by jlink. */
final class Linked {

  private Linked() {}

  /**
   * Makes a Java, or skips the test where there is no jlink.
   *
   * @param image the folder to make
   * @param options which modules, from where
   */
  static void image(Path image, String... options) {
    Optional<ToolProvider> jlink = ToolProvider.findFirst("jlink");
    assumeTrue(jlink.isPresent(), "this Java has no jlink");
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.addAll(List.of("--no-header-files", "--no-man-pages", "--strip-debug"));
    arguments.addAll(List.of("--output", image.toString()));
    StringWriter said = new StringWriter();
    PrintWriter messages = new PrintWriter(said);
    int code = jlink.orElseThrow().run(messages, messages, arguments.toArray(new String[0]));
    assertThat(code).as(said.toString()).isZero();
  }
}
