package dodona.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dodona as named modules, linked with what they need of Java into an image. */
class ImageTest {

  @TempDir Path folder;

  @Test
  void anImageOfTheModulesParsesWithModelsThatTheServiceLoaderFinds() throws Exception {
    Path cli = Path.of("../cli/target");
    Path image = folder.resolve("image");
    Linked.image(
        image,
        "--module-path",
        cli.resolve("dodona.jar") + java.io.File.pathSeparator + cli.resolve("lib"),
        "--add-modules",
        "dodona.cli,dodona.model.en,dodona.model.en.fast,dodona.model.pt,dodona.model.multi,org.slf4j.nop,jdk.incubator.vector");
    List<String> command = new ArrayList<>();
    command.add(image.resolve("bin/java").toString());
    command.addAll(List.of("--add-exports", "java.base/jdk.internal.module=dodona.core"));
    command.addAll(List.of("-m", "dodona.cli/dodona.cli.Dodona", "parse", "--format", "conllu"));
    for (Spoken spoken : Spoken.ALL) {
      List<String> parse = new ArrayList<>(command);
      parse.addAll(List.of("-m", spoken.model(), spoken.text()));
      Finished finished = Finished.run(parse);
      assertThat(finished.code()).as(finished.err()).isZero();
      assertThat(finished.out()).contains(spoken.word()).contains("\t0\troot\t");
      assertThat(finished.err()).isEmpty();
    }
  }
}
