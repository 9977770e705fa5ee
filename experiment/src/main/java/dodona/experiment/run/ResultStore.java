package dodona.experiment.run;

import dodona.error.InvalidInputException;
import dodona.evaluate.Evaluation;
import dodona.evaluate.ScoredFile;
import dodona.experiment.plan.Description;
import dodona.experiment.plan.FileNames;
import dodona.experiment.plan.Run;
import dodona.experiment.plan.Scoring;
import dodona.experiment.plan.TreebankFiles;
import dodona.support.AtomicFile;
import dodona.support.Checksum;
import dodona.support.Json;
import dodona.support.JsonObject;
import dodona.support.OutputFolder;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The folder of an experiment, with a file for every finished run. Results of different code or
 * data are never mixed.
 */
public final class ResultStore {

  private static final String MANIFEST = "experiment.json";

  private final Path folder;
  private final Map<String, Object> manifest;
  private final Scoring scoring;

  private ResultStore(Path folder, Map<String, Object> manifest, Scoring scoring) {
    this.folder = folder;
    this.manifest = manifest;
    this.scoring = scoring;
  }

  /**
   * Opens a folder, or makes it.
   *
   * @throws IOException if what is there was made by other code, or of other data
   */
  public static ResultStore open(Path folder, Description description) throws IOException {
    OutputFolder.create(folder, "runs", "treebanks");
    Path file = folder.resolve(MANIFEST);
    Map<String, Object> now = manifest(description);
    if (Files.exists(file)) {
      Map<String, @Nullable Object> before = new LinkedHashMap<>(read(file).fields());
      for (Map.Entry<String, Object> entry : now.entrySet()) {
        Object old = before.getOrDefault(entry.getKey(), entry.getValue());
        if (!old.equals(entry.getValue())) {
          throw new IOException(
              folder
                  + " holds results with another "
                  + entry.getKey()
                  + " ("
                  + old
                  + ", now "
                  + entry.getValue()
                  + "); results are not mixed: use another folder, or remove this one");
        }
      }
      before.putAll(now);
      now = before;
    }
    write(file, now);
    return new ResultStore(folder, now, description.scoring());
  }

  /**
   * Returns the results of a folder, whichever code made them; nothing is trained.
   *
   * @throws IOException if a run is missing
   */
  public static Results finished(Path folder, Description description) throws IOException {
    Map<String, Object> manifest = new LinkedHashMap<>();
    read(folder.resolve(MANIFEST))
        .fields()
        .forEach((name, value) -> manifest.put(name, String.valueOf(value)));
    ResultStore store = new ResultStore(folder, manifest, description.scoring());
    List<Survey> surveys = new ArrayList<>();
    for (TreebankFiles treebank : description.treebanks()) {
      Survey survey = store.findSurvey(treebank.name());
      if (survey == null) {
        throw new IOException(folder + ": no results for the treebank " + treebank.name());
      }
      surveys.add(survey);
    }
    List<RunResult> runs = new ArrayList<>();
    for (Run run : description.runs()) {
      RunResult result = store.find(run);
      if (result == null) {
        throw new IOException(folder + ": no result for " + run.name());
      }
      runs.add(result);
    }
    return new Results(description, manifest, surveys, runs);
  }

  private static Map<String, Object> manifest(Description description) throws IOException {
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("code", CodeVersion.checksum());
    manifest.putAll(protocol(description));
    for (TreebankFiles treebank : description.treebanks()) {
      manifest.put("treebank " + treebank.name(), checksum(treebank));
      Path encoder = description.encoders().get(treebank.name());
      if (encoder != null) {
        manifest.put("encoder " + treebank.name(), Checksum.of(encoder).substring(0, 12));
      }
    }
    return manifest;
  }

  /** Returns what a description decides for all runs, by name. */
  static Map<String, Object> protocol(Description description) {
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("tags", description.tags().name().toLowerCase(Locale.ROOT));
    manifest.put("select", description.selection().name().toLowerCase(Locale.ROOT));
    manifest.put("scoring", description.scoring().name().toLowerCase(Locale.ROOT));
    int sentences = description.sentences();
    manifest.put("sentences", sentences == Description.ALL_SENTENCES ? "all" : "" + sentences);
    manifest.put("encoders", description.encoders().isEmpty() ? "none" : "given");
    return manifest;
  }

