package dodona.stress.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RemainsTest {

  @TempDir Path folder;

  @Test
  void tellsHalfFilesFromWholeOnes() throws IOException {
    Victim victim = new Victim("v", List.of("train", "-m", "OUT"), ".checkpoint", at("killed"));
    Victim reference = victim.in(at("whole"));
    Files.writeString(reference.output(), "whole");
    Files.writeString(reference.folder().resolve("a.json"), "{\"seconds\": 1}\n");
    Remains remains = new Remains(reference);
    assertThat(remains.faultsAfterKill(victim)).isEmpty();

    Files.writeString(victim.output(), "who");
    Files.writeString(victim.folder().resolve("a.json"), "{\"seconds\": 2");
    Files.writeString(victim.folder().resolve(".out.part0123456789abcdef"), "w");
    assertThat(remains.faultsAfterKill(victim))
        .containsExactly("a.json is not whole", "out is not whole");

    Files.writeString(victim.output(), "whole");
    Files.writeString(victim.folder().resolve("a.json"), "{\"seconds\": 2}\n");
    assertThat(remains.faultsAfterKill(victim)).isEmpty();
    assertThat(remains.faultsAtEnd(victim))
        .containsExactly(".out.part0123456789abcdef was left behind");
    Files.delete(victim.folder().resolve("a.json"));
    assertThat(remains.faultsAtEnd(victim)).contains("a.json is missing");
  }

  @Test
  void goesOnOnlyWhereThereIsSomethingToGoOnFrom() throws IOException {
    Victim victim = new Victim("v", List.of("train", "-m", "OUT"), ".checkpoint", at("killed"));
    String out = victim.output().toString();
    assertThat(victim.argumentsNow()).containsExactly("train", "-m", out);
    Files.writeString(Path.of(out + ".checkpoint"), "");
    assertThat(victim.argumentsNow()).containsExactly("train", "-m", out, "--resume");
    Files.writeString(Path.of(out), "");
    assertThat(victim.argumentsNow()).containsExactly("train", "-m", out, "--resume", "--force");
    assertThat(victim.arguments()).containsExactly("train", "-m", out);
  }

  private Path at(String name) throws IOException {
    return Files.createDirectories(folder.resolve(name));
  }
}
