package dodona.text.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyPipeline;
import dodona.text.pipeline.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelAddressTest {

  @RegisterExtension final Installation models = new Installation();

  @TempDir Path folder;

  private static StoredModel find(String address) throws IOException {
    return new ModelAddress(address).find();
  }

  @ParameterizedTest
  @ValueSource(strings = {"my.dodona", "./en", "models/en", "/en.dodona"})
  void takesASeparatorOrTheSuffixForAFile(String address) {
    assertThat(new ModelAddress(address).isFile()).isTrue();
    assertThatThrownBy(() -> find(address))
        .isInstanceOf(ModelNotFoundException.class)
        .hasMessageStartingWith("there is no model '" + address + "': the file does not exist; ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "en-fast", "english", "my.model", ""})
  void takesOtherAddressesForFilesOnlyIfThereIsOne(String address) {
    assertThat(new ModelAddress(address).isFile()).isFalse();
    assertThatThrownBy(() -> find(address))
        .isInstanceOf(ModelNotFoundException.class)
        .hasMessageStartingWith(
            "there is no model '" + address + "': it is neither a file nor an installed model; ");
  }

  @Test
  void aFolderDoesNotHideAnInstalledModel() throws IOException {
    models.install(folder, List.of(NamedAsAFolder.class));
    assertThat(Path.of("src")).isDirectory();
    assertThat(find("src").name()).isEqualTo("src");
    assertThatThrownBy(() -> find("target"))
        .hasMessage(
            "there is no model 'target': it is a folder; expected a file; installed: src (xx)");
    assertThatThrownBy(() -> find("./src"))
        .hasMessage(
            "there is no model './src': it is a folder; expected a file; installed: src (xx)");
  }

  @Test
  void aRegularFileComesBeforeAnInstalledModel() throws IOException {
    models.install(folder, List.of(NamedAsAFile.class));
    assertThat(Path.of("pom.xml")).isRegularFile();
    assertThat(find("pom.xml").language()).isEmpty();
  }

  @Test
  void readsAFileAndSaysWhatIsInIt() throws IOException {
    Path file = folder.resolve("tiny.dodona");
    PipelineFile.write(TinyPipeline.MODEL, file, false);
    StoredModel model = find(file.toString());
    assertThat(model.name()).isEqualTo("tiny");
    assertThat(model.profile()).isNull();
    assertThat(model.card().json()).containsEntry("name", file.toString());
    assertThat(model.read().can(PipelineStep.PARSE)).isTrue();
    assertThat(Pipeline.load(file.toString()).analyze("Dogs bark.").sentences()).hasSize(1);
  }

  @Test
  void listsInstalledModels() throws IOException {
    models.install(folder, List.of(InstalledModelTest.Small.class, InstalledModelTest.Large.class));
    assertThatThrownBy(() -> find("de"))
        .hasMessage(
            "there is no model 'de': it is neither a file nor an installed model; installed:"
                + " tiny-large (xx), tiny-small (xx)");
    assertThatThrownBy(() -> InstalledModel.ofLanguage("tiny"))
        .isInstanceOf(ModelNotFoundException.class)
        .hasMessage(
            "there is no model for the language 'tiny'; installed: tiny-large (xx), tiny-small"
                + " (xx)");
  }

  @Test
  void recommendsOnlyArtifactsThatExist() throws IOException {
    assertThatThrownBy(() -> Pipeline.load("en-fast"))
        .hasMessage(
            "there is no model 'en-fast': it is neither a file nor an installed model; no model is"
                + " installed. Add the artifact io.github.dodona-nlp:dodona-model-en-fast.");
    assertThatThrownBy(() -> Pipeline.load("de"))
        .hasMessageNotContaining("dodona-model-de")
        .hasMessageEndingWith(
            "; no model is installed. Models are artifacts: io.github.dodona-nlp:dodona-model-en,"
                + " io.github.dodona-nlp:dodona-model-en-fast,"
                + " io.github.dodona-nlp:dodona-model-multi,"
                + " io.github.dodona-nlp:dodona-model-pt.");
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      assertThat(
              modules
                  .map(module -> module.getFileName().toString())
                  .filter(name -> name.startsWith("model-")))
          .containsExactlyInAnyOrderElementsOf(
              ModelNotFoundException.PUBLISHED.stream().map(name -> "model-" + name).toList());
    }
  }

  /** A model that is called like a folder of this module. */
  public static final class NamedAsAFolder extends InstalledModelTest.Small {
    @Override
    public String name() {
      return "src";
    }
  }

  /** A model that is called like a file of this module. */
  public static final class NamedAsAFile extends InstalledModelTest.Small {
    @Override
    public String name() {
      return "pom.xml";
    }
  }
}
