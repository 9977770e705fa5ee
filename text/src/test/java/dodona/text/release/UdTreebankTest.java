package dodona.text.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UdTreebankTest {

  @TempDir Path release;

  private void touch(String... files) throws IOException {
    for (String file : files) {
      TinyRelease.write(release.resolve(file), "");
    }
  }

  private static List<String> names(List<Path> files) {
    return files.stream().map(file -> String.valueOf(file.getFileName())).toList();
  }

  @Test
  void findsTreebanksByTheNamesOfTheirFiles() throws IOException {
    touch(
        "UD_Czech-PDT/cs_pdt-ud-train-l.conllu",
        "UD_Czech-PDT/cs_pdt-ud-train-c.conllu.gz",
        "UD_Czech-PDT/cs_pdt-ud-dev.conllu",
        "UD_Czech-PDT/cs_pdt-ud-dev.conllu.gz",
        "UD_Czech-PDT/stats.xml",
        "UD_Arabic-None/README.md",
        "UD_Breton-KEB/br_keb-ud-test.conllu",
        "other/notes.txt",
        "eo-train.conllu");
    List<UdTreebank> all = UdTreebank.findAll(release);
    assertThat(all)
        .extracting(UdTreebank::name)
        .containsExactly("Arabic-None", "br_keb", "cs_pdt", "eo");
    UdTreebank czech = all.get(2);
    assertThat(names(czech.files()))
        .containsExactly(
            "cs_pdt-ud-train-c.conllu.gz", "cs_pdt-ud-train-l.conllu", "cs_pdt-ud-dev.conllu");
    assertThat(czech.title()).isEqualTo("Czech-PDT");
    assertThat(czech.language()).isEqualTo("cs");
    assertThat(czech.page())
        .isEqualTo("https://universaldependencies.org/treebanks/cs_pdt/index.html");
    assertThat(czech.isOfficial()).isTrue();
    assertThat(all.get(3).isOfficial()).isFalse();
    assertThat(all.get(0).files()).isEmpty();
    assertThat(UdTreebank.findAll(release.resolve("UD_Czech-PDT"))).containsExactly(czech);
  }

  @Test
  void rejectsFoldersWithoutTreebanksAndTreebanksThatAreThereTwice() throws IOException {
    assertThatThrownBy(() -> UdTreebank.findAll(release))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("expected files such as UD_German-GSD/de_gsd-ud-train.conllu");
    assertThatThrownBy(() -> UdTreebank.findAll(release.resolve("none")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("folder not found");
    touch("a/de_gsd-ud-test.conllu", "b/de_gsd-ud-train.conllu");
    assertThatThrownBy(() -> UdTreebank.findAll(release))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("de_gsd is in two folders");
  }

  @Test
  void readsLicenseAndContributorsFromTheMetadata() throws IOException {
    TinyRelease.readme(release, "CC BY-NC-SA 3.0");
    UdTerms terms = UdTerms.read(release);
    assertThat(terms).isEqualTo(new UdTerms("CC BY-NC-SA 3.0", true, "Oak, Ann; Elm_Ash, Bo"));
    assertThat(terms.summary()).isEqualTo("CC BY-NC-SA 3.0 (no commercial use)");
    TinyRelease.readme(release, "CC BY-SA 4.0");
    assertThat(UdTerms.read(release).isNonCommercial()).isFalse();
    TinyRelease.write(release.resolve("LICENSE.txt"), "Creative Commons BY-NC-SA 3.0\n");
    assertThat(UdTerms.read(release).summary()).isEqualTo("CC BY-SA 4.0 (no commercial use)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Creative Commons BY-NC-SA 3.0 | CC BY-NC-SA 3.0 (no commercial use)
          is CreativeCommons BY-NC-SA 4.0 | CC BY-NC-SA 4.0 (no commercial use)
          Attribution-ShareAlike 4.0 International | CC BY-SA 4.0
          Creative Commons Attribution-NonCommercial-ShareAlike 4.0 | CC BY-NC-SA 4.0 (no commercial use)
          see http://creativecommons.org/licenses/by-sa/4.0/legalcode | CC BY-SA 4.0
          Lesser General Public License For Linguistic Resources | Lesser General Public License For Linguistic Resources
          GNU General Public License | GNU General Public License
          """)
  void readsTheLicenseFromItsTextIfThereIsNoMetadata(String text, String expected)
      throws IOException {
    TinyRelease.write(
        release.resolve("LICENSE.txt"), "\n" + text + "\nDistribute it noncommercially or not.\n");
    assertThat(UdTerms.read(release).summary()).isEqualTo(expected);
  }

  @Test
  void anUnknownLicenseIsCalledUnknown() throws IOException {
    assertThat(UdTerms.read(release).summary()).isEqualTo("unknown");
    Files.write(release.resolve("LICENSE.txt"), new byte[] {(byte) 0xff, 'x'});
    assertThat(UdTerms.read(release).summary()).isEqualTo("\uFFFDx");
  }
}
