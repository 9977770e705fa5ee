package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The option {@code --language} and the command {@code dodona language}. */
class LanguageTest {

  private static final String ESPERANTO = "../examples/esperanto/eo-train.conllu";

  @TempDir Path folder;

  @Test
  void takesTheBestModelOfTheLanguage() {
    String[] text = {"parse", "--format", "conllu", "A menina viu o cão da vizinha."};
    CommandRun byLanguage = run(text, "--language", "pt");
    assertThat(byLanguage.code()).as(byLanguage.err()).isZero();
    assertThat(byLanguage.err()).isEmpty();
    assertThat(byLanguage.out())
        .contains("\tmenina\tmenina\tNOUN\t")
        .contains("\tviu\tver\tVERB\t")
        .contains("6-7\tda\t", "\n6\tde\tde\tADP\t", "\n7\ta\to\tDET\t");
    assertThat(run(text, "-m", "pt").out()).isEqualTo(byLanguage.out());
    assertThat(run(text, "--language", "PT").out()).isEqualTo(byLanguage.out());
    assertThat(run(text, "--language", "auto")).isEqualTo(byLanguage);
  }

  private static CommandRun run(String[] first, String... rest) {
    String[] all = java.util.Arrays.copyOf(first, first.length + rest.length);
    System.arraycopy(rest, 0, all, first.length, rest.length);
    return CommandRun.of(all);
  }

  @Test
  void detectsTheLanguageOfEachInput() throws IOException {
    Path text = Files.writeString(folder.resolve("cartas.txt"), "Não sei o que ela quer.\n");
    Path treebank = folder.resolve("letters.conllu");
    Files.writeString(
        treebank, "1\tShe\t_\t_\t_\t_\t_\t_\t_\t_\n2\twhispered\t_\t_\t_\t_\t_\t_\t_\t_\n\n");
    CommandRun run =
        CommandRun.of("tag", "--language", "auto", text.toString(), treebank.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err())
        .contains(
            text + ": detected language: pt\n",
            treebank + ": detected language: en\n",
            "2 sentences, 9 words");
    assertThat(run.out()).contains("\tsei\tsaber\tVERB\t").contains("\twhispered\twhisper\tVERB\t");
    assertThat(CommandRun.withInput("Ela não quer.", "segment", "--language", "auto", "-").out())
        .contains("# text = Ela não quer.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse", "tag", "segment"})
  void saysWhichLanguagesThereAre(String command) {
    CommandRun run = CommandRun.of(command, "--language", "tlh", "Heghlu'meH QaQ jajvam.");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .matches(
            "dodona "
                + command
                + ": --language: there is no model for the language 'tlh'; installed: en \\(en\\),"
                + " en-fast \\(en\\), multi \\(af, .*, uk\\), pt \\(pt\\)\n");
  }

  @Test
  void aModelAndALanguageAreTooMuch() {
    CommandRun run = CommandRun.of("parse", "-m", "en", "--language", "pt", "O mar.");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("not both");
  }

  @Test
  void warnsWhereTheLanguageIsDoubtful() {
    CommandRun mongolian =
        CommandRun.of(
            "segment", "--language", "auto", "ᠬᠦᠮᠦᠨ ᠪᠦᠷ ᠲᠥᠷᠥᠵᠦ ᠮᠡᠨᠳᠡᠯᠡᠬᠦ ᠡᠷᠬᠡ ᠴᠢᠯᠥᠭᠡ ᠲᠡᠢ.");
    assertThat(mongolian.code()).as(mongolian.err()).isZero();
    assertThat(mongolian.err())
        .startsWith("warning: the text is unlike every language that has a model; using");
    CommandRun name = CommandRun.of("segment", "--language", "auto", "a");
    assertThat(name.err()).startsWith("warning: the language is uncertain; using ");
    assertThat(CommandRun.of("segment", "--language", "auto", "").err()).isEmpty();
  }

  @Test
  void detectPrintsALineForEachInputOrEachLine() throws IOException {
    CommandRun texts = CommandRun.of("language", "detect", "Who is there?", "Quem está aí?");
    assertThat(texts.code()).as(texts.err()).isZero();
    assertThat(texts.out())
        .startsWith("en\t")
        .contains("\tWho is there?\npt\t")
        .endsWith("\tQuem está aí?\n");
    assertThat(texts.out().lines())
        .allMatch(line -> line.matches("[a-z]{2}\\t[01]\\.\\d{4}\\t\\d\\.\\d\\d\\t.*"));
    String lines = "She sings in the garden.\n\nEla canta no jardim.\n";
    CommandRun each = CommandRun.withInput(lines, "language", "detect", "--each", "-");
    assertThat(each.out().lines().map(line -> line.substring(0, 2))).containsExactly("en", "pt");
    Path file = Files.writeString(folder.resolve("x.txt"), lines);
    assertThat(CommandRun.of("language", "detect", file.toString()).out())
        .endsWith("\t" + file + "\n")
        .hasLineCount(1);
    assertThat(CommandRun.of("language", "detect", "--each", ESPERANTO).out().lines())
        .hasSizeGreaterThan(20);
  }

  @Test
  void learnsAProfileByWhichItDetects() throws IOException {
    String profile = folder.resolve("eo.profile").toString();
    String[] learn = {"language", "train", "--language", "eo", ESPERANTO, "-o", profile};
    CommandRun learnt = CommandRun.of(learn);
    assertThat(learnt.code()).as(learnt.err()).isZero();
    assertThat(learnt.err()).contains("n-grams of letters");
    byte[] bytes = Files.readAllBytes(Path.of(profile));
    assertThat(CommandRun.of(learn).err()).contains("the file exists; --force overwrites it");
    assertThat(run(learn, "--force").code()).isZero();
    assertThat(Files.readAllBytes(Path.of(profile))).isEqualTo(bytes);
    assertThat(CommandRun.of("info", profile).out()).contains("eo-train.conllu sha256:");

    CommandRun detected =
        CommandRun.of("language", "detect", "--profile", profile, "La hundo bojas.");
    assertThat(detected.out()).startsWith("eo\t0.99");
    bytes[bytes.length / 2] ^= 1;
    Files.write(Path.of(profile), bytes);
    CommandRun damaged = CommandRun.of("language", "detect", "--profile", profile, "La hundo.");
    assertThat(damaged.code()).isEqualTo(ExitCode.INPUT);
    assertThat(damaged.err()).contains("its checksum is wrong").doesNotContain("\tat ");
  }

  @Test
  void refusesToLearnFromTooLittle() throws IOException {
    Path file = Files.writeString(folder.resolve("short.txt"), "Quem é?\n");
    String out = folder.resolve("pt.profile").toString();
    CommandRun few = CommandRun.of("language", "train", "--language", "pt", file + "", "-o", out);
    assertThat(few.code()).isEqualTo(ExitCode.INPUT);
    assertThat(few.err()).contains("too little text: 7 letters");
    assertThat(Path.of(out)).doesNotExist();
    CommandRun code = CommandRun.of("language", "train", "--language", "X Y", ESPERANTO, "-o", out);
    assertThat(code.err()).contains("'X Y' is not a language code");
    assertThat(CommandRun.of("language").code()).isEqualTo(ExitCode.USAGE);
  }
}
