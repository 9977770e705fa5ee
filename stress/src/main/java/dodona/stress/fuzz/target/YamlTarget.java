package dodona.stress.fuzz.target;

import dodona.experiment.plan.Description;
import dodona.experiment.plan.DescriptionReader;
import dodona.experiment.plan.InvalidDescriptionException;
import dodona.experiment.plan.Run;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Mutation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The reader of descriptions of experiments. */
final class YamlTarget implements Target {

  private static final int RUNS = 100;

  private final Path folder;
  private final List<byte[]> examples = new ArrayList<>();

  /**
   * The target.
   *
   * @param home the project, whose own descriptions are the examples
   * @param folder for the file that is read
   */
  YamlTarget(Path home, Path folder) throws IOException {
    this.folder = folder;
    for (Path place : List.of(home.resolve("experiments"), home.resolve("examples"))) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(place, "*.yaml")) {
        for (Path file : files) {
          examples.add(
              Files.readString(file)
                  .replaceAll("(?m)^( *- )(English|French|German|Hungarian)[A-Za-z-]*$", "$1Tiny")
                  .getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    Path treebank = Files.createDirectories(folder.resolve("Tiny"));
    Files.writeString(treebank.resolve("tiny-train.conllu"), "");
  }

  @Override
  public String name() {
    return "yaml";
  }

  @Override
  public byte[] input(Chance chance) {
    byte[] example = chance.of(examples);
    return chance.oneIn(50) ? example : Mutation.of(example, chance);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidDescriptionException || e instanceof IOException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    Path file = folder.resolve("description.yaml");
    Files.write(file, input);
    for (boolean quick : new boolean[] {false, true}) {
      Description description = DescriptionReader.read(file, folder, quick, List.of());
      for (Run run : description.runs().stream().limit(RUNS).toList()) {
        run.id();
        run.name();
      }
    }
  }
}
