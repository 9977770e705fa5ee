package dodona.text.release;

import dodona.error.InvalidInputException;
import dodona.model.Provenance;
import dodona.support.AtomicFile;
import dodona.support.Causes;
import dodona.support.Checksum;
import dodona.support.Choices;
import dodona.support.OutputFolder;
import dodona.text.language.ProfileFile;
import dodona.text.language.ProfileTrainer;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.text.train.PipelineTraining;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import dodona.treebank.TreebankSplit;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Trains a pipeline on every treebank of a release. Each gets a folder with the model, a language
 * profile, a model card and its result; a summary is written after each.
 *
 * <p>Finished treebanks are kept and interrupted ones continued. A treebank that cannot be trained
 * on is reported and does not stop the others.
 */
public final class ReleaseTraining {

  /** Without a development file, one sentence in so many is held out, rounded. */
  private static final int HELD_OUT = 10;

  /** So many documents can be held out as wholes without taking much more than a tenth. */
  private static final int FEWEST_DOCUMENTS = 10;

  private static final long SEED = 1;

  private static final int FOLDS = 10;

  private final List<UdTreebank> treebanks;
  private final Path models;
  private final Settings settings;
  private final Reader reader;
  private final Set<String> only = new HashSet<>();
  private String options = "";
  private String command = "";
  private String program = "";
  private int threads = 1;
  private boolean restarts;
  private ReleaseListener listener = ReleaseListener.SILENT;

  /** Chooses the settings for a treebank. */
  @FunctionalInterface
  public interface Settings {

    /** Creates a training run, with everything but files, steps and development set. */
    PipelineTraining training(List<Sentence> sentences) throws IOException;
  }

  /** Reads treebanks. */
  @FunctionalInterface
  public interface Reader {

    /** Returns the sentences of files, all of which have trees. */
    List<Sentence> read(List<Path> files) throws IOException;
  }

  /** A treebank that is to be trained on. */
  private record Job(
      UdTreebank treebank, Map<String, String> checksums, long bytes, boolean continues) {}

  /** The sentences of a treebank. */
  private record Data(
      List<Sentence> train, List<Sentence> dev, boolean isHeldOut, List<Sentence> test) {

    TreebankResult.Sizes sizes() {
      return new TreebankResult.Sizes(
          train.size(),
          train.stream().mapToLong(Sentence::size).sum(),
          dev.size(),
          isHeldOut,
          test.size());
    }
  }

  private ReleaseTraining(
      List<UdTreebank> treebanks, Path models, Settings settings, Reader reader) {
    this.treebanks = List.copyOf(treebanks);
    this.models = models;
    this.settings = settings;
    this.reader = reader;
  }

  /**
   * Training on treebanks.
   *
   * @param models the folder for all results, which may contain those of an earlier run
   */
  public static ReleaseTraining of(
      List<UdTreebank> treebanks, Path models, Settings settings, Reader reader) {
    return new ReleaseTraining(treebanks, models, settings, reader);
  }

  /**
   * Trains only on some treebanks; finished ones stay in the summary.
   *
   * @throws InvalidInputException if there is no treebank of a name
   */
  public ReleaseTraining only(List<String> names) {
    Set<String> known = treebanks.stream().map(UdTreebank::name).collect(Collectors.toSet());
    for (String name : names) {
      if (!known.contains(name)) {
        throw new InvalidInputException(
            "no treebank '"
                + name
                + "'; expected the beginning of file names, such as de_gsd"
                + Choices.suggestion(name, known));
      }
    }
    only.addAll(names);
    return this;
  }

  /**
   * Sets the options of the command line that affect the models. Models that were trained with
   * other options are not replaced.
   */
  public ReleaseTraining options(String newOptions) {
    options = newOptions;
    return this;
  }

  /** Sets all options of the command line for the model cards, without those that name folders. */
  public ReleaseTraining command(String allOptions) {
    command = allOptions;
    return this;
  }

  /** Sets the name and version of the program for the provenance. */
  public ReleaseTraining program(String name) {
    program = name;
    return this;
  }

  /** Sets the number of threads; by default one. */
  public ReleaseTraining threads(int count) {
    threads = count;
    return this;
  }

  /** Trains on all treebanks again. */
  public ReleaseTraining restart() {
    restarts = true;
    return this;
  }

  /** Sets the listener for progress. */
  public ReleaseTraining listener(ReleaseListener newListener) {
    listener = newListener;
    return this;
  }

