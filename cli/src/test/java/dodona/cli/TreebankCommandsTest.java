package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreebankCommandsTest {

  private static final String JOHN =
      """
      # sent_id = john
      # text = John likes Mary
      1\tJohn\tJohn\tPROPN\t_\tNumber=Sing\t2\tnsubj\t2:nsubj\t_
      2\tlikes\tlike\tVERB\t_\tTense=Pres\t0\troot\t0:root\t_
      3\tMary\tMary\tPROPN\t_\tNumber=Sing\t2\tobj\t2:obj\t_

      """;

  private static final String INTEL =
      """
      # sent_id = intel
      1\tAusgelöst\tauslösen\tVERB\t_\t_\t2\taux\t_\t_
      2\twurde\twerden\tAUX\t_\t_\t0\troot\t_\t_
      3\tsie\tsie\tPRON\t_\t_\t2\tnsubj\t_\t_
      4\tdurch\tdurch\tADP\t_\t_\t1\tobl\t_\t_
      5\tIntel\tIntel\tPROPN\t_\t_\t4\tnmod\t_\t_

      """;

  private static final String LOOP =
      """
      # sent_id = loop
      1\ta\t_\t_\t_\t_\t2\tx\t_\t_
      2\tb\t_\t_\t_\t_\t1\tx\t_\t_

      """;

  @TempDir Path folder;
  private String file = "";

  @BeforeEach
  void writeTreebank() throws IOException {
    file = folder.resolve("two sentences.conllu").toString();
    Files.writeString(Path.of(file), JOHN + INTEL);
  }

  @Test
  void countsForPeople() {
    CommandRun run = CommandRun.of("stats", file);
    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("sentences +2\n").containsPattern("words +8\n");
    assertThat(run.out()).containsPattern("non-projective trees +1   50.00 %\n");
    assertThat(run.out()).containsPattern("gap degree 1 +1   50.00 %\n");
    assertThat(run.err())
        .isEqualTo(file + ": warning: XPOS is '_' for every word, which does not help a parser\n");
    assertThat(CommandRun.of("stats", "--quiet", file).err()).isEmpty();
  }

  @Test
  void countsForPrograms() {
    CommandRun run = CommandRun.withInput(JOHN + INTEL, "stats", "--json", "-");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("\"file\": \"-\"")
        .contains("\"projectiveSentencesPercent\": 50.0")
        .contains("\"constantColumns\": {\n        \"XPOS\": \"_\"");
  }

  @Test
  void countsSentencesThatAreNoTreesButSaysSo() {
    CommandRun run = CommandRun.withInput(LOOP, "stats", "-");
    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("sentences that are trees +0\n");
    assertThat(run.err()).contains("1 sentence is not a tree");
  }

  @Test
  void refusesBrokenFilesUnlessAskedToSkip() {
    CommandRun strict = CommandRun.withInput("1 a\n\n" + JOHN, "stats", "-");
    assertThat(strict.code()).isEqualTo(ExitCode.INPUT);
    assertThat(strict.out()).isEmpty();
    assertThat(strict.err())
        .isEqualTo(
            "standard input:1: sentence 1: expected 10 columns separated by tabs, found 1"
                + " (spaces?)\n"
                + "1 error; fix the file, or skip these sentences with --skip-invalid\n");
    CommandRun lenient = CommandRun.withInput("1 a\n\n" + JOHN, "stats", "--skip-invalid", "-");
    assertThat(lenient.code()).isZero();
    assertThat(lenient.err()).contains("-: 1 invalid sentences skipped");
  }

  @Test
  void listsAtMostTwentyErrors() {
    CommandRun run = CommandRun.withInput("x\n\n".repeat(25), "stats", "-");
    assertThat(run.err().lines()).hasSize(22);
    assertThat(run.err()).contains("… and 5 more\n25 errors; ");
  }

  @Test
  void validatesAndListsEveryProblem() {
    CommandRun good = CommandRun.of("validate", "--level", "1", file);
    assertThat(good.code()).isZero();
    assertThat(good.out()).isEmpty();
    assertThat(good.err()).isEqualTo(file + ": 2 sentences, 0 errors, 0 warnings\n");

    CommandRun bad = CommandRun.withInput(JOHN + LOOP + JOHN, "validate", "--level", "2", "-");
    assertThat(bad.code()).isEqualTo(ExitCode.INPUT);
    assertThat(bad.out())
        .startsWith(
            """
            standard input:7: loop: no comment text. Add the sentence as written: # text = … [missing-text]
            standard input:8: loop: no root: expected a word whose HEAD is 0. Let every word lead to a single root through its heads [non-tree]
            standard input:8: loop: the heads form a cycle: 1 → 2 → 1. Let every word lead to a single root through its heads [non-tree]
            standard input:8: loop: UPOS is missing.\
            """)
        .contains(
            "standard input:11: john: another sentence has the same sent_id. Give each sentence a"
                + " sent_id of its own [non-unique-sent-id]\n");
    assertThat(bad.err())
        .startsWith("-: 3 sentences, 8 errors, 0 warnings\n")
        .containsPattern("Count  Rule +Level  Severity  What\n")
        .containsPattern(" 2  non-tree +2  error +The heads form a cycle, or no word is the root");
  }

  @Test
  void validatesTheRulesThatAreWanted() {
    String odd = JOHN.replace("PROPN", "NOWN").replace("nsubj", "nsubjj");
    CommandRun only = CommandRun.withInput(odd, "validate", "-q", "--rules", "unknown-deprel", "-");
    assertThat(only.out())
        .isEqualTo(
            "standard input:3: john: 'nsubjj' is not a universal relation. Did you mean 'nsubj' or"
                + " 'csubj'? [unknown-deprel]\n");
    assertThat(only.code()).isEqualTo(ExitCode.INPUT);
    CommandRun without =
        CommandRun.withInput(odd, "validate", "--ignore", "unknown-deprel,unknown-upos", "-");
    assertThat(without.code()).as(without.out()).isZero();
    CommandRun one = CommandRun.withInput(odd, "validate", "-q", "--most", "1", "-");
    assertThat(one.out().lines().filter(line -> line.endsWith("[unknown-upos]"))).hasSize(1);
    CommandRun summary = CommandRun.withInput(odd, "validate", "-q", "--summary", "-");
    assertThat(summary.out()).contains("2  unknown-upos");
    CommandRun json = CommandRun.withInput(odd, "validate", "--json", "-");
    assertThat(json.out())
        .contains("\"unknown-upos\": 2,", "\"fix\": \"Did you mean 'nsubj' or 'csubj'?\"");
  }

  @Test
  void explainsOptionsOfValidateThatItCannotUse() throws IOException {
    assertThat(CommandRun.of("validate").err()).contains("expected a treebank FILE");
    assertThat(CommandRun.of("validate", "--level", "9", file).err()).contains("from 1 to 4");
    CommandRun unknown = CommandRun.of("validate", "--rules", "unknown-upso", file);
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err()).contains("'unknown-upso' is not a rule. Did you mean 'unknown-upos'");
    Path lists = Files.writeString(folder.resolve("lists"), "[features]\nCase\n");
    CommandRun broken = CommandRun.of("validate", "--lists", lists.toString(), file);
    assertThat(broken.code()).isEqualTo(ExitCode.INPUT);
    assertThat(broken.err()).contains("lists:2: 'Case' is not a feature; expected Name=Value");
  }

  @Test
  void printsListsThatAreReadAgain() throws IOException {
    CommandRun printed = CommandRun.withInput(JOHN, "validate", "--print-lists", "-");
    assertThat(printed.code()).isZero();
    Path lists = Files.writeString(folder.resolve("lists"), printed.out());
    assertThat(CommandRun.withInput(JOHN, "validate", "--lists", lists.toString(), "-").code())
        .isZero();
    CommandRun other =
        CommandRun.withInput(
            JOHN.replace("obj", "iobj"), "validate", "-q", "--lists", lists.toString(), "-");
    assertThat(other.out()).contains("'iobj' is not in the list. Did you mean 'obj'?");
  }

  @Test
  void reviewsATreebank() throws IOException {
    String treebank = "../examples/esperanto/eo-train.conllu";
    CommandRun lines = CommandRun.of("review", "--no-parser", "--most", "3", treebank);
    assertThat(lines.code()).as(lines.err()).isZero();
    assertThat(lines.out().lines()).hasSize(3).allMatch(line -> line.startsWith(treebank + ":"));
    CommandRun json = CommandRun.of("review", "--no-parser", "--most", "1", "--json", treebank);
    assertThat(json.out()).contains("\"score\": 0.", "\"reasons\": [");
    Path page = folder.resolve("review.html");
    CommandRun html = CommandRun.of("review", "--no-parser", "-o", page.toString(), treebank);
    assertThat(html.code()).as(html.err()).isZero();
    assertThat(Files.readString(page)).contains("Likely annotation errors in");
    CommandRun planted = CommandRun.of("review", "--no-parser", "--plant", "20", treebank);
    assertThat(planted.out()).contains("Planted errors among the first").containsPattern("tag +4 ");
    assertThat(CommandRun.of("review", "--folds", "1", treebank).err())
        .contains("expected 2 or more");
    assertThat(CommandRun.withInput(LOOP, "review", "--no-parser", "-").code())
        .isEqualTo(ExitCode.INPUT);
  }

  @Test
  void thePageOfRulesIsGenerated() throws IOException {
    CommandRun rules = CommandRun.of("validate", "--list-rules", "--markdown");
    assertThat(Files.readString(Path.of("../docs/reference/validation.md")))
        .as("replace the table by: ./dodona validate --list-rules --markdown")
        .contains(rules.out());
  }

  @Test
  void convertsToConllxByTheNameOfTheCopy() throws IOException {
    Path out = folder.resolve("copy.conllx");
    CommandRun run = CommandRun.of("convert", file, out.toString());
    assertThat(run.code()).isZero();
    assertThat(Files.readString(out))
        .startsWith("1\tJohn\tJohn\tPROPN\t_\tNumber=Sing\t2\tnsubj\t_\t_\n");
    assertThat(run.err()).contains("CoNLL-X has no column for").contains("3 comments");
  }

  @Test
  void convertsToTheTextThatTheSentencesWereMadeFrom() throws IOException {
    String treebank =
        """
        # newdoc
        1-2\tdon't\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
        1\tdo\t_\t_\t_\t_\t_\t_\t_\t_
        2\tn't\t_\t_\t_\t_\t_\t_\t_\t_
        3\t!\t_\t_\t_\t_\t_\t_\t_\t_

        1\tWhy\t_\t_\t_\t_\t_\t_\t_\tSpacesAfter=\\s\\n
        2\tnot\t_\t_\t_\t_\t_\t_\t_\t_

        # newpar
        1\tSo.\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No

        """;
    CommandRun run = CommandRun.withInput(treebank, "convert", "--to", "text", "-", "-");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).isEqualTo("don't! Why \nnot\n\nSo.\n");
    Path out = folder.resolve("copy.txt");
    assertThat(CommandRun.withInput(treebank, "convert", "-", out.toString()).code()).isZero();
    assertThat(Files.readString(out)).isEqualTo(run.out());
  }

  @Test
  void copiesAPartWithoutTrees() {
    CommandRun run =
        CommandRun.of(
            "convert", "--strip-trees", "--strip-comments", "--sentences", "1,7-9", file, "-");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            1\tJohn\tJohn\tPROPN\t_\tNumber=Sing\t_\t_\t_\t_
            2\tlikes\tlike\tVERB\t_\tTense=Pres\t_\t_\t_\t_
            3\tMary\tMary\tPROPN\t_\tNumber=Sing\t_\t_\t_\t_

            """);
  }

  @Test
  void packsAndUnpacks() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write((JOHN + INTEL).getBytes(StandardCharsets.UTF_8));
    }
    Path out = folder.resolve("copy.conllu.gz");
    CommandRun run = CommandRun.withInput(packed.toByteArray(), "convert", "-", out.toString());
    assertThat(run.code()).isZero();
    try (GZIPInputStream unpacked = new GZIPInputStream(Files.newInputStream(out))) {
      assertThat(new String(unpacked.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(JOHN + INTEL);
    }
  }

  @Test
  void doesNotOverwriteUnasked() throws IOException {
    Path out = folder.resolve("copy.conllu");
    Files.writeString(out, "precious");
    CommandRun refused = CommandRun.of("convert", file, out.toString());
    assertThat(refused.code()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err())
        .isEqualTo("dodona convert: " + out + ": the file exists; --force overwrites it\n");
    assertThat(out).hasContent("precious");
    assertThat(CommandRun.of("convert", "--force", file, out.toString()).code()).isZero();
    assertThat(Files.readString(out)).isEqualTo(JOHN + INTEL);
  }

  @Test
  void leavesNothingBehindWhenItFails() throws IOException {
    Path out = folder.resolve("copy.conllu");
    CommandRun run = CommandRun.withInput(JOHN + "broken\n\n", "convert", "-", out.toString());
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(Path.of(file));
    }
  }

  @Test
  void explainsASelectionThatItCannotRead() {
    CommandRun run = CommandRun.of("convert", "--sentences", "3-1", file, "-");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("'3-1' selects no sentence").contains("dodona convert --help");
  }

  @Test
  void splitsATreebankByItsDocuments(@TempDir Path folder) throws IOException {
    StringBuilder treebank = new StringBuilder();
    for (int document = 0; document < 20; document++) {
      treebank.append("# newdoc id = d").append(document).append('\n').append(JOHN).append(INTEL);
    }
    Path file = Files.writeString(folder.resolve("all.conllu"), treebank);
    String prefix = folder.resolve("mine").toString();
    CommandRun run = CommandRun.of("split", file.toString(), "-o", prefix);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            %1$s-train.conllu: 32 sentences
            %1$s-dev.conllu: 4 sentences
            %1$s-test.conllu: 4 sentences
            """
                .formatted(prefix));
    assertThat(run.err()).isEqualTo("divided 20 documents\n");
    String dev = Files.readString(folder.resolve("mine-dev.conllu"));
    assertThat(dev).startsWith("# newdoc id = d");
    CommandRun again = CommandRun.of("split", file.toString(), "-o", prefix);
    assertThat(again.code()).isEqualTo(ExitCode.USAGE);
    assertThat(again.err()).contains("mine-train.conllu: the file exists; --force overwrites it");
    CommandRun sizes =
        CommandRun.of(
            "split",
            file.toString(),
            "-o",
            prefix,
            "--force",
            "--dev",
            "10",
            "--test",
            "0",
            "--by",
            "sentence",
            "--seed",
            "3");
    assertThat(sizes.out()).contains("-train.conllu: 30 s", "-dev.conllu: 10 s");
    assertThat(CommandRun.of("split", file.toString(), "-o", prefix, "--dev", "half").err())
        .contains("such as 500 or 10%");
    assertThat(CommandRun.of("split", file.toString(), "-o", prefix, "--dev", "95%").err())
        .contains("leave none of 40 to train on");
  }
}
