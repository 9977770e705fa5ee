package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.neural.model.NeuralModel;
import dodona.text.model.ModelAddress;
import dodona.text.model.MultilingualModel;
import dodona.text.pipeline.LanguagePipelines;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** One tiny model for two languages, from training to parsing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SeveralLanguagesCommandTest {

  private static final String SENTENCES = "../examples/sentences.conllu";

  private Path folder = Path.of("");

  private Path model = Path.of("");

  /** The example sentences with the letters of each word in reverse, as a language of its own. */
  private static String reversed() throws IOException {
    StringBuilder reversed = new StringBuilder();
    for (String line : Files.readAllLines(Path.of(SENTENCES))) {
      String[] cells = line.split("\t", -1);
      if (cells.length == 10) {
        cells[1] = new StringBuilder(cells[1]).reverse().toString();
      }
      if (!line.startsWith("# text")) {
        reversed.append(String.join("\t", cells)).append('\n');
      }
    }
    return reversed.toString().repeat(10);
  }

  private Path encoder() throws IOException {
    return LetterEncoder.write(folder.resolve("tiny.encoder"), 8);
  }

  @BeforeAll
  void train(@TempDir Path empty) throws IOException {
    folder = empty;
    Files.createDirectories(folder.resolve("yy"));
    Files.writeString(folder.resolve("yy/train.conllu"), reversed());
    Path list = folder.resolve("languages.tsv");
    Files.writeString(folder.resolve("xx.conllu"), Files.readString(Path.of(SENTENCES)).repeat(10));
    Files.writeString(
        list,
        """
        # language\ttrain\tdev\ttest\tlicense
        xx\txx.conllu\txx.conllu\t-\tCC BY 4.0
        yy\tyy/train.conllu\t-\tyy/train.conllu
        """);
    model = folder.resolve("multi.dodona");
    CommandRun run = trained(list, model, 1);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("dev LAS: xx ");
    assertThat(run.out()).contains("languages: xx, yy", "license-xx: CC BY 4.0");
  }

  private CommandRun trained(Path list, Path result, int threads) throws IOException {
    return CommandRun.of(
        "train",
        "--threads",
        String.valueOf(threads),
        "--languages",
        list.toString(),
        "--encoder",
        encoder().toString(),
        "--embedding-format",
        "int5",
        "--iterations",
        "2",
        "--batch",
        "60",
        "--pivot-words",
        "100",
        "--model",
        result.toString());
  }

  @Test
  void theModelIsTheSameWithTwoThreads() throws IOException {
    Path again = folder.resolve("again.dodona");
    CommandRun run = trained(folder.resolve("languages.tsv"), again, 2);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(again).hasSameBinaryContentAs(model);
  }

  @Test
  void parsesTheLanguageThatIsNamed() {
    for (String code : List.of("xx", "yy")) {
      CommandRun named =
          CommandRun.of("parse", "-m", model.toString(), "--language", code, "Dogs bark.");
      CommandRun address = CommandRun.of("parse", "-m", model + "#" + code, "Dogs bark.");
      assertThat(named.code()).as(named.err()).isZero();
      assertThat(named.out()).isNotEmpty().isEqualTo(address.out());
    }
  }

  @Test
  void detectsTheLanguageOfEachText() throws IOException {
    CommandRun run =
        CommandRun.of("parse", "-m", model.toString(), "--language", "auto", "Dogs bark.");
    assertThat(run.code()).as(run.err()).isZero();
    LanguagePipelines pipelines =
        LanguagePipelines.ofFile(model, stored -> Pipeline.load(stored, PipelineOptions.DEFAULT));
    assertThat(pipelines.detector().languages()).containsExactly("xx", "yy");
    assertThat(pipelines.analyzeAll(List.of("What are they after?", "tahW era yeht retfa?")))
        .hasSize(2)
        .allSatisfy(document -> assertThat(document.sentences()).isNotEmpty());
  }

  @Test
  void aNetworkForSeveralLanguagesIsAStartForOthers() throws IOException {
    for (String from : List.of(model + "#yy", model.toString())) {
      Path adapted = folder.resolve("adapted.dodona");
      CommandRun run =
          CommandRun.of(
              "train",
              "--from",
              from,
              "--train",
              SENTENCES,
              "--iterations",
              "1",
              "--force",
              "--model",
              adapted.toString());
      assertThat(run.code()).as(run.err()).isZero();
      String mark = from.endsWith("#yy") ? "#yy" : "";
      assertThat(run.out()).contains("from: multi.dodona" + mark + " sha256:");
      assertThat(run.out()).contains("embeddings=INT5");
      assertThat(CommandRun.of("parse", "-m", adapted.toString(), SENTENCES).code()).isZero();
    }
    CommandRun another =
        CommandRun.of(
            "train",
            "--from",
            model.toString(),
            "--train",
            "zz=" + SENTENCES,
            "--train",
            "yy=" + SENTENCES,
            "--iterations",
            "1",
            "--model",
            folder + "/another.dodona");
    assertThat(another.code()).as(another.err()).isZero();
    assertThat(another.out()).contains("languages: yy, zz", "from: multi.dodona sha256:");
    CommandRun unknown =
        CommandRun.of(
            "train", "--from", model + "#zz", "--train", SENTENCES, "--model", folder + "/m");
    assertThat(unknown.err()).contains("no language 'zz'; expected xx, yy");
  }

  @Test
  void aNeuralParserKeepsGivenArcs() {
    CommandRun run =
        CommandRun.of(
            "parse",
            "-m",
            model.toString(),
            "--language",
            "xx",
            "--keep",
            "heads,labels",
            "--format",
            "conllu",
            "../examples/partial.conllu");
    assertThat(run.code()).as(run.err()).isZero();
    List<String[]> words =
        run.out()
            .lines()
            .map(line -> line.split("\t"))
            .filter(cells -> cells.length == 10)
            .toList();
    assertThat(words).hasSize(14);
    assertThat(words.get(6)).contains("telescope", "4", "nmod");
    assertThat(words.get(10)).contains("man", "0", "root");
    assertThat(words.get(12)[1]).isEqualTo("boats");
    assertThat(words.get(12)[6]).isNotEqualTo("2");
  }

  @Test
  void languagesShareTheParserInMemory() throws IOException {
    assertThat(encoder("xx")).isSameAs(encoder("yy"));
  }

  private Object encoder(String code) throws IOException {
    if (Pipeline.load(model + "#" + code).model().parser() instanceof NeuralModel neural) {
      return neural.encoder();
    }
    throw new AssertionError("the parser is not neural");
  }

  @Test
  void aLanguageMustBeChosenAndKnown() {
    CommandRun none = CommandRun.of("parse", "-m", model.toString(), "Dogs bark.");
    assertThat(none.code()).isNotZero();
    assertThat(none.err()).contains("several languages (xx, yy)", "#xx");
    CommandRun unknown =
        CommandRun.of("parse", "-m", model.toString(), "--language", "zz", "Dogs bark.");
    assertThat(unknown.code()).isNotZero();
    assertThat(unknown.err()).contains("no language 'zz'; expected xx, yy");
  }

  @Test
  void aServerServesAllLanguagesOfAModel() throws IOException {
    assertThat(new ModelAddress(model.toString()).findAll())
        .extracting(Object::toString)
        .containsExactly("multi-xx", "multi-yy");
    assertThat(MultilingualModel.read(model).languages()).containsExactly("xx", "yy");
  }

  @Test
  void aListOfTreebanksIsPrintedWithItsTestAndTrainingFiles() {
    CommandRun run = CommandRun.of("language", "list", folder.resolve("languages.tsv").toString());
    assertThat(run.code()).as(run.err()).isZero();
    Path yy = folder.resolve("yy/train.conllu");
    assertThat(run.out().lines())
        .containsExactly("xx\txx\t-\t" + folder.resolve("xx.conllu"), "yy\tyy\t" + yy + "\t" + yy);
  }

  @Test
  void badListsAreRefusedWithTheLine() throws IOException {
    Path list = folder.resolve("bad.tsv");
    Files.writeString(list, "xx\tmissing.conllu\n");
    CommandRun run =
        CommandRun.of(
            "train", "--languages", list.toString(), "--encoder", "e", "--model", folder + "/m");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("bad.tsv:1: 'missing.conllu' is not a file");
    CommandRun unnamed =
        CommandRun.of(
            "train", "--train", "xx=" + SENTENCES, "--train", SENTENCES, "--model", folder + "/m");
    assertThat(unnamed.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unnamed.err()).contains("a treebank without a language; expected CODE=FILE");
    CommandRun linear =
        CommandRun.of("train", "--train", "xx=" + SENTENCES, "--model", folder + "/m");
    assertThat(linear.code()).isEqualTo(ExitCode.USAGE);
    assertThat(linear.err()).contains("needs --encoder");
  }
}
