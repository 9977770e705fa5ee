package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OracleCommandsTest {

  private static final String FILE = "../examples/sentences.conllu";

  @Test
  void countsSwapsOfEveryOracle() {
    CommandRun run = CommandRun.of("oracle", FILE);
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            swap-standard, 8 sentences
            oracle   derived     share  transitions  swaps  against EAGER  one derivation
            -------  -------  --------  -----------  -----  -------------  --------------
            eager          8  100.00 %          108      5              –               –
            lazy           8  100.00 %          102      2       −60.00 %               –
            minimal        8  100.00 %          102      2       −60.00 %               –
            nd-sw          8  100.00 %            –      –              –         75.00 %
            nd-all         8  100.00 %            –      –              –          0.00 %
            """);
  }

  @Test
  void writesALineASentenceWhateverTheNumberOfThreads(@TempDir Path folder) throws IOException {
    Path csv = folder.resolve("swaps.csv");
    for (String threads : new String[] {"1", "3"}) {
      CommandRun run =
          CommandRun.of(
              "oracle", FILE, "--per-sentence", csv.toString(), "--threads", threads, "--force");
      assertThat(run.code()).isZero();
      assertThat(Files.readString(csv))
          .startsWith(
              """
              index,sent_id,n,eager,lazy,minimal,unique
              1,john,4,0,0,0,0
              2,oak,9,0,0,0,0
              3,intel,5,2,1,1,0
              4,hearing,9,3,1,1,0
              """);
    }
    assertThat(CommandRun.of("oracle", FILE, "--per-sentence", csv.toString()).code())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void writesTheColumnsOfTheChosenOracles() {
    assertThat(
            CommandRun.of(
                    "oracle", FILE, "--oracle", "lazy,nd-sw,minimal-any", "--per-sentence", "-")
                .out())
        .startsWith(
            """
            index,sent_id,n,lazy,nd-sw,minimal-any
            1,john,4,0,1,0
            2,oak,9,0,1,0
            3,intel,5,1,0,1
            """);
  }

  @Test
  void derivesATextAsTheParserDoes(@TempDir Path folder) throws IOException {
    CommandRun run = CommandRun.of("derive", "John likes Mary.");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("LA(nsubj)", "likes –nsubj→ John", "ROOT –root→ likes");
    Path page = folder.resolve("page.html");
    CommandRun written =
        CommandRun.of("derive", "John left. Mary came.", "--sentence", "2", "-o", page.toString());
    assertThat(written.code()).as(written.err()).isZero();
    assertThat(written.err()).contains("sentence 2 of 2");
    assertThat(Files.readString(page))
        .contains("<title>Mary came.</title>", "swap-standard, beam 4");
    assertThat(CommandRun.of("derive", "One.", "--sentence", "2").err())
        .contains("--sentence 2: the text has 1 sentence\n");
    assertThat(CommandRun.of("derive", "One.", "-o", "page.pdf").code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void derivesTheTreeOfATextUnderTheSystemAskedFor() {
    CommandRun eager = CommandRun.of("derive", "John likes Mary.", "--system", "arc-eager");
    assertThat(eager.code()).as(eager.err()).isZero();
    assertThat(eager.out()).contains("RA(obj)", "likes –nsubj→ John", "RE ");
    CommandRun lazy = CommandRun.of("derive", "John likes Mary.", "--oracle", "lazy");
    assertThat(lazy.code()).as(lazy.err()).isZero();
    assertUsage(
        "unknown value 'nonsense'; expected arc-standard",
        "derive",
        "John left.",
        "--system",
        "nonsense");
    assertUsage("arc-eager has ", "derive", "John.", "--system", "arc-eager", "--oracle", "lazy");
    CommandRun crossing =
        CommandRun.of("derive", "What are you looking at?", "--system", "arc-eager");
    assertThat(crossing.code()).isEqualTo(ExitCode.INPUT);
    assertThat(crossing.err()).contains("arc-eager cannot derive this tree");
  }

  @Test
  void oraclesAndLatticesTakeTextToo() {
    CommandRun lattice = CommandRun.of("lattice", "John likes Mary.", "--system", "arc-standard");
    assertThat(lattice.code()).as(lattice.err()).isZero();
    assertThat(lattice.out()).contains("derivations", "RA(obj)");
    CommandRun table = CommandRun.of("oracle", "John left. Mary came.", "--system", "arc-eager");
    assertThat(table.code()).as(table.err()).isZero();
    assertThat(table.out()).startsWith("arc-eager, 2 sentences\n");
    CommandRun asked = CommandRun.of("oracle", "John left.", "--after", "SH,SH", "--tsv");
    assertThat(asked.out()).as(asked.err()).contains("LA(nsubj)\t0\n");
    assertUsage("have no sent_id", "lattice", "John left.", "--id", "a");
  }

  @Test
  void aPageStepsThroughAnOraclesDerivationToo(@TempDir Path folder) throws IOException {
    Path page = folder.resolve("page.html");
    CommandRun run = CommandRun.of("derive", FILE, "--id", "intel", "-o", page.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(page)).contains("\"by\": \"swap-standard, eager oracle\"");
  }

  @Test
  void quotesAnIdThatHasACommaInIt() {
    String one = "# sent_id = a, \"b\"\n1\tb\t_\t_\t_\t_\t0\troot\t_\t_\n\n";
    assertThat(CommandRun.withInput(one, "oracle", "-", "--per-sentence", "-").out())
        .contains("\n1,\"a, \"\"b\"\"\",1,0,0,0,1\n");
  }

  @Test
  void countsWhatAProjectiveSystemCanDerive() {
    CommandRun run = CommandRun.of("oracle", FILE, "--system", "arc-eager");
    assertThat(run.out())
        .containsPattern("static +6 +75.00 %")
        .containsPattern("nd +6 +75.00 %")
        .containsPattern("dynamic +6 +75.00 %");
  }

  @Test
  void leavesOutSentencesThatAreNoTreesAndSaysSo() {
    String loop = "1\ta\t_\t_\t_\t_\t1\tx\t_\t_\n\n1\tb\t_\t_\t_\t_\t0\troot\t_\t_\n\n";
    CommandRun run = CommandRun.withInput(loop, "oracle", "-", "--per-sentence", "-");
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("index,sent_id,n,eager,lazy,minimal,unique\n2,,1,0,0,0,1\n");
    assertThat(run.err()).contains("1 sentence is not a tree and was skipped");
  }

  @Test
  void saysWhatEveryMoveCosts() {
    CommandRun run =
        CommandRun.of(
            "oracle",
            "--heads",
            "2,0,2",
            "--words",
            "John,likes,Mary",
            "--system",
            "arc-eager",
            "--oracle",
            "dynamic",
            "--after",
            "SH");
    assertThat(run.out())
        .isEqualTo(
            """
            arc-eager, dynamic oracle
            stack   [John]
            buffer  [likes Mary ROOT]
            arcs    –

            move  cost
            ----  ----  ---------
            SH       1
            LA       0  ← optimal
            RA       2
            """);
    assertThat(
            CommandRun.of(
                    "oracle",
                    "--heads",
                    "2,0,2",
                    "--system",
                    "arc-eager",
                    "--oracle",
                    "dynamic",
                    "--after",
                    "SH",
                    "--tsv")
                .out())
        .isEqualTo("SH\t1\nLA\t0\nRA\t2\n");
  }

  @Test
  void saysWhichMovesAreEquallyGoodInEasyFirst() {
    assertThat(CommandRun.of("oracle", "--heads", "2,0,2", "--system", "easy-first", "--tsv").out())
        .isEqualTo("RIGHT:1\t1\nRIGHT:2\t3\nLEFT:3\t0\nRIGHT:3\t0\nLEFT:4\t3\n");
  }

  @Test
  void saysWhatIsPermittedByOraclesWithoutCosts() {
    assertThat(
            CommandRun.of(
                    "oracle", "--heads", "2,0,2", "--oracle", "nd-all", "--after", "SH,SH", "--tsv")
                .out())
        .isEqualTo("SH\tpermitted\nLA\tpermitted\nRA\tnot permitted\nSW\tnot permitted\n");
  }

  @Test
  void bearsLabels() {
    assertThat(
            CommandRun.of(
                    "oracle",
                    "--heads",
                    "2,0",
                    "--labels",
                    "det,root",
                    "--oracle",
                    "eager",
                    "--after",
                    "SH,SH",
                    "--tsv")
                .out())
        .contains("LA(det)\tpermitted\n", "LA(root)\tnot permitted\n");
  }

  @Test
  void explainsWhatCannotBeAsked() {
    assertUsage("expected a FILE, a TEXT or --heads", "oracle");
    assertUsage("expected arc-standard, swap-standard", "oracle", FILE, "--system", "arc-lazy");
    assertUsage(
        "swap-standard has no oracle 'static'; expected eager, lazy",
        "derive",
        FILE,
        "--oracle",
        "static");
    assertUsage("expected eager, lazy", "oracle", FILE, "--oracle", "static");
    assertUsage("not a tree: no root", "oracle", "--heads", "2,1");
    assertUsage("3 values for 2 heads", "oracle", "--heads", "2,0", "--words", "a,b,c");
    assertUsage("need --heads", "oracle", FILE, "--after", "SH");
    assertUsage(
        "step 2: step 1: RE is illegal",
        "oracle",
        "--heads",
        "2,0",
        "--system",
        "arc-eager",
        "--after",
        "SH,RE");
    assertUsage(
        "only dynamic oracles are defined after an error",
        "oracle",
        "--heads",
        "2,0",
        "--oracle",
        "eager",
        "--after",
        "SH,RA");
    assertUsage("expected 1 to 1000", "oracle", FILE, "--threads", "0");
  }

  private static void assertUsage(String message, String... args) {
    CommandRun run = CommandRun.of(args);
    assertThat(run.err()).contains(message).doesNotContain("\tat ");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void saysThatASystemCannotDeriveATree() {
    CommandRun run = CommandRun.of("derive", FILE, "--id", "intel", "--system", "arc-eager");
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("arc-eager cannot derive this tree, as it is not projective");
  }

  @Test
  void showsADerivationStepByStep() {
    CommandRun run =
        CommandRun.of(
            "derive", "--heads", "2,0,2", "--words", "John,likes,Mary", "--oracle", "nd-all");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
               transition  stack                   buffer             new arc       also permitted
            -  ----------  ----------------------  -----------------  ------------  --------------
            0              [ROOT]                  [John likes Mary]
            1  SH          [ROOT John]             [likes Mary]
            2  SH          [ROOT John likes]       [Mary]
            3  SH          [ROOT John likes Mary]  []                               LA
            4  RA          [ROOT John likes]       []                 likes → Mary
            5  LA          [ROOT likes]            []                 likes → John
            6  RA          [ROOT]                  []                 ROOT → likes
            """);
  }

  @Test
  void leavesOutTheColumnOfAlternativesWhereThereAreNone() {
    CommandRun run = CommandRun.of("derive", "--heads", "2,0", "--system", "arc-hybrid");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
               transition  stack      buffer   new arc
            -  ----------  ---------  -------  ---------
            0              [ROOT]     [w1 w2]
            1  SH          [ROOT w1]  [w2]
            2  LA          [ROOT]     [w2]     w2 → w1
            3  SH          [ROOT w2]  []
            4  RA          [ROOT]     []       ROOT → w2
            """);
  }

  @Test
  void drawsLatticesByTheEndingOfTheirName(@TempDir Path folder) throws IOException {
    CommandRun text = CommandRun.of("lattice", "--heads", "2,0,2", "--words", "John,likes,Mary");
    assertThat(text.code()).isZero();
    assertThat(text.out()).contains("2 derivations").contains("SH-LA");
    for (String ending : new String[] {"svg", "tex", "dot", "json"}) {
      Path out = folder.resolve("lattice." + ending);
      CommandRun run = CommandRun.of("lattice", FILE, "--id", "intel", "-o", out.toString());
      assertThat(run.code()).as(run.err()).isZero();
      assertThat(Files.readString(out)).contains("SH", "RA(nsubj)");
    }
    assertUsage(
        "expected a name that ends in .svg, .tex, .dot or .json",
        "lattice",
        FILE,
        "-o",
        "lattice.png");
  }

  @Test
  void showsLatticesWithoutAStackToo() {
    CommandRun run = CommandRun.of("lattice", "--heads", "2,0,2", "--system", "easy-first");
    assertThat(run.out())
        .isEqualTo(
            """
            2 derivations, 3 transitions, 0 swaps, RIGHT-LEFT forks: 1

            node  list     arcs         transitions
            ----  -------  -----------  -------------------------
            0     0 1 2 3               LEFT:3 to 1  RIGHT:3 to 2
            1     0 2 3    2→1          RIGHT:2 to 3
            2     0 1 2    2→3          LEFT:3 to 3
            3     0 2      2→1 2→3      RIGHT:1 to 4
            4     0        2→1 0→2 2→3  end
            """);
  }

  @Test
  void refusesLatticesThatAreNone() {
    assertUsage("expected nd-sw or nd-all", "lattice", FILE, "--oracle", "eager");
    assertUsage("expected nd", "lattice", FILE, "--system", "attardi", "--oracle", "static");
    CommandRun large = CommandRun.of("lattice", FILE, "--id", "hearing", "--max-nodes", "5");
    assertThat(large.code()).isEqualTo(ExitCode.INPUT);
    assertThat(large.err()).startsWith("dodona lattice: ").contains("5");
  }

  @Test
  void refusesSentencesThatWouldTakeMinutes() {
    String chain = chain(1001);
    CommandRun derive = CommandRun.withInput(chain, "derive", "-");
    assertThat(derive.code()).isEqualTo(ExitCode.INPUT);
    assertThat(derive.err())
        .isEqualTo("dodona derive: sentence 1 has 1,001 words; derive takes at most 1,000\n");
    assertThat(CommandRun.withInput("# sent_id = news-7\n" + chain, "derive", "-").err())
        .startsWith("dodona derive: sentence news-7 has 1,001 words");
    CommandRun oracle = CommandRun.withInput(chain, "oracle", "-", "--system", "attardi");
    assertThat(oracle.code()).isEqualTo(ExitCode.INPUT);
    assertThat(oracle.err()).contains("oracle --system attardi takes at most 1,000");
    assertThat(CommandRun.withInput(chain, "oracle", "-", "--system", "arc-eager").code()).isZero();
  }

  @Test
  void evaluatesLongChainsInTime(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("chain.conllu"), chain(150_000));
    CommandRun run =
        assertTimeoutPreemptively(
            Duration.ofSeconds(15),
            () -> CommandRun.of("evaluate", file.toString(), file.toString(), "--details"));
    assertThat(run.code()).as(run.err()).isZero();
  }

  private static String chain(int words) {
    StringBuilder chain = new StringBuilder();
    for (int word = 1; word <= words; word++) {
      String label = word == 1 ? "root" : "x";
      chain.append(word).append("\tw\t_\t_\t_\t_\t").append(word - 1).append('\t').append(label);
      chain.append("\t_\t_\n");
    }
    return chain.append('\n').toString();
  }
}
