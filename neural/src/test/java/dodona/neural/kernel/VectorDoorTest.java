package dodona.neural.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests which kernels are chosen, depending on the options of Java. */
class VectorDoorTest {

  /** Prints what the chosen kernels are called. */
  static final class Name {
    private Name() {}

    public static void main(String[] args) {
      System.out.print(Kernels.best().name());
    }
  }

  private static String start(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Name.class.getName()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }

  @Test
  void plainJavaWorksEverywhereAndNamesTheMissingOption() throws Exception {
    assertThat(start()).contains("--add-modules jdk.incubator.vector").endsWith("plain");
  }

  @Test
  void theLaunchersOptionBringsTheVectorApiWithoutAWarning() throws Exception {
    String option = "java.base/jdk.internal.module=ALL-UNNAMED";
    assertThat(start("--add-exports", option)).startsWith("vector ");
    assertThat(start("--add-exports", option, "-Ddodona.kernels=plain")).isEqualTo("plain");
  }

  @Test
  void theModuleItselfBringsTheVectorApiWithOne() throws Exception {
    assertThat(start("--add-modules", "jdk.incubator.vector"))
        .startsWith("WARNING: Using incubator modules")
        .contains("vector ");
  }
}
