package dodona.server.model;

import dodona.error.InvalidInputException;
import dodona.server.http.Cancellation;
import dodona.server.http.ProblemException;
import dodona.server.options.Limits;
import dodona.server.status.Metrics;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.LocationTracker;
import dodona.text.input.Input;
import dodona.text.output.AnalysisWriter;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.RunSummary;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Analyzes the input of clients within the limits, until they cancel. */
public final class Analyzer {

  private final Limits limits;
  private final Metrics metrics;

  /** An analyzer of a server. */
  public Analyzer(Limits limits, Metrics metrics) {
    this.limits = limits;
    this.metrics = metrics;
  }

  /**
   * Analyzes an input and writes the results.
   *
   * @throws ProblemException if the input is at fault
   */
  public RunSummary run(
      Pipeline pipeline, Input input, AnalysisWriter writer, Cancellation cancellation)
      throws IOException {
    try {
      RunSummary summary = pipeline.run(List.of(input), new WatchedWriter(writer, cancellation));
      metrics.analyzed(summary.sentences(), summary.words());
      return summary;
    } catch (InvalidTreebankException e) {
      throw of(e);
    } catch (InvalidInputException e) {
      throw ProblemException.of(e);
    } catch (IOException e) {
      // Everything is in memory, so that only the input can be at fault.
      throw ProblemException.badRequest(String.valueOf(e.getMessage())).causedBy(e);
    }
  }

  /**
   * Reads a treebank as it is, without analyzing anything.
   *
   * @param listener receives what is wrong with the treebank, and may refuse it
   * @throws ProblemException if the treebank is at fault
   */
  public void read(
      String conllu, ProblemListener listener, AnalysisWriter writer, Cancellation cancellation)
      throws IOException {
    WatchedWriter watched = new WatchedWriter(writer, cancellation);
    LocationTracker locations = new LocationTracker("");
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(conllu.getBytes(StandardCharsets.UTF_8)),
            "",
            ReadOptions.DEFAULT,
            listener)) {
      for (Sentence sentence : reader) {
        watched.write(AnalyzedSentence.of(sentence, locations.next(sentence)));
      }
      watched.finish();
    } catch (InvalidTreebankException e) {
      throw of(e);
    }
  }

  /** Returns a problem for an invalid treebank, with its line. */
  public static ProblemException of(InvalidTreebankException e) {
    ProblemException problem =
        new ProblemException(400, "Invalid treebank", String.valueOf(e.getMessage())).causedBy(e);
    List<Problem> problems = e.problems();
    return problems.isEmpty() || problems.get(0).line() == 0
        ? problem
        : problem.with("line", problems.get(0).line());
  }

  /** Checks before each sentence whether to go on. */
  private final class WatchedWriter implements AnalysisWriter {

    private final AnalysisWriter writer;
    private final Cancellation cancellation;
    private long words;

    WatchedWriter(AnalysisWriter writer, Cancellation cancellation) {
      this.writer = writer;
      this.cancellation = cancellation;
    }

    @Override
    public void write(AnalyzedSentence sentence) throws IOException {
      cancellation.check();
      words += sentence.size();
      if (words > limits.words()) {
        throw new ProblemException(
            413,
            "Too many words",
            String.format(
                Locale.ROOT,
                "more than %,d words, from sentence %,d on. Send them in several requests.",
                limits.words(),
                sentence.place().number()));
      }
      writer.write(sentence);
    }

    @Override
    public void finish() throws IOException {
      writer.finish();
    }
  }
}
