package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.train.MemoryEstimate;
import dodona.neural.train.NeuralOptions;
import dodona.neural.train.NeuralTraining;
import dodona.support.Checksum;
import dodona.text.train.PipelineTraining;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of encoder-based training. */
public final class EncoderOptions {

  @Option(
      names = "--encoder",
      paramLabel = "FILE",
      description =
          "Train a neural parser, starting from this encoder (see 'dodona encoder import'). It"
              + " predicts tags as well. Default: swap-standard, oracle eager, 10 iterations.")
  private @Nullable Path encoder;

  @Option(
      names = "--batch",
      paramLabel = "WORDS",
      description =
          "With --encoder: number of words in a batch; fewer need less memory. Default: 1000, or"
              + " fewer, down to 250, if an iteration has less than 80,000 words.")
  private @Nullable Integer batch;

  @Option(
      names = "--weight-format",
      paramLabel = "FORMAT",
      description =
          "With --encoder: format of the weights in the model: int8, float16 or float32. Default: int8.")
  private @Nullable String weights;

  /** Whether there is one. */
  public boolean isGiven() {
    if (encoder == null && (batch != null || weights != null)) {
      throw new UsageException("--batch and --weight-format are for training with --encoder");
    }
    return encoder != null;
  }

  /** Trains an encoder-based parser, if an encoder is given; prints how much memory it needs. */
  public void applyTo(
      PipelineTraining training, List<Sentence> sentences, Silver silver, Console console)
      throws IOException {
    if (encoder == null) {
      return;
    }
    Encoder read = EncoderFile.read(encoder);
    NeuralOptions options = options(read, sentences, silver);
    MemoryEstimate need = MemoryEstimate.of(read.config(), options, sentences, silver);
    long most = Runtime.getRuntime().maxMemory();
    console.remark(
        String.format(
            Locale.ROOT,
            "training will take about %.1f GB of memory, of %.1f",
            need.bytes() / 1e9,
            most / 1e9));
    if (need.bytes() > most) {
      throw new UsageException(
          String.format(
              Locale.ROOT,
              "there is not enough memory: about %.1f GB are needed, and Java may take %.1f. Give"
                  + " it more with DODONA_OPTS=-Xmx%dm, or train with smaller"
                  + " batches (--batch)",
              need.bytes() / 1e9,
              most / 1e9,
              need.bytes() / 1_000_000 + 1));
    }
    training.tagging(NeuralTraining.learners(read, options, sentences, silver));
    training.note("encoder", encoder.getFileName() + " sha256:" + Checksum.of(encoder));
    training.note("encoderLicence", read.license());
    training.note("neural", options.toString());
  }

  private NeuralOptions options(Encoder read, List<Sentence> sentences, Silver silver) {
    try {
      NeuralOptions options = NeuralOptions.of(read.config(), sentences, silver);
      options = batch == null ? options : options.withBatchWords(batch);
      return weights == null ? options : options.withFormat(WeightFormat.named(weights));
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