  private static String checksum(TreebankFiles treebank) throws IOException {
    StringBuilder sums = new StringBuilder();
    for (Path file : new @Nullable Path[] {treebank.train(), treebank.dev(), treebank.test()}) {
      sums.append(sums.isEmpty() ? "" : " ")
          .append(file == null ? "-" : Checksum.of(file).substring(0, 12));
    }
    return sums.toString();
  }

  private static JsonObject read(Path file) throws IOException {
    try {
      return JsonObject.read(Files.readString(file));
    } catch (InvalidInputException e) {
      throw new IOException(file + ": " + e.getMessage() + ". Remove it to run it again.", e);
    }
  }

  private static void write(Path file, Map<String, ? extends @Nullable Object> map)
      throws IOException {
    AtomicFile.write(file, Json.pretty(map));
  }

  /** Code, data and protocol, by name. */
  public Map<String, Object> manifest() {
    return manifest;
  }

  /** Returns the folder of predicted tags. */
  Path tags() {
    return folder.resolve("tags");
  }

  /** The result of a run; null if it was not finished. */
  public @Nullable RunResult find(Run run) throws IOException {
    Path file = file(run, ".json");
    if (!Files.exists(file)) {
      return null;
    }
    try {
      return withSentences(ResultCodec.decode(run, read(file)));
    } catch (InvalidInputException e) {
      throw new IOException(file + ": " + e.getMessage() + ". Remove it to run it again.", e);
    }
  }

  /** Results of earlier versions have no outcomes of words, but the trees that were predicted. */
  private RunResult withSentences(RunResult result) throws IOException {
    TestScore test = result.test();
    if (test == null || !test.sentences().words().isEmpty()) {
      return result;
    }
    Run run = result.run();
    Evaluation evaluation = Evaluation.of(gold(run), predicted(run), scoring.options());
    return result.withTest(TestScore.of(evaluation, List.of()));
  }

  /** Keeps a result; the trees that were predicted must have been kept before. */
  void keep(RunResult result) throws IOException {
    write(file(result.run(), ".json"), ResultCodec.encode(result));
  }

  /** Keeps what a run predicted for the test set. */
  void keepPredicted(Run run, List<Sentence> sentences) throws IOException {
    write(file(run, ".conllu.gz"), sentences);
  }

  /** Returns the predictions of a run. */
  public ScoredFile predicted(Run run) {
    return ScoredFile.of(file(run, ".conllu.gz"));
  }

  private Path file(Run run, String ending) {
    return folder.resolve("runs").resolve(run.id() + ending);
  }

  /** Keeps the gold trees that a run is scored against. */
  void keepGold(Run run, List<Sentence> sentences) throws IOException {
    Path file = goldFile(run);
    if (!Files.exists(file)) {
      write(file, sentences);
    }
  }

  /** The gold trees that a run is scored against. */
  public ScoredFile gold(Run run) {
    return ScoredFile.of(goldFile(run));
  }

  private Path goldFile(Run run) {
    String part = run.folds() == 1 ? "test" : "fold" + (run.fold() + 1) + "of" + run.folds();
    return folder
        .resolve("treebanks")
        .resolve(
            FileNames.of(run.treebank())
                + "."
                + part
                + (run.setting().isUnlabeled() ? ".unlabelled" : "")
                + ".conllu.gz");
  }

  private static void write(Path file, List<Sentence> sentences) throws IOException {
    try (AtomicFile out = AtomicFile.create(file, true)) {
      try (OutputStream packed = new GZIPOutputStream(out.stream());
          ConlluWriter writer = new ConlluWriter(packed)) {
        for (Sentence sentence : sentences) {
          writer.write(sentence);
        }
      }
      out.commit();
    }
  }

  /** The survey of a treebank; null if it was not made. */
  @Nullable Survey findSurvey(String treebank) throws IOException {
    Path file = surveyFile(treebank);
    return Files.exists(file) ? ResultCodec.decode(treebank, read(file)) : null;
  }

  void keep(Survey survey) throws IOException {
    write(surveyFile(survey.treebank()), ResultCodec.encode(survey));
  }

  private Path surveyFile(String treebank) {
    return folder.resolve("treebanks").resolve(FileNames.of(treebank) + ".json");
  }
}