  /**
   * Trains on all treebanks and returns their results, sorted by name.
   *
   * @throws InvalidInputException if a treebank was trained on with other options
   * @throws IOException if results cannot be read or written
   */
  public List<TreebankResult> run() throws IOException {
    OutputFolder.create(models);
    SortedMap<String, TreebankResult> results = new TreeMap<>();
    List<Job> jobs = plan(results);
    int skipped =
        (int)
            results.values().stream()
                .filter(result -> result.state() == TreebankResult.State.SKIPPED)
                .count();
    listener.planned(jobs.size(), results.size() - skipped, skipped);
    long bytesLeft = jobs.stream().mapToLong(Job::bytes).sum();
    long bytesDone = 0;
    long started = System.nanoTime();
    for (int i = 0; i < jobs.size(); i++) {
      Job job = jobs.get(i);
      double perByte = (double) (System.nanoTime() - started) / Math.max(1, bytesDone);
      listener.begun(
          job.treebank,
          i + 1,
          jobs.size(),
          i == 0 ? null : Duration.ofNanos((long) (perByte * bytesLeft)));
      attempt(job, results);
      ReleaseSummary.write(models, commandLine(""), results.values());
      bytesDone += job.bytes;
      bytesLeft -= job.bytes;
    }
    ReleaseSummary.write(models, commandLine(""), results.values());
    return List.copyOf(results.values());
  }

  /** Returns what is to be done, and adds what is known already to the results. */
  private List<Job> plan(Map<String, TreebankResult> results) throws IOException {
    List<Job> jobs = new ArrayList<>();
    for (UdTreebank treebank : treebanks) {
      boolean isChosen = only.isEmpty() || only.contains(treebank.name());
      if (treebank.train().isEmpty()) {
        if (isChosen) {
          results.put(treebank.name(), skipped(treebank, whyWithoutTraining(treebank)));
        }
        continue;
      }
      ModelFiles files = ModelFiles.of(models, treebank);
      StoredResult stored = StoredResult.read(files.result());
      Map<String, String> checksums = checksums(treebank);
      TreebankResult finished =
          stored != null && Files.exists(files.model()) ? stored.finished(checksums) : null;
      boolean isBegun = finished != null || Files.exists(files.checkpoint());
      if (isChosen && isBegun && stored != null && !restarts && !stored.options().equals(options)) {
        throw new InvalidInputException(
            "%s: trained with other options: '%s', not '%s'. Use another folder, or --force to train again."
                .formatted(files.folder(), stored.options(), options));
      }
      if (finished != null && !(isChosen && restarts)) {
        results.put(treebank.name(), finished);
      } else if (isChosen) {
        boolean continues =
            !restarts
                && stored != null
                && stored.canBeContinued(checksums, program)
                && Files.exists(files.checkpoint());
        jobs.add(new Job(treebank, checksums, bytes(treebank), continues));
      }
    }
    return jobs;
  }

  private static TreebankResult skipped(UdTreebank treebank, String reason) {
    return TreebankResult.without(treebank, TreebankResult.State.SKIPPED, reason, 0);
  }

  private static String whyWithoutTraining(UdTreebank treebank) {
    if (treebank.files().isEmpty()) {
      return "no CoNLL-U files";
    }
    return treebank.dev().isEmpty() ? "only a test file" : "no training file";
  }

  private static Map<String, String> checksums(UdTreebank treebank) throws IOException {
    Map<String, String> checksums = new TreeMap<>();
    for (Path file : treebank.files()) {
      checksums.put(String.valueOf(file.getFileName()), Checksum.of(file));
    }
    return checksums;
  }

  private static long bytes(UdTreebank treebank) throws IOException {
    long bytes = 0;
    for (Path file : treebank.train()) {
      bytes += Files.size(file);
    }
    return bytes;
  }

  /** Trains on a treebank and keeps the result, whatever it is. */
  private void attempt(Job job, Map<String, TreebankResult> results) throws IOException {
    UdTreebank treebank = job.treebank;
    ModelFiles files = ModelFiles.of(models, treebank);
    long started = System.nanoTime();
    TreebankResult result;
    Throwable failure = null;
    try {
      result = train(job, files, started);
    } catch (InterruptedIOException e) {
      throw e;
    } catch (IOException | RuntimeException | OutOfMemoryError e) {
      failure = unwrapped(e);
      result =
          TreebankResult.without(
              treebank, TreebankResult.State.FAILED, reason(failure, treebank), seconds(started));
    }
    if (result.state() != TreebankResult.State.SKIPPED) {
      OutputFolder.create(files.folder());
      new StoredResult(result, job.checksums, options, program).write(files.result());
    }
    if (failure == null) {
      Files.deleteIfExists(files.checkpoint());
    }
    results.put(treebank.name(), result);
    listener.ended(result, failure);
  }

  private static Throwable unwrapped(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof UncheckedIOException && cause != null ? cause : failure;
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }

  /** Returns the reason of a failure for the summary, on one line. */
  private static String reason(Throwable failure, UdTreebank treebank) {
    if (Causes.isLackOfMemory(failure)) {
      return "not enough memory";
    }
    String message = String.valueOf(failure.getMessage());
    for (Path file : treebank.files()) {
      message = message.replace(file.toString(), String.valueOf(file.getFileName()));
    }
    String line = message.lines().findFirst().orElse("");
    if (failure instanceof NoSuchFileException) {
      return line + ": file not found";
    }
    boolean isExpected = failure instanceof IOException || failure instanceof InvalidInputException;
    return isExpected ? line : "internal error: " + failure.getClass().getSimpleName();
  }

