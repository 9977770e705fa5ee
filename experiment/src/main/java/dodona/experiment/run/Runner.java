package dodona.experiment.run;

import dodona.experiment.plan.Description;
import dodona.experiment.plan.Run;
import dodona.experiment.plan.Tags;
import dodona.experiment.plan.TreebankFiles;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderFile;
import dodona.support.Causes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Executes the missing runs of an experiment in parallel. The number of threads does not affect
 * results.
 */
public final class Runner {

  /** The effort of a survey per word, relative to an iteration of greedy training. */
  private static final double SURVEY_EFFORT = 2;

  private final Description description;
  private final ResultStore store;
  private final int threads;
  private final ProgressBoard board = new ProgressBoard();

  /**
   * A runner.
   *
   * @param threads how many runs to make at the same time
   */
  public Runner(Description description, ResultStore store, int threads) {
    this.description = description;
    this.store = store;
    this.threads = threads;
  }

  /** Returns the progress of the runs. */
  public ProgressBoard board() {
    return board;
  }

  /**
   * Makes all runs that are missing and returns the results of all.
   *
   * @param remarks receives every run that has ended, and of what takes long; by any thread
   */
  public Results run(Consumer<String> remarks) throws IOException {
    Map<String, TreebankData> data = read(remarks);
    List<Callable<Survey>> surveys = new ArrayList<>();
    for (TreebankData treebank : data.values()) {
      surveys.add(surveying(treebank));
    }
    RunMaker maker =
        new RunMaker(store, description.selection(), description.scoring(), encoders());
    List<Callable<RunResult>> runs = new ArrayList<>();
    for (Run run : description.runs()) {
      runs.add(making(maker, remarks, run, Objects.requireNonNull(data.get(run.treebank()))));
    }
    ExecutorService executor = Executors.newFixedThreadPool(threads, Runner::daemon);
    try {
      List<Future<Survey>> surveyed = surveys.stream().map(executor::submit).toList();
      List<Future<RunResult>> made = runs.stream().map(executor::submit).toList();
      return new Results(description, store.manifest(), awaitAll(surveyed), awaitAll(made));
    } finally {
      executor.shutdownNow();
    }
  }

  private Map<String, Encoder> encoders() throws IOException {
    Map<String, Encoder> encoders = new LinkedHashMap<>();
    for (TreebankFiles files : description.treebanks()) {
      Path file = description.encoders().get(files.name());
      if (file != null) {
        encoders.put(files.name(), EncoderFile.read(file));
      }
    }
    return encoders;
  }

  private Map<String, TreebankData> read(Consumer<String> remarks) throws IOException {
    PredictedTags tags = new PredictedTags(store.tags(), threads, remarks);
    Map<String, TreebankData> data = new LinkedHashMap<>();
    for (TreebankFiles files : description.treebanks()) {
      TreebankData gold = TreebankReader.read(files).learningFrom(description.sentences());
      data.put(files.name(), description.tags() == Tags.GOLD ? gold : tags.predict(gold));
    }
    return data;
  }

  private Callable<Survey> surveying(TreebankData data) throws IOException {
    Survey before = store.findSurvey(data.name());
    if (before != null) {
      return () -> before;
    }
    String name = data.name() + " · statistics";
    double effort = SURVEY_EFFORT * data.words();
    board.plan(effort);
    return () -> {
      board.begin(name, effort);
      Survey survey = Surveyor.survey(data, fraction -> board.advance(name, fraction));
      store.keep(survey);
      board.end(name);
      return survey;
    };
  }

  private Callable<RunResult> making(
      RunMaker maker, Consumer<String> remarks, Run run, TreebankData all) throws IOException {
    RunResult before = store.find(run);
    if (before != null) {
      return () -> before;
    }
    double effort = run.setting().effort() * all.words();
    board.plan(effort);
    return () -> {
      board.begin(run.name(), effort);
      TreebankData data = run.folds() == 1 ? all : all.fold(run.fold(), run.folds());
      RunResult result = maker.make(run, data, fraction -> board.advance(run.name(), fraction));
      board.end(run.name());
      remarks.accept(Results.summary(result));
      return result;
    };
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    return thread;
  }

  private static <T> List<T> awaitAll(List<Future<T>> futures) throws IOException {
    List<T> results = new ArrayList<>();
    for (Future<T> future : futures) {
      try {
        results.add(future.get());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted; finished runs are kept", e);
      } catch (ExecutionException e) {
        if (e.getCause() instanceof IOException cause) {
          throw cause;
        }
        throw Causes.rethrow(e);
      }
    }
    return results;
  }
}
