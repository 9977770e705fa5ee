package dodona.text.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyPipeline;
import dodona.text.pipeline.Pipeline;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

public class InstalledModelTest {

  @RegisterExtension final Installation models = new Installation();

  @TempDir Path folder;

  /** A small model of a language that there is not. */
  public static class Small implements ModelProvider {
    @Override
    public String name() {
      return "tiny-small";
    }

    @Override
    public String language() {
      return "xx";
    }

    @Override
    public String license() {
      return "CC0-1.0";
    }

    @Override
    public @Nullable InputStream open() {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try {
        PipelineFile.write(TinyPipeline.MODEL, bytes);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return new ByteArrayInputStream(bytes.toByteArray());
    }
  }

  /** Another one, which is said to be better. */
  public static final class Large extends Small {
    @Override
    public String name() {
      return "tiny-large";
    }

    @Override
    public int rank() {
      return 1;
    }
  }

  /** One whose name is its language. */
  public static final class NamedAsALanguage extends Small {
    @Override
    public String name() {
      return "xx";
    }
  }

  /** One for several languages. */
  public static final class Several extends Small {
    @Override
    public String name() {
      return "tiny";
    }

    @Override
    public List<String> languages() {
      return List.of("xx", "yy");
    }

    @Override
    public int rank() {
      return -1;
    }
  }

  /** One whose file was forgotten. */
  public static final class Missing extends Small {
    @Override
    public @Nullable InputStream open() {
      return null;
    }
  }

  @Test
  void findsAModelByLanguageAndByName() throws IOException {
    models.install(folder, List.of(Small.class, Large.class));
    assertThat(InstalledModel.all()).hasSize(2);
    assertThat(InstalledModel.named("xx").name()).isEqualTo("tiny-large");
    assertThat(InstalledModel.named("tiny").name()).isEqualTo("tiny-large");
    assertThat(InstalledModel.named("Tiny-Small").license()).isEqualTo("CC0-1.0");
    assertThat(InstalledModel.ofLanguage("XX").name()).isEqualTo("tiny-large");
    assertThat(InstalledModel.languages()).containsExactly("xx");
    Pipeline pipeline = Pipeline.load("tiny-small");
    assertThat(pipeline.analyze("Dogs bark.").sentences()).hasSize(1);
    assertThat(pipeline).hasToString("Pipeline[tiny-small (xx): segment, tag, parse]");
  }

  @Test
  void takesAModelOfExactlyThatNameBeforeABetterOneOfThatLanguage() throws IOException {
    models.install(folder, List.of(Large.class, NamedAsALanguage.class));
    assertThat(InstalledModel.named("xx").name()).isEqualTo("xx");
    assertThat(InstalledModel.ofLanguage("xx").name()).isEqualTo("tiny-large");
  }

  @Test
  void aModelForSeveralLanguagesNeedsOneOfThemToBeRead() throws IOException {
    models.install(folder, List.of(Small.class, Several.class));
    assertThat(InstalledModel.all())
        .extracting(InstalledModel::toString)
        .containsExactlyInAnyOrder("tiny-small (xx)", "tiny-xx (xx)", "tiny-yy (yy)");
    assertThat(InstalledModel.summary()).containsExactly("tiny (xx, yy)", "tiny-small (xx)");
    assertThat(InstalledModel.ofLanguage("xx").name()).isEqualTo("tiny-small");
    assertThat(InstalledModel.ofLanguage("yy").name()).isEqualTo("tiny-yy");
    assertThat(new ModelAddress("tiny#yy").find().name()).isEqualTo("tiny-yy");
    InstalledModel whole = InstalledModel.named("tiny");
    assertThat(whole).hasToString("tiny (xx, yy)");
    assertThat(whole.language()).isEmpty();
    assertThat(whole.profile()).isNull();
    assertThatThrownBy(() -> Pipeline.load("tiny"))
        .hasMessage(
            "tiny: a model for several languages (xx, yy); expected one of them. Write MODEL#CODE,"
                + " such as tiny#xx.");
    assertThatThrownBy(() -> new ModelAddress("tiny#zz").find())
        .isInstanceOf(ModelNotFoundException.class)
        .hasMessageContaining("installed: tiny (xx, yy), tiny-small (xx)");
  }

  @Test
  void namesAProviderThatHasNoModel() throws IOException {
    models.install(folder, List.of(Missing.class));
    assertThatThrownBy(() -> Pipeline.load("xx"))
        .isInstanceOf(IOException.class)
        .hasMessage("the model tiny-small: " + Missing.class.getName() + " does not provide it");
  }
}
