package dodona.cli.option;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.model.NeuralModel;
import dodona.neural.train.MemoryEstimate;
import dodona.neural.train.NeuralOptions;
import dodona.neural.train.NeuralTraining;
import dodona.neural.train.StartingPoint;
import dodona.support.Checksum;
import dodona.text.model.InstalledModel;
import dodona.text.model.ModelAddress;
import dodona.text.model.PipelineModel;
import dodona.text.model.StoredModel;
import dodona.text.train.PipelineTraining;
import dodona.train.LearnerFactory;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of encoder-based training, from an encoder or from a trained network. */
@OptionGroup.In(OptionGroup.NEURAL)
public final class EncoderOptions {

  @Option(
      names = "--encoder",
      paramLabel = "FILE",
      description =
          "Train a neural parser from this encoder, which 'dodona encoder import'"
              + " creates. The parser also predicts tags. Default: swap-standard with oracle"
              + " eager, 10 iterations. With --from: add the word pieces of this encoder that"
              + " the network lacks.")
  private @Nullable Path encoder;

  @Option(
      names = "--from",
      paramLabel = "MODEL",
      description =
          "Train a neural parser from the network of this model instead of an encoder: an"
              + " installed model such as en, a file, or FILE#LANGUAGE. Weights are kept for"
              + " labels, tags, features and transitions that the treebank and the network"
              + " share; others start at random, as do all transitions with another --system."
              + " Segmenter and lemmatizer are trained on the treebank alone. The word pieces"
              + " are those of the network, unless --encoder adds some. Defaults: the system,"
              + " --weight-format and --embedding-format of the network.")
  private @Nullable String from;

  private @Nullable TrainedNetwork network;

  @Option(
      names = "--batch",
      paramLabel = "WORDS",
      description =
          "With --encoder or --from: number of words in a batch. Fewer words need less memory."
              + " Default: 1000, or 250 to 1000 if the training data has fewer than 80,000"
              + " words.")
  private @Nullable Integer batch;

  @Option(
      names = "--encoder-rate",
      paramLabel = "RATE",
      description =
          "With --encoder or --from: peak learning rate of the encoder. Large encoders need a"
              + " lower rate, such as 5e-5 for BERT base. Default: 1e-4, or 2e-4 with fewer"
              + " than six layers.")
  private @Nullable Double rate;

  @Option(
      names = "--weight-format",
      paramLabel = "FORMAT",
      description =
          "With --encoder or --from: format of the weights in the model. Values: int8, float16,"
              + " float32, int5, int4. Default: int8, or as in the network of --from.")
  private @Nullable String weights;

  @Option(
      names = "--embedding-format",
      paramLabel = "FORMAT",
      description =
          "With --encoder or --from: format of the vectors of word pieces in the model, which"
              + " take most of a multilingual model. Values: int8, int5, int4, float16,"
              + " float32. Default: as --weight-format, or as in the network of --from.")
  private @Nullable String embeddings;

  /** Returns whether to train a neural parser. */
  public boolean isGiven() {
    if (encoder == null
        && from == null
        && (batch != null || rate != null || weights != null || embeddings != null)) {
      throw new UsageException(
          "--batch, --encoder-rate, --weight-format and --embedding-format need --encoder"
              + " or --from");
    }
    return encoder != null || from != null;
  }

  /** Returns the transition system of the network to start from; null if there is none. */
  public @Nullable String system() throws IOException {
    return from == null ? null : network(from).system();
  }

  private TrainedNetwork network(String name) throws IOException {
    TrainedNetwork read = network;
    if (read == null) {
      read = TrainedNetwork.read(new ModelAddress(name));
      network = read;
    }
    return read;
  }

  /** Trains an encoder-based parser, if an encoder is given; prints how much memory it needs. */
  public void applyTo(
      PipelineTraining training, List<Sentence> sentences, Silver silver, Console console)
      throws IOException {
    if (isGiven()) {
      training.tagging(learners(sentences, silver, console, training::note));
    }
  }

  /**
   * Returns the learners of a parser for several languages; prints how much memory it needs.
   *
   * @param notes receives the provenance of the model
   */
  public LearnerFactory learners(
      List<Sentence> sentences, Console console, BiConsumer<String, Object> notes)
      throws IOException {
    if (!isGiven()) {
      throw new UsageException("training for several languages needs --encoder or --from");
    }
    return learners(sentences, Silver.NONE, console, notes);
  }

  private LearnerFactory learners(
      List<Sentence> sentences, Silver silver, Console console, BiConsumer<String, Object> notes)
      throws IOException {
    StartingPoint start = start(console, notes);
    NeuralOptions options = options(start, sentences, silver);
    MemoryEstimate need = MemoryEstimate.of(start.encoder().config(), options, sentences, silver);
    long most = Runtime.getRuntime().maxMemory();
    console.remark(
        String.format(
            Locale.ROOT,
            "training needs about %.1f GB of memory; %.1f GB are available",
            need.bytes() / 1e9,
            most / 1e9));
    if (need.bytes() > most) {
      throw new UsageException(
          String.format(
              Locale.ROOT,
              "not enough memory: training needs about %.1f GB, and Java is limited to %.1f GB. Set"
                  + " DODONA_OPTS=-Xmx%dm, or use smaller batches with --batch.",
              need.bytes() / 1e9,
              most / 1e9,
              need.bytes() / 1_000_000 + 1));
    }
    notes.accept("encoderLicense", start.encoder().license());
    notes.accept("neural", options.toString());
    network = null;
    return one(start, options, sentences, silver);
  }

