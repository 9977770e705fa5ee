package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models named in a working directory that has files and folders of these names. */
class ModelAddressTest {

  @TempDir Path folder;

  /** Runs a command in a process of its own, whose working directory is the folder. */
  private String run(String... arguments) throws IOException, InterruptedException {
    String classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(path -> Path.of(path).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    classPath,
                    Dodona.class.getName()),
                Arrays.stream(arguments))
            .toList();
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectInput(ProcessBuilder.Redirect.PIPE)
            .start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isIn(0, 1);
    return output;
  }

  @Test
  void aFolderDoesNotHideAnInstalledModel() throws IOException, InterruptedException {
    Path unused = Files.createDirectory(folder.resolve("en-fast"));
    assertThat(run("parse", "-m", "en-fast", "Dogs chase cats.")).contains("chase");
    assertThat(run("info", "en-fast")).contains("en-fast (en)");
  }

  @Test
  void aFolderDoesNotHideTheDefaultModel() throws IOException, InterruptedException {
    Path unused = Files.createDirectory(folder.resolve("en"));
    assertThat(run("parse", "Dogs chase cats.")).contains("chase").doesNotContain("directory");
    assertThat(run("info", "en")).contains("en (en)");
  }

  @Test
  void aFileComesFirstAndEveryCommandSaysTheSameOfAMissingModel()
      throws IOException, InterruptedException {
    Path unused = Files.writeString(folder.resolve("pt"), "not a model");
    for (List<String> command :
        List.of(List.of("parse", "-m", "pt", "Hi."), List.of("info", "pt"))) {
      assertThat(run(command.toArray(new String[0]))).contains("pt: not a valid model file");
    }
    for (List<String> command :
        List.of(List.of("parse", "-m", "tlh", "Hi."), List.of("info", "tlh"))) {
      assertThat(run(command.toArray(new String[0])))
          .contains(
              "there is no model 'tlh': it is neither a file nor an installed model; installed:"
                  + " en (en), en-fast (en), multi (")
          .contains("), pt (pt)")
          .doesNotContain("dodona-model-tlh");
    }
  }
}
