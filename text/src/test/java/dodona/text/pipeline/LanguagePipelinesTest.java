package dodona.text.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.model.InvalidModelException;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.Input;
import dodona.text.language.DetectedLanguage;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileFile;
import dodona.text.language.TwoLanguages;
import dodona.text.model.Installation;
import dodona.text.model.InstalledModel;
import dodona.text.model.InstalledModelTest;
import dodona.text.output.AnalysisWriter;
import dodona.treebank.Problem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class LanguagePipelinesTest {

  @RegisterExtension final Installation models = new Installation();

  @TempDir Path folder;

  /** A model that brings a profile. */
  public static class English extends InstalledModelTest.Small {
    @Override
    public String name() {
      return "tiny-en";
    }

    @Override
    public String language() {
      return "en";
    }

    @Override
    public InputStream openProfile() {
      return bytes(TwoLanguages.english());
    }
  }

  /** Another one. */
  public static final class Portuguese extends InstalledModelTest.Small {
    @Override
    public String name() {
      return "tiny-pt";
    }

    @Override
    public String language() {
      return "pt";
    }

    @Override
    public InputStream openProfile() {
      return bytes(TwoLanguages.portuguese());
    }
  }

  /** One with the profile of another language. */
  public static final class Mistaken extends English {
    @Override
    public InputStream openProfile() {
      return bytes(TwoLanguages.portuguese());
    }
  }

  /** One whose profile is not a file of ours. */
  public static final class Damaged extends English {
    @Override
    public InputStream openProfile() {
      return new ByteArrayInputStream(new byte[] {1, 2, 3});
    }
  }

  private static InputStream bytes(LanguageProfile profile) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ProfileFile.write(profile, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ByteArrayInputStream(bytes.toByteArray());
  }

  private static final class Log implements PipelineListener {
    private final List<String> heard = new ArrayList<>();

    @Override
    public void detected(String input, DetectedLanguage detected) {
      heard.add(input + " " + detected.language());
    }

    @Override
    public void warned(Problem warning) {
      heard.add(warning.toString());
    }
  }

  private static final class Counting implements AnalysisWriter {
    private final List<String> sources = new ArrayList<>();
    private int finished;

    @Override
    public void write(AnalyzedSentence sentence) {
      sources.add(sentence.place().source());
    }

    @Override
    public void finish() {
      finished++;
    }
  }

  @Test
  void eachInputGetsThePipelineOfItsOwnLanguage() throws IOException {
    Path tale = Files.writeString(folder.resolve("tale.txt"), TwoLanguages.PORTUGUESE);
    Path empty = Files.writeString(folder.resolve("empty.txt"), " ");
    Path numbers = Files.writeString(folder.resolve("numbers.txt"), "1 2 3");
    List<String> loaded = new ArrayList<>();
    Log log = new Log();
    Counting writer = new Counting();
    models.install(
        folder, List.of(English.class, Portuguese.class, InstalledModelTest.Small.class));
    LanguagePipelines pipelines =
        LanguagePipelines.installed(
            model -> {
              loaded.add(model.name());
              return Pipeline.of(model.read());
            });
    assertThat(pipelines.detector().languages()).containsExactly("en", "pt");
    RunSummary summary =
        pipelines.run(
            List.of(
                Input.file(tale),
                Input.text("Nobody believes what the tree has told them."),
                Input.file(empty),
                Input.file(numbers),
                Input.file(tale)),
            writer,
            log);
    assertThat(summary.sentences()).isEqualTo(writer.sources.size()).isGreaterThan(4);
    assertThat(loaded).containsExactly("tiny-pt", "tiny-en");
    assertThat(log.heard)
        .containsExactly(
            tale + " pt",
            " en",
            empty + " en",
            numbers + " en",
            numbers + ": warning: there are no letters to detect the language from; using en",
            tale + " pt");
    assertThat(writer.finished).isEqualTo(1);
    assertThat(writer.sources).startsWith(tale.toString()).endsWith(tale.toString());
  }

  @Test
  void oneTextIsAnalyzedInItsLanguage() throws IOException {
    models.install(folder, List.of(English.class, Portuguese.class));
    LanguagePipelines pipelines = LanguagePipelines.installed(PipelineOptions.DEFAULT);
    assertThat(pipelines.analyze("Dogs bark.").sentences()).hasSize(1);
    assertThat(pipelines.of("pt")).isSameAs(pipelines.of("pt"));
    assertThatThrownBy(() -> pipelines.of("fr"))
        .hasMessage(
            "there is no model for the language 'fr'; installed: tiny-en (en), tiny-pt (pt)");
  }

  @Test
  void profilesThatAreMissingWrongOrDamagedAreNamed() throws IOException {
    models.install(folder, List.of(InstalledModelTest.Small.class));
    assertThatThrownBy(InstalledModel::detector)
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("no installed model has a language profile");
    models.install(folder, List.of(Mistaken.class));
    assertThatThrownBy(InstalledModel::detector)
        .isInstanceOf(IOException.class)
        .hasMessage("the profile of the model tiny-en: the language is pt; expected en");
    models.install(folder, List.of(Damaged.class));
    assertThatThrownBy(InstalledModel::detector)
        .isInstanceOf(InvalidModelException.class)
        .hasMessageStartingWith("the profile of the model tiny-en: ");
  }
}
