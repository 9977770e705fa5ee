package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code dodona train --from}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AdaptedModelTest {

  private static final String SENTENCES = "../examples/sentences.conllu";

  private static final Pattern FIRST_ACCURACY =
      Pattern.compile("iteration +1 +training accuracy +([0-9.]+)");

  private Path folder = Path.of("");

  /** A treebank with a label that the network lacks. */
  private Path treebank = Path.of("");

  private Path encoder = Path.of("");

  private Path network = Path.of("");

  @BeforeAll
  void trainNetwork(@TempDir Path empty) throws IOException {
    folder = empty;
    encoder = LetterEncoder.write(folder.resolve("letters.encoder"), 8);
    network = folder.resolve("network.dodona");
    treebank = folder.resolve("mine.conllu");
    Files.writeString(
        treebank, Files.readString(Path.of(SENTENCES)).replace("\tobj\t", "\tobj:mine\t"));
    CommandRun run =
        CommandRun.of(
            "train",
            "--encoder",
            encoder.toString(),
            "--encoder-rate",
            "1e-2",
            "--batch",
            "20",
            "--iterations",
            "20",
            "--license",
            "CC0",
            "--train",
            SENTENCES,
            "--model",
            network.toString());
    assertThat(run.code()).as(run.err()).isZero();
  }

  private CommandRun train(String model, String... more) {
    String[] base = {
      "train", "--train", treebank.toString(), "--model", folder.resolve(model).toString()
    };
    return CommandRun.of(
        Stream.concat(Arrays.stream(base), Arrays.stream(more)).toArray(String[]::new));
  }

  private static double firstAccuracy(CommandRun run) {
    assertThat(run.code()).as(run.err()).isZero();
    Matcher accuracy = FIRST_ACCURACY.matcher(run.err());
    assertThat(accuracy.find()).isTrue();
    return Double.parseDouble(accuracy.group(1));
  }

  @Test
  void aPipelineStartsFromANetwork() throws IOException {
    String[] settings = {
      "--pipeline", "--iterations", "1", "--batch", "20", "--dev", treebank.toString()
    };
    CommandRun scratch = train("scratch.dodona", with(settings, "--encoder", encoder.toString()));
    CommandRun run = train("adapted.dodona", with(settings, "--from", network.toString()));
    assertThat(firstAccuracy(run)).isGreaterThan(firstAccuracy(scratch) + 20);
    assertThat(run.out())
        .contains("from: network.dodona sha256:", "fromLicense: CC0", "encoderLicense: none")
        .contains("fromTrainedOn: sentences.conllu sha256:", "from a network (CRC-32 ");
    String adapted = folder.resolve("adapted.dodona").toString();
    assertThat(CommandRun.of("info", adapted, "--json").out())
        .contains("\"obj:mine\"", "\"nsubj\"")
        .doesNotContain("\"obj\"");
    CommandRun parsed =
        CommandRun.of("parse", "-m", adapted, "The dog barks.", "--format", "conllu");
    assertThat(parsed.code()).as(parsed.err()).isZero();
    assertThat(parsed.out()).contains("\troot\t");
    CommandRun again =
        train("again.dodona", with(settings, "--from", network.toString(), "--threads", "2"));
    assertThat(again.code()).as(again.err()).isZero();
    assertThat(folder.resolve("again.dodona")).hasSameBinaryContentAs(Path.of(adapted));
  }

  private static String[] with(String[] settings, String... more) {
    return Stream.concat(Arrays.stream(settings), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void anEncoderAddsWordPieces() throws IOException {
    Path more = LetterEncoder.write(folder.resolve("more.encoder"), 8, "dog", "##é");
    String[] settings = {"--iterations", "1", "--from", network.toString()};
    CommandRun run = train("more.dodona", with(settings, "--encoder", more.toString()));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("192 word pieces of the network, and 2 from more.encoder");
    assertThat(run.out()).contains("encoder: more.encoder sha256:", "from: network.dodona sha256:");
    Path wide = LetterEncoder.write(folder.resolve("wide.encoder"), 12);
    CommandRun wider = train("wide.dodona", with(settings, "--encoder", wide.toString()));
    assertThat(wider.code()).isEqualTo(ExitCode.USAGE);
    assertThat(wider.err())
        .contains(
            "wide.encoder: an encoder with vectors of width 12; expected width 8, as in the network"
                + " of --from");
  }

  @Test
  void theSystemIsThatOfTheNetworkUnlessAnotherIsChosen() throws IOException {
    String[] eager = {"--iterations", "1", "--system", "arc-eager", "--from", network.toString()};
    assertThat(train("eager.dodona", eager).out()).contains("system: arc-eager");
    String first = folder.resolve("eager.dodona").toString();
    assertThat(train("second.dodona", "--iterations", "1", "--from", first).out())
        .contains("system: arc-eager");
  }

  @ParameterizedTest
  @CsvSource({
    "2, --from en-fast, --from en-fast: a linear model; expected a neural model",
    "1, --from nothing, there is no model 'nothing'",
    "1, --from nothing.dodona, the file does not exist",
    "1, --from ../examples/sentences.conllu, not a valid model file",
    "2, --from en --preset fast, is for linear models; expected it without --encoder and --from",
    "2, --from en --beam 8, neural parsers are trained greedily",
    "2, --from en --partial, --partial is for linear models",
    "2, --from en --tags gold, --tags and --folds are for linear models",
    "2, --batch 500, need --encoder or --from"
  })
  void senselessCombinationsAreExplained(int code, String options, String reason) {
    CommandRun run = train("m.dodona", options.split(" ", -1));
    assertThat(run.err()).contains(reason);
    assertThat(run.code()).isEqualTo(code);
  }

  @Test
  void aLanguageNeedsANetworkForSeveral() {
    CommandRun run = train("m.dodona", "--from", network + "#de");
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("not a model for several languages");
  }
}