  /** Makes one learner and then lets go of what it starts from, which takes much memory. */
  private static LearnerFactory one(
      StartingPoint start, NeuralOptions options, List<Sentence> sentences, Silver silver) {
    AtomicReference<@Nullable StartingPoint> left = new AtomicReference<>(start);
    return (recipe, data, threads) -> {
      StartingPoint own = left.getAndSet(null);
      if (own == null) {
        throw new IllegalStateException("a second learner from the same options");
      }
      return NeuralTraining.learners(own, options, sentences, silver)
          .learner(recipe, data, threads);
    };
  }

  /** Reads what the training run starts from, and notes where it comes from. */
  private StartingPoint start(Console console, BiConsumer<String, Object> notes)
      throws IOException {
    if (encoder != null) {
      notes.accept("encoder", encoder.getFileName() + " sha256:" + Checksum.of(encoder));
    }
    if (from == null) {
      return StartingPoint.of(EncoderFile.read(Objects.requireNonNull(encoder)));
    }
    TrainedNetwork read = network(from);
    read.note(notes);
    StartingPoint start = StartingPoint.of(read.model());
    return encoder == null ? start : withPieces(start, encoder, console);
  }

  private static StartingPoint withPieces(StartingPoint start, Path file, Console console)
      throws IOException {
    Encoder other = EncoderFile.read(file);
    try {
      StartingPoint more = start.withPiecesOf(other);
      console.remark(
          String.format(
              Locale.ROOT,
              "%,d word pieces of the network, and %,d from %s",
              start.encoder().config().vocabulary(),
              more.encoder().config().vocabulary() - start.encoder().config().vocabulary(),
              file.getFileName()));
      return more;
    } catch (InvalidInputException e) {
      throw new UsageException(
          file + ": an encoder with " + e.getMessage() + ", as in the network of --from");
    }
  }

  private NeuralOptions options(StartingPoint start, List<Sentence> sentences, Silver silver) {
    try {
      NeuralOptions options = start.options(sentences, silver);
      options = batch == null ? options : options.withBatchWords(batch);
      options = rate == null ? options : options.withRates(rate, options.headRate());
      options = weights == null ? options : options.withFormat(WeightFormat.named(weights));
      return embeddings == null ? options : options.withEmbeddings(WeightFormat.named(embeddings));
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  /** The trained network that {@code --from} names. */
  private static final class TrainedNetwork {

    private final String origin;
    private final String license;
    private final NeuralModel model;
    private final Provenance provenance;

    private TrainedNetwork(
        String origin, String license, NeuralModel model, Provenance provenance) {
      this.origin = origin;
      this.license = license;
      this.model = model;
      this.provenance = provenance;
    }

    /**
     * Reads a network.
     *
     * @throws UsageException if the model has no neural parser
     * @throws dodona.text.model.ModelNotFoundException if there is no such model
     */
    static TrainedNetwork read(ModelAddress address) throws IOException {
      List<StoredModel> languages = address.findAll();
      StoredModel stored = languages.get(0);
      PipelineModel read = stored.read();
      ParserModel parser = read.parser();
      if (!(parser instanceof NeuralModel neural)) {
        throw new UsageException(
            "--from "
                + address
                + ": "
                + (parser == null ? "a model without a parser" : "a " + parser.kind() + " model")
                + "; expected a neural model, such as en");
      }
      return new TrainedNetwork(
          stored instanceof InstalledModel ? address.text() : origin(address.text()),
          stored.license(),
          languages.size() > 1 ? neural.forAllLanguages() : neural,
          read.provenance());
    }

    private static String origin(String address) throws IOException {
      int mark = address.lastIndexOf('#');
      Path file = Path.of(mark < 0 ? address : address.substring(0, mark));
      String language = mark < 0 ? "" : address.substring(mark);
      return file.getFileName() + language + " sha256:" + Checksum.of(file);
    }

    NeuralModel model() {
      return model;
    }

    /** The transition system of the network. */
    String system() {
      return model.decoding().system();
    }

    /** Notes where the network comes from. */
    void note(BiConsumer<String, Object> notes) {
      notes.accept("from", origin);
      Stream.of(provenance.text("license"), provenance.text("licence"), license)
          .filter(text -> !text.isEmpty())
          .findFirst()
          .ifPresent(text -> notes.accept("fromLicense", text));
      String data = provenance.text("trainedOn");
      if (!data.isEmpty()) {
        notes.accept("fromTrainedOn", data);
      }
    }
  }
}
