package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From raw text to trees with a model of eight sentences: right in form, if not in content. */
class TextCommandsTest {

  private static final String FILE = "../examples/sentences.conllu";

  @TempDir static Path folder;
  private static String model = "";

  @BeforeAll
  static void trainAPipeline() {
    model = folder.resolve("pipeline.dodona").toString();
    CommandRun run =
        CommandRun.of(
            "train",
            "--pipeline",
            "--folds",
            "2",
            "--preset",
            "fast",
            "--hash-bits",
            "14",
            "--train",
            FILE,
            "--model",
            model,
            "--license",
            "made by hand");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("tags: jack-knifed", "license: made by hand");
  }

  @Test
  void parsesEnglishWithTheModelThatShips() {
    CommandRun run = CommandRun.of("parse", "That's what they're after.", "--format", "conllu");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("1-2\tThat's\t_\t_\t_\t_\t_\t_\t_\tTokenRange=0:6\n")
        .contains("2\t's\tbe\tAUX\tVBZ\t")
        .contains("\t0\troot\t");
  }

  @Test
  void joinsWordsThatAreDividedAtTheEndOfALine() {
    String text = "The hotel has many facili-\nties.";
    assertThat(CommandRun.of("segment", text).out())
        .contains("\tfacilities\t", "|SpacesInToken=facili-\\nties|TokenRange=19:31\n")
        .contains("# text = The hotel has many facilities.\n");
    assertThat(CommandRun.of("segment", "--hyphens", "keep", text).out())
        .contains("\tties\t")
        .doesNotContain("facilities");
    assertThat(CommandRun.of("parse", "--format", "json", text).out())
        .contains("\"text\": \"The hotel has many facili-\\nties.\"");
  }