  private TreebankResult train(Job job, ModelFiles files, long started) throws IOException {
    UdTreebank treebank = job.treebank;
    Data data = read(treebank);
    if (data.train.stream().allMatch(ReleaseTraining::isWithoutText)) {
      return skipped(treebank, "the files do not contain the words");
    }
    OutputFolder.create(files.folder());
    new StoredResult(null, job.checksums, options, program).write(files.result());
    PipelineTraining training =
        settings
            .training(data.train)
            .dev(data.dev)
            .folds(Math.min(FOLDS, data.train.size()))
            .threads(threads)
            .checkpoint(files.checkpoint());
    note(training, job, data);
    PipelineModel model = (job.continues ? training.resume() : training.restart()).run();
    PipelineFile.write(model, files.model(), true);
    String profileProblem = writeProfile(treebank, data.train, job, files);
    Pipeline pipeline = Pipeline.of(model, PipelineOptions.DEFAULT.withThreads(threads));
    List<PartScores> scores = new ArrayList<>();
    if (!data.dev.isEmpty()) {
      scores.addAll(PartScores.of("dev", pipeline, data.dev));
    }
    if (!data.test.isEmpty()) {
      scores.addAll(PartScores.of("test", pipeline, data.test));
    }
    TreebankResult result =
        new TreebankResult(
            treebank.name(),
            treebank.terms().summary(),
            TreebankResult.State.TRAINED,
            "",
            data.sizes(),
            seconds(started),
            scores);
    AtomicFile.write(
        files.card(),
        new TreebankCard(treebank, files, result, model)
            .text(commandLine(" --only " + treebank.name()), profileProblem));
    return result;
  }

  private Data read(UdTreebank treebank) throws IOException {
    List<Sentence> train = reader.read(treebank.train());
    List<Sentence> dev = reader.read(treebank.dev());
    List<Sentence> test = reader.read(treebank.test());
    if (!dev.isEmpty()) {
      return new Data(train, dev, false, test);
    }
    TreebankSplit split = holdOut(train);
    return new Data(split.train(), split.dev(), !split.dev().isEmpty(), test);
  }

  /** Holds out a tenth: whole documents if there are enough, otherwise sentence by sentence. */
  private static TreebankSplit holdOut(List<Sentence> sentences) {
    List<List<Sentence>> documents = TreebankSplit.documents(sentences);
    List<List<Sentence>> units =
        documents.size() < FEWEST_DOCUMENTS ? sentences.stream().map(List::of).toList() : documents;
    return TreebankSplit.of(units, (int) Math.round(sentences.size() / (double) HELD_OUT), 0, SEED);
  }

  /** Returns whether all words of a sentence are replaced by underscores. */
  private static boolean isWithoutText(Sentence sentence) {
    for (int word = 1; word <= sentence.size(); word++) {
      if (!sentence.form(word).equals(Sentence.ABSENT)) {
        return false;
      }
    }
    return true;
  }

  private void note(PipelineTraining training, Job job, Data data) {
    training.note("trainedOn", origin(job.treebank.train(), job.checksums));
    if (!data.dev.isEmpty()) {
      training.note(
          "heldOut",
          data.isHeldOut
              ? "one in " + HELD_OUT + " sentences of the training files"
              : origin(job.treebank.dev(), job.checksums));
    }
    training.note("dodona", program);
    UdTreebank treebank = job.treebank;
    training.note(
        "license",
        "Trained on %s%s, %s"
            .formatted(
                treebank.isOfficial() ? "Universal Dependencies " : "",
                treebank.title(),
                treebank.terms().license().isEmpty()
                    ? "license unknown"
                    : treebank.terms().summary()));
  }

  private static String origin(List<Path> files, Map<String, String> checksums) {
    return files.stream()
        .map(file -> String.valueOf(file.getFileName()))
        .map(name -> name + " sha256:" + checksums.get(name))
        .collect(Collectors.joining(", "));
  }

  /** Writes the language profile; returns the reason if there is none. */
  private String writeProfile(
      UdTreebank treebank, List<Sentence> sentences, Job job, ModelFiles files) throws IOException {
    ProfileTrainer trainer = new ProfileTrainer();
    sentences.forEach(sentence -> trainer.add(SurfaceText.of(sentence)));
    Provenance provenance =
        Provenance.UNKNOWN
            .with("trainedOn", origin(treebank.train(), job.checksums))
            .with("dodona", program)
            .with("license", treebank.terms().summary());
    try {
      ProfileFile.write(trainer.profile(treebank.language(), provenance), files.profile(), true);
      return "";
    } catch (InvalidInputException e) {
      Files.deleteIfExists(files.profile());
      return String.valueOf(e.getMessage());
    }
  }

  /** Returns the command line with placeholders for the folders. */
  private String commandLine(String more) {
    return "dodona train --ud FOLDER"
        + more
        + " -o MODELS"
        + (command.isEmpty() ? "" : " " + command);
  }
}
