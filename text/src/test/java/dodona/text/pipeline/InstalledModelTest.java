package dodona.text.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyPipeline;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstalledModelTest {

  @TempDir Path folder;
  private ClassLoader before = ClassLoader.getSystemClassLoader();

  @BeforeEach
  void keepClassLoader() {
    before = Thread.currentThread().getContextClassLoader();
  }

  @AfterEach
  void restoreClassLoader() {
    Thread.currentThread().setContextClassLoader(before);
  }

  private void install(String... names) throws IOException {
    URL[] urls = new URL[names.length];
    for (int i = 0; i < names.length; i++) {
      Path root = folder.resolve(names[i]);
      Path index = root.resolve(InstalledModel.INDEX);
      Files.createDirectories(index.getParent());
      Files.writeString(
          index,
          "name=%s\nlanguage=xx\nresource=%s.dodona\nartifact=g:%s\nlicence=CC0-1.0\nrank=%d\n"
              .formatted(names[i], names[i], names[i], i));
      PipelineFile.write(TinyPipeline.MODEL, root.resolve(names[i] + ".dodona"), false);
      urls[i] = root.toUri().toURL();
    }
    Thread.currentThread().setContextClassLoader(new URLClassLoader(urls, before));
  }

  @Test
  void findsAModelByLanguageAndByName() throws IOException {
    install("tiny-small", "tiny-large");
    assertThat(InstalledModel.all()).hasSize(2);
    assertThat(InstalledModel.named("xx").name()).isEqualTo("tiny-large");
    assertThat(InstalledModel.named("tiny").name()).isEqualTo("tiny-large");
    assertThat(InstalledModel.named("Tiny-Small").licence()).isEqualTo("CC0-1.0");
    assertThat(Pipeline.load("tiny-small").analyse("Dogs bark.").sentences()).hasSize(1);
  }

  @Test
  void saysWhatThereIsAndWhatToAdd() throws IOException {
    assertThatThrownBy(() -> Pipeline.load("fr"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "there is no model 'fr' on the class path (there: none); models are Maven artifacts"
                + " such as io.github.dodona-nlp:dodona-model-fr");
    install("tiny");
    assertThatThrownBy(() -> Pipeline.load("")).hasMessageContaining("(there: tiny (xx))");
  }

  @Test
  void namesAnIndexThatLeadsNowhere() throws IOException {
    install("tiny");
    Files.delete(folder.resolve("tiny/tiny.dodona"));
    assertThatThrownBy(() -> Pipeline.load("xx"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("model.properties: there is no tiny.dodona");
  }
}
