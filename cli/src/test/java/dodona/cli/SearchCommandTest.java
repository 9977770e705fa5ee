package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchCommandTest {

  private static final String DOGS =
      """
      # sent_id = dogs
      1\tDogs\tdog\tNOUN\t_\tNumber=Plur\t2\tnsubj\t2:nsubj\t_
      2\tchase\tchase\tVERB\t_\t_\t0\troot\t0:root\t_
      3\tcats\tcat\tNOUN\t_\tNumber=Plur\t2\tobj\t2:obj\tSpaceAfter=No
      4\t.\t.\tPUNCT\t_\t_\t2\tpunct\t2:punct\t_

      """;
  private static final String OAK =
      """
      # sent_id = oak
      1\tOaks\toak\tNOUN\t_\tNumber=Plur\t2\tnsubj\t_\t_
      2\twhisper\twhisper\tVERB\t_\t_\t0\troot\t_\t_

      """;

  @TempDir Path folder;
  private String file = "";

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("pets.conllu"), DOGS + OAK + DOGS).toString();
  }

  @Test
  void marksMatchesInSentences() {
    CommandRun run = CommandRun.of("search", "{upos:VERB}=v >obj {}", file);
    assertThat(run.out()).isEqualTo("dogs: Dogs [v:chase] [cats].\n".repeat(2));
    assertThat(run.err()).isEqualTo("2 matches in 2 of 3 sentences\n");
    assertThat(run.code()).isZero();
  }

  @Test
  void namesFilesIfThereAreSeveral() {
    CommandRun run = CommandRun.withInput(OAK, "search", "{root}", file, "-");
    assertThat(run.out())
        .contains(file + ":oak: Oaks [whisper]\n")
        .endsWith("standard input:oak: Oaks [whisper]\n");
  }

  @Test
  void exitsWithOneIfNothingMatches() {
    CommandRun run = CommandRun.of("search", "{lemma:dragon}", file);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("0 matches in 0 of 3 sentences\n");
    assertThat(CommandRun.of("search", "-q", "{lemma:dragon}", file).err()).isEmpty();
  }

  @Test
  void findsSentencesWithoutAMatch() {
    CommandRun run = CommandRun.of("search", "{} >obj {}", file, "--invert");
    assertThat(run.out()).isEqualTo("oak: Oaks whisper\n");
    assertThat(run.err()).isEqualTo("1 of 3 sentences without a match\n");
  }

  @Test
  void showsContextAndStopsAtTheLimit() {
    assertThat(CommandRun.of("search", "{lemma:oak}", file, "--context", "1").out())
        .isEqualTo("dogs- Dogs chase cats.\noak: [Oaks] whisper\ndogs- Dogs chase cats.\n");
    CommandRun run = CommandRun.of("search", "{root}", file, "--limit", "1");
    assertThat(run.out()).isEqualTo("dogs: Dogs [chase] cats.\n");
    assertThat(run.err()).endsWith("stopped at the limit\n");
    assertThat(CommandRun.of("search", "{root}", file, "--limit", "1", "--context", "1").out())
        .isEqualTo("dogs: Dogs [chase] cats.\noak- Oaks whisper\n");
    assertThat(CommandRun.of("search", "{root}", file, "--limit", "3").err())
        .isEqualTo("3 matches in 3 of 3 sentences\n");
  }

  @Test
  void drawsTrees() {
    assertThat(CommandRun.of("search", "{lemma:oak}", file, "--format", "trees").out())
        .startsWith("oak: [Oaks] whisper\n")
        .contains("nsubj", "[Oaks]", "NOUN");
  }

  @Test
  void marksMatchesInMisc() {
    String out = CommandRun.of("search", "{}=v > {upos:NOUN}=n", file, "--format", "conllu").out();
    assertThat(out)
        .startsWith(
            "# sent_id = dogs\n1\tDogs\tdog\tNOUN\t_\tNumber=Plur\t2\tnsubj\t2:nsubj\tMatch=1:n\n")
        .contains("\t2:obj\tSpaceAfter=No|Match=2:n\n", "\t0:root\tMatch=1:v,2:v\n");
  }

  @Test
  void writesJson() {
    assertThat(
            CommandRun.of("search", "{}=s <nsubj {lemma:whisper}", file, "--format", "json").out())
        .isEqualTo(
            "{\"file\": \""
                + file
                + "\",\"sentence\": \"oak\",\"text\": \"Oaks whisper\",\"words\": [1,2],"
                + "\"nodes\": {\"s\": {\"id\": 1,\"form\": \"Oaks\",\"lemma\": \"oak\","
                + "\"upos\": \"NOUN\",\"feats\": \"Number=Plur\",\"deprel\": \"nsubj\","
                + "\"head\": 2}}}\n");
  }

  @Test
  void writesTables() throws IOException {
    String table = folder.resolve("table.csv").toString();
    CommandRun run =
        CommandRun.of("search", "{upos:VERB}=v >nsubj {}=s ?>obj {}=o", file, "-o", table);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(Path.of(table)))
        .isEqualTo("v,s,o\nchase,Dogs,cats\nwhisper,Oaks,\nchase,Dogs,cats\n");
    assertThat(
            CommandRun.of(
                    "search",
                    "{upos:PUNCT}=p",
                    file,
                    "--fields",
                    "sentence,p,p.misc,text",
                    "--limit",
                    "1")
                .out())
        .isEqualTo("sentence,p,p.misc,text\ndogs,.,,Dogs chase cats.\n");
  }

  @Test
  void countsFields() {
    String[] search = {"search", "{upos:VERB}=v ?>obj {}=o", file, "--count", "v.lemma,o.lemma"};
    assertThat(CommandRun.of(search).out())
        .isEqualTo(
            """
            v.lemma  o.lemma  count   share
            -------  -------  -----  ------
            chase    cat          2  66.7 %
            whisper  _            1  33.3 %
            """);
    assertThat(with(search, "--by", "file", "--limit", "1", "--format", "csv").out())
        .isEqualTo("file,v.lemma,o.lemma,count,share\n" + file + ",chase,cat,2,0.666667\n");
    assertThat(with(search, "--format", "json").out())
        .startsWith("{\"values\": {\"v.lemma\": \"chase\",\"o.lemma\": \"cat\"},\"count\": 2,");
  }

  private static CommandRun with(String[] command, String... more) {
    return CommandRun.of(
        IntStream.range(0, command.length + more.length)
            .mapToObj(i -> i < command.length ? command[i] : more[i - command.length])
            .toArray(String[]::new));
  }

  @Test
  void aSampleIsTheSameForTheSameSeed() throws IOException {
    String many =
        IntStream.range(0, 500)
            .mapToObj(i -> OAK.replace("= oak", "= " + i))
            .collect(Collectors.joining());
    Path large = Files.writeString(folder.resolve("large.conllu"), many);
    List<String> first = sample(large, "1");
    assertThat(first).hasSize(20).isEqualTo(sample(large, "1")).isNotEqualTo(sample(large, "2"));
    assertThat(first.stream().map(line -> Integer.valueOf(line.split(":", 2)[0])))
        .isSorted()
        .anyMatch(number -> number > 250);
  }

  private static List<String> sample(Path file, String seed) {
    return CommandRun.of("search", "{root}", file.toString(), "--sample", "20", "--seed", seed)
        .out()
        .lines()
        .toList();
  }

  @Test
  void usesRecipesAndPatternFiles() throws IOException {
    assertThat(CommandRun.of("search", "--recipe", "svo", file, "--format", "csv", "-q").out())
        .isEqualTo("subject.phrase,verb.lemma,object.phrase\n" + "Dogs,chase,cats\n".repeat(2));
    Path patterns =
        Files.writeString(
            folder.resolve("my.patterns"), "oak: {lemma:oak}=n\n# Pets\npet: {lemma:cat}=n\n");
    assertThat(
            CommandRun.of("search", "--patterns", patterns.toString(), file, "--count", "pattern")
                .out())
        .contains("pet          2  66.7 %", "oak          1  33.3 %");
    assertThat(CommandRun.of("search", "--list-recipes").out()).contains("svo  ", "errors  ");
    assertThat(CommandRun.of("search", "--recipe", "svo", "--print").out()).startsWith("# Who");
  }

  @Test
  void changesATreebankByteForByte() throws IOException {
    String changed = folder.resolve("changed.conllu").toString();
    CommandRun run =
        CommandRun.of("search", "{} >obj {}=o", "--set", "o.deprel=iobj", file, "-o", changed);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).isEqualTo("2 matches in 2 of 3 sentences, 2 words changed\n");
    assertThat(Files.readString(Path.of(changed)))
        .isEqualTo((DOGS + OAK + DOGS).replace("\tobj\t", "\tiobj\t"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uFEFF1\tOaks\toak\tNOUN\t_\t_\t0\troot\t_\t_\r\n\r\n",
        "\n\n# a = b\r\n1\tOaks\toak\tNOUN\t_\t_\t0\troot\t_\t_\n\n\n\n1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n\r\n",
      })
  void keepsLineEndsEmptyLinesAndByteOrderMarks(String text) throws IOException {
    Path in = Files.writeString(folder.resolve("in.conllu"), text);
    Path out = folder.resolve("out.conllu");
    CommandRun run =
        CommandRun.of(
            "search", "{lemma:oak}=n", "--set", "n.xpos=NN", in.toString(), "-o", out.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(out)).isEqualTo(text.replace("NOUN\t_", "NOUN\tNN"));
  }

  @Test
  void changesALargeTreebankByteForByte() throws IOException {
    String text = (DOGS + OAK + DOGS).repeat(500).replace("\n", "\r\n");
    Path in = Files.writeString(folder.resolve("in.conllu"), text);
    Path out = folder.resolve("out.conllu");
    CommandRun run =
        CommandRun.of(
            "search",
            "{} >obj {}=o",
            "--set",
            "o.deprel=iobj",
            in.toString(),
            "-o",
            out.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(out)).isEqualTo(text.replace("\tobj\t", "\tiobj\t"));
  }

  @Test
  void namesFeaturesAndSubtypesThatNoWordHas() {
    assertThat(CommandRun.of("search", "{feats.Numbr:Plur}", file).err())
        .isEqualTo(
            """
            0 matches in 0 of 3 sentences
            no word has feats.Numbr; expected Number. Did you mean 'Number'?
            """);
    assertThat(CommandRun.of("search", "{lemma:chase} !>nsubj:pass {}", file).err())
        .isEqualTo("2 matches in 2 of 3 sentences\n");
    assertThat(CommandRun.of("search", "{lemma:oak ; !feats.Numbr}", file).err())
        .endsWith("Did you mean 'Number'?\n");
    assertThat(CommandRun.of("search", "--recipe", "light-verbs", file).err())
        .isEqualTo("0 matches in 0 of 3 sentences\n");
    assertThat(CommandRun.of("search", "-q", "{feats.Numbr:Plur}", file).err()).isEmpty();
  }

  @Test
  void showsChangesAsADiff() {
    CommandRun run =
        CommandRun.of("search", "{lemma:oak}=n", "--set", "n.feats.Case=Nom", "--dry-run", file);
    assertThat(run.out())
        .isEqualTo(
            "--- %s\n+++ %s\n@@ -8 +8 @@ oak\n".formatted(file, file)
                + "-1\tOaks\toak\tNOUN\t_\tNumber=Plur\t2\tnsubj\t_\t_\n"
                + "+1\tOaks\toak\tNOUN\t_\tCase=Nom|Number=Plur\t2\tnsubj\t_\t_\n");
  }

  @Test
  void aChangeThatBreaksATreeWritesNoFile() {
    Path changed = folder.resolve("changed.conllu");
    CommandRun run =
        CommandRun.of(
            "search", "{}=v >obj {}=o", "--set", "v.head=o", file, "-o", changed.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains(file + ":", "dogs, word", "the changes would break the tree");
    assertThat(changed).doesNotExist();
  }

  @Test
  void parsesText() {
    CommandRun run =
        CommandRun.of(
            "search", "{upos:VERB}=v >obj {}=o", "Monks planted the oak.", "-m", "en-fast");
    assertThat(run.out()).isEqualTo("1: Monks [v:planted] the [o:oak].\n");
  }

  @Test
  void pointsAtErrorsInPatterns() {
    CommandRun run = CommandRun.of("search", "{upos:VRB}", file);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("dodona search: pattern, column 7: unknown part of speech 'VRB'; expected ADJ")
        .endsWith("\n  {upos:VRB}\n        ^\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "{}=v FILE --count w @ --count: field 'w': no node is named 'w'; expected v",
        "{}=v FILE --by file @ --by file needs --count",
        "{} FILE --format csv @ the pattern has no named nodes",
        "{} FILE --limit 0 @ --limit 0: expected 1 or more",
        "{} FILE --dry-run @ --dry-run needs --set",
        "{}=v FILE --set v.lema=x @ --set 'v.lema=x': unknown attribute 'lema'",
        "{}=v FILE FILE --set v.lemma=x @ --set changes one file at a time",
        "{}=v FILE --set v.lemma=x --limit 1 @ --set writes the whole treebank",
        "{}=v FILE --invert --count v @ --invert finds sentences without matches",
        "{}=v FILE --context 1 --sample 1 @ expected --context or --sample, not both",
        "{}=v @ expected files to search",
        "--recipe sov FILE @ unknown recipe 'sov'; expected svo",
        "--recipe svo --patterns FILE FILE @ expected --recipe or --patterns, not both",
      })
  void refusesCommandLinesThatMakeNoSense(String arguments, String message) {
    CommandRun run = CommandRun.of(("search " + arguments.replace("FILE", file)).split(" "));
    assertThat(run.err()).startsWith("dodona search: " + message);
    assertThat(run.code()).isEqualTo(2);
  }

  @Test
  void aTreebankWithoutTreesIsAnError() {
    CommandRun run =
        CommandRun.withInput("1\ta\t_\t_\t_\t_\t_\t_\t_\t_\n\n", "search", "{} > {}", "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("standard input:1").doesNotContain("internal error");
  }
}
