package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class EvaluateCommandTest {

  private static final String GOLD = "../examples/sentences.conllu";
  private static final String PARSED = "../examples/parsed.conllu";
  private static final String BETTER = "../examples/parsed-better.conllu";

  @TempDir private Path folder;

  @Test
  void putsAttachmentFirstAndSaysUnderWhichDefinition() {
    CommandRun run = CommandRun.of("evaluate", GOLD, PARSED);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            Gold: ../examples/sentences.conllu, 8 sentences, 49 words
            System: ../examples/parsed.conllu
            Convention: UD (CoNLL 2018 shared task): words aligned by characters, label subtypes \
            ignored, punctuation counted

            Attachment (F1, %); * is what the UD convention counts
            Metric  with punctuation *  without
            ------  ------------------  -------  -----------------------------------------
            LAS                  77.55    74.42  heads and labels
            UAS                  85.71    83.72  heads
            """)
        .contains("BLEX           64.52   64.52   64.52      64.52\n")
        .doesNotContain("Non-projective");
  }

  @Test
  void printsWhatItsDocumentationShows() throws IOException {
    assertThat(Files.readString(Path.of("../docs/reference/evaluation.md")))
        .contains(CommandRun.of("evaluate", GOLD, PARSED).out().replace("../examples", "examples"));
  }

  @Test
  void scoresByTheOlderDefinitionWithAndWithoutPunctuation() {
    CommandRun without = CommandRun.of("evaluate", "--convention", "conllx", GOLD, PARSED);
    assertThat(without.out())
        .contains("CoNLL-X (2006 shared task): given words, full labels, words made only of")
        .contains("with punctuation  without *\n")
        .as("nsubj for nsubj:pass is wrong here")
        .contains("LAS                75.51      72.09  heads and labels\n")
        .doesNotContain("CoNLL 2018 scorer");
    CommandRun with =
        CommandRun.of("evaluate", "--convention", "conllx", "--punctuation", GOLD, PARSED);
    assertThat(with.out()).contains("full labels, punctuation counted").contains("punctuation *");
  }

  @Test
  void breaksScoresDownOnRequest() {
    assertThat(CommandRun.of("evaluate", "--details", GOLD, PARSED).out())
        .contains("Non-projective arcs (%)\n")
        .contains("Labelled arcs by label (%)\n", "Labelled arcs by arc length (%)\n")
        .containsPattern("orphan +obj +1 +1\n");
    assertThat(CommandRun.of("evaluate", "--details", GOLD, PARSED, BETTER).out())
        .contains("Metric     parsed.conllu  parsed-better.conllu\n")
        .contains("Labelled arcs by label (%), parsed-better.conllu\n");
  }

  @Test
  void comparesSystemsWithASeed() {
    CommandRun run = CommandRun.of("evaluate", GOLD, PARSED, BETTER);
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("parsed-better.conllu  91.84  93.88  91.84  50.00  62.50  87.10  87.10  87.10\n")
        .contains("LAS     −14.29†")
        .contains("seed 1,")
        .doesNotContain("Holm");
    assertThat(CommandRun.of("evaluate", GOLD, PARSED, BETTER).out()).isEqualTo(run.out());
    assertThat(CommandRun.of("evaluate", "--seed", "7", GOLD, PARSED, BETTER).out())
        .contains("seed 7,");
    assertThat(CommandRun.of("evaluate", GOLD, PARSED, BETTER, GOLD).out())
        .contains("p-values are corrected for 3 pairs of systems by Holm's method");
  }

  @Test
  void writesTablesForPapers() {
    assertThat(CommandRun.of("evaluate", "--markdown", GOLD, PARSED).out())
        .contains("- Convention: UD (CoNLL 2018 shared task)")
        .contains("\n| LAS | 77.55 | 74.42 | heads and labels |\n");
    assertThat(CommandRun.of("evaluate", "--latex", GOLD, PARSED, BETTER).out())
        .contains("% Convention: UD (CoNLL 2018 shared task)")
        .contains("\\caption{Scores (F1, \\%), UD convention}")
        .contains("parsed.conllu & 77.55 & 85.71 &");
  }

  @Test
  void writesFiguresForPrograms() {
    String one = CommandRun.of("evaluate", "--json", GOLD, PARSED).out();
    assertThat(one)
        .startsWith("{\n  \"gold\": \"../examples/sentences.conllu\",")
        .contains("\"metrics\": {\n    \"Tokens\": {\n      \"precision\": 100.0,")
        .contains("\"LAS\": {\n      \"precision\": 77.55102040816327,");
    String several = CommandRun.of("evaluate", "--json", GOLD, PARSED, BETTER).out();
    assertThat(several)
        .startsWith("{\n  \"systems\": [\n    {\n      \"gold\"")
        .contains("\"metrics\": {\n        \"Tokens\"")
        .contains("\"bootstrapSeed\": 1");
  }

  @Test
  void drawsTheWorstSentences() {
    CommandRun run = CommandRun.of("evaluate", "--errors", "1", GOLD, PARSED);
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("The sentence with the most wrong heads and labels.\n\n1. tea: Ann drinks")
        .contains("\ngold:\n", "\nparsed.conllu, 2 of 7 words wrong:\n")
        .contains("✗obj 6 coffee, gold: orphan of 5 Bob\n");
    assertThat(CommandRun.of("evaluate", "--errors", "2", GOLD, PARSED, BETTER).out())
        .contains("The 2 sentences with the most words on which exactly one system is right.")
        .contains("parsed.conllu, 2 of 5 words wrong", "parsed-better.conllu, 1 of 5 words wrong");
  }

  @Test
  void writesThemAsAPage() throws IOException {
    String page = folder.resolve("errors.html").toString();
    CommandRun run = CommandRun.of("evaluate", "--errors", "2", "-o", page, GOLD, PARSED);
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("LAS").doesNotContain("gold:\n");
    assertThat(run.err())
        .isEqualTo(
            page + ": The 2 sentences with the most wrong heads and" + " labels, worst first.\n");
    assertThat(Files.readString(Path.of(page))).contains("<!DOCTYPE html>", "<svg ", "tea");
    CommandRun again = CommandRun.of("evaluate", "--errors", "2", "-o", page, GOLD, PARSED);
    assertThat(again.code()).isEqualTo(ExitCode.USAGE);
    assertThat(again.err()).contains("the file exists; --force overwrites it");
    assertThat(again.out()).isEmpty();
    String[] forced = {"evaluate", "-q", "--json", "--errors", "1", "--force", "-o", page};
    CommandRun replaced =
        CommandRun.of(
            Stream.concat(Stream.of(forced), Stream.of(GOLD, PARSED)).toArray(String[]::new));
    assertThat(replaced.code()).isZero();
    assertThat(replaced.err()).isEmpty();
    assertThat(replaced.out()).startsWith("{");
  }

  @Test
  void leavesNoPageBehindWhenItFails() throws IOException {
    String page = folder.resolve("errors.html").toString();
    CommandRun run = CommandRun.of("evaluate", "--errors", "2", "-o", page, GOLD, "missing.conllu");
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEqualTo("dodona evaluate: missing.conllu: file not found\n");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void readsOneFileFromStandardInput() throws IOException {
    String parsed = Files.readString(Path.of(PARSED));
    CommandRun system = CommandRun.withInput(parsed, "evaluate", "--errors", "1", GOLD, "-");
    assertThat(system.code()).isZero();
    assertThat(system.out())
        .contains("System: standard input\n", "77.55", "standard input, 2 of 7 words wrong:");
    CommandRun gold =
        CommandRun.withInput(Files.readString(Path.of(GOLD)), "evaluate", "-", PARSED, BETTER);
    assertThat(gold.out()).contains("Gold: standard input, 8 sentences").contains("91.84");
    CommandRun both = CommandRun.withInput(parsed, "evaluate", "-", "-");
    assertThat(both.code()).isEqualTo(ExitCode.USAGE);
    assertThat(both.err()).contains("only one file can be standard input");
  }

  @Test
  void namesFileLineAndSentenceOfWhatCannotBeScored() throws IOException {
    String gold = Files.readString(Path.of(GOLD));
    CommandRun text =
        CommandRun.withInput(gold.replace("Mary\tM", "Jane\tM"), "evaluate", GOLD, "-");
    assertThat(text.code()).isEqualTo(ExitCode.INPUT);
    assertThat(text.out()).isEmpty();
    assertThat(text.err()).startsWith("standard input:5: john: ").contains("Mary");
    CommandRun cycle =
        CommandRun.withInput(gold.replace("0\troot", "1\troot"), "evaluate", GOLD, "-");
    assertThat(cycle.code()).isEqualTo(ExitCode.INPUT);
    assertThat(cycle.err()).contains("standard input:", "john", "no root");
    CommandRun words =
        CommandRun.withInput(
            gold.replace("Mary\tM", "Jane\tM"), "evaluate", "--convention", "conllx", GOLD, "-");
    assertThat(words.err())
        .startsWith(
            "standard input:5: john: word 3 is 'Jane', expected 'Mary' as in the gold file");
    CommandRun folderAsFile = CommandRun.of("evaluate", GOLD, folder.toString());
    assertThat(folderAsFile.code()).isEqualTo(ExitCode.INPUT);
    assertThat(folderAsFile.err()).contains("is a folder; expected a treebank file");
  }

  @Test
  void scoresSeveralRootsOnlyWhenLenient() throws IOException {
    String roots = Files.readString(Path.of(GOLD)).replace("2\tobj\t_\tSp", "0\troot\t_\tSp");
    CommandRun strict = CommandRun.withInput(roots, "evaluate", GOLD, "-");
    assertThat(strict.code()).isEqualTo(ExitCode.INPUT);
    assertThat(strict.err()).contains("standard input:5: john: several roots");
    CommandRun lenient = CommandRun.withInput(roots, "evaluate", "--lenient", GOLD, "-");
    assertThat(lenient.code()).isZero();
    assertThat(lenient.out())
        .contains("1 sentence of standard input with several roots scored anyway");
  }

  @ParameterizedTest
  @MethodSource
  void refusesWhatDoesNotGoTogether(String options, String explanation) {
    String[] args = ("evaluate " + options).split(" ", -1);
    CommandRun run = CommandRun.of(args);
    assertThat(run.code()).as(options).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(explanation);
    assertThat(run.out()).isEmpty();
  }

  static Stream<Arguments> refusesWhatDoesNotGoTogether() {
    String pair = " " + GOLD + " " + PARSED;
    return Stream.of(
        Arguments.of(GOLD, "SYSTEM"),
        Arguments.of("--punctuation" + pair, "ud always scores punctuation"),
        Arguments.of("--convention penn" + pair, "penn"),
        Arguments.of("--json --latex" + pair, "mutually exclusive"),
        Arguments.of("--seed 3" + pair, "needs two or more SYSTEMs"),
        Arguments.of("--seed x" + pair, "'x'"),
        Arguments.of("-o errors.html" + pair, "-o needs --errors N"),
        Arguments.of("--force" + pair, "--force needs -o OUT"),
        Arguments.of("--errors 0" + pair, "--errors 0: expected a number of at least 1"),
        Arguments.of("--errors 3 -o errors.pdf" + pair, "expected a name that ends in .html"),
        Arguments.of("--errors 3 --json" + pair, "Write a page with -o errors.html"),
        Arguments.of("--errors 3" + pair + " " + BETTER + " " + GOLD, "but there are 3"));
  }
}