  @Test
  void hintsAtLinesOnceAndOnlyWhereNothingIsSaid() {
    String tweets = "So tired today\nThe dog ate my homework again\nI love Mondays!\nHe left\n";
    CommandRun run = CommandRun.withInput(tweets, "segment", "-m", model, "-");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).containsOnlyOnce("--input lines");
    assertThat(CommandRun.withInput(tweets, "segment", "-m", model, "--input", "text", "-").err())
        .doesNotContain("--input lines");
    assertThat(CommandRun.of("segment", "-m", model, tweets).err()).contains("--input lines");
    assertThat(CommandRun.withInput(tweets, "segment", "-q", "-m", model, "-").err()).isEmpty();
  }

  @Test
  void segmentsTextAndKeepsEveryCharacter() {
    CommandRun run = CommandRun.of("segment", "-m", model, "John  likes Mary.\nShe left.");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("\tJohn\t").contains("TokenRange=0:4");
    assertThat(CommandRun.withInput(run.out(), "validate", "--no-trees", "-").code()).isZero();
  }

  @Test
  void drawsATreeForTextOnTheCommandLine() {
    CommandRun run = CommandRun.of("parse", "-m", model, "John likes Mary.");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("root", "likes", "▼");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void parsesFilesOfTextAndTreebanksAlike() throws IOException {
    Path text = folder.resolve("book.txt");
    Files.writeString(text, "John likes Mary. The old oak whispered.\n\nAnn drinks tea.\n");
    Path out = folder.resolve("book.conllu");
    CommandRun run = CommandRun.of("parse", "-m", model, text.toString(), "-o", out.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("words per second");
    assertThat(
            CommandRun.of("validate", "--rules", "non-tree,multiple-roots", out.toString()).code())
        .isZero();
    CommandRun tagged = CommandRun.of("parse", "-m", model, FILE);
    assertThat(tagged.out()).contains("1\tJohn\tJohn\tPROPN\t_\tNumber=Sing\t");
  }

  @Test
  void tagsWhatIsNotTaggedAndKeepsWhatIs() {
    String untagged = "1\tJohn\t_\t_\t_\t_\t_\t_\t_\t_\n2\tlikes\t_\t_\t_\t_\t_\t_\t_\t_\n\n";
    assertThat(CommandRun.withInput(untagged, "parse", "-m", model, "-").out())
        .contains("\tJohn\tJohn\tPROPN\t");
    String own = untagged.replace("John\t_\t_", "John\t_\tXX");
    assertThat(CommandRun.withInput(own, "parse", "-m", model, "-").out())
        .contains("\tJohn\t_\tXX\t");
    assertThat(CommandRun.withInput(own, "tag", "-m", model, "-").out())
        .contains("\tJohn\tJohn\tPROPN\t");
    assertThat(
            CommandRun.withInput(own, "parse", "--input", "conllu-tokens", "-m", model, "-").out())
        .contains("\tJohn\tJohn\tPROPN\t");
  }

  @Test
  void survivesTextOfAnyKind() {
    String[] texts = {
      "",
      " \n\t ",
      "😀",
      "a".repeat(5000),
      "x ".repeat(3000),
      "\u0000\u0007\u200f",
      "שלום עולם",
      "one\r\ntwo\rthree\n\n\nfour",
      "...!!!???",
      "\uFEFFstart"
    };
    for (String text : texts) {
      CommandRun run = CommandRun.withInput(text, "parse", "--input", "text", "-m", model, "-");
      assertThat(run.code()).as("'%.20s' %s", text, run.err()).isZero();
      CommandRun valid = CommandRun.withInput(run.out(), "validate", "--level", "1", "-");
      assertThat(valid.code()).as("'%.20s' %s", text, valid.out()).isZero();
    }
  }

  @Test
  void jackknifesTheSameWithAnyNumberOfThreads() {
    String one = CommandRun.of("jackknife", FILE, "--folds", "4", "--threads", "1", "-q").out();
    String two = CommandRun.of("jackknife", FILE, "--folds", "4", "--threads", "2", "-q").out();
    assertThat(two).isEqualTo(one).contains("# sent_id = john").contains("\t2\tnsubj\t");
    assertThat(CommandRun.of("jackknife", FILE, "--folds", "9").code()).isEqualTo(ExitCode.USAGE);
  }

  /** These used to be taken for a folder, files that are missing, and options in a file. */
  @ParameterizedTest
  @ValueSource(strings = {"yes/no", "@file", "example.com", "1.5", "and/or", "He left..."})
  void textIsText(String text) {
    CommandRun run = CommandRun.of("parse", "-m", model, text, "--format", "conllu");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("# text = " + text + "\n");
  }

  @Test
  void emptyTextHasNoSentences() {
    CommandRun run = CommandRun.of("parse", "-m", model, "");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out() + run.err()).isEmpty();
  }

  @Test
  void anAtSignDoesNotOpenAFileOfArguments() throws IOException {
    Path file = Files.writeString(folder.resolve("arguments"), "--no-such-option");
    CommandRun run = CommandRun.of("parse", "-m", model, "@" + file, "--format", "conllu");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("# text = @" + file);
  }

  @Test
  void filesAreFilesWhenTheyExist() throws IOException {
    Path file = Files.writeString(folder.resolve("yes"), "John likes Mary.");
    assertThat(CommandRun.of("parse", "-m", model, file.toString()).out())
        .contains("# text = John likes Mary.\n");
    CommandRun missing = CommandRun.of("parse", "-m", model, folder.resolve("no").toString());
    assertThat(missing.code()).isEqualTo(ExitCode.INPUT);
    assertThat(missing.err()).contains("file not found");
    CommandRun folderRun = CommandRun.of("parse", "-m", model, folder.toString());
    assertThat(folderRun.code()).isEqualTo(ExitCode.INPUT);
    String text = folder.toString();
    assertThat(CommandRun.of("parse", "-m", model, "--input", "text", text).code()).isZero();
  }

  @Test
  void doesNotTakeAMissingFileForText() {
    CommandRun run = CommandRun.of("parse", "-m", model, "no-such-file.txt");
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("no-such-file.txt: file not found");
  }
}
