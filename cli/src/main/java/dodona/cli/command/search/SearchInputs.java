package dodona.cli.command.search;

import dodona.cli.option.ModelOptions;
import dodona.cli.option.TextArgument;
import dodona.cli.option.ThreadOptions;
import dodona.cli.option.TreebankOptions;
import dodona.cli.terminal.Console;
import dodona.cli.terminal.Progress;
import dodona.cli.terminal.UsageException;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.Input;
import dodona.text.model.MissingStepException;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import dodona.treebank.conllu.TreebankInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the sentences of an input: those of a treebank as they are, those of a text parsed. */
final class SearchInputs {

  /** Enough to tell a treebank from a text. */
  private static final int BEGINNING = 1 << 14;

  /** Takes the sentences of an input, and returns whether it wants more. */
  @FunctionalInterface
  interface Sink {
    boolean take(Sentence sentence) throws IOException;
  }

  private final ModelOptions models;
  private final ThreadOptions threads;
  private final boolean parseAll;
  private final Console console;
  private @Nullable Pipeline pipeline;

  SearchInputs(ModelOptions models, ThreadOptions threads, boolean parseAll, Console console) {
    this.models = models;
    this.threads = threads;
    this.parseAll = parseAll;
    this.console = console;
  }

  /** Returns the name of an input in results. */
  static String name(String argument) {
    if (argument.equals(TreebankOptions.STANDARD_INPUT)) {
      return TreebankOptions.STANDARD_INPUT_NAME;
    }
    return TextArgument.isText(argument, false) ? "text" : argument;
  }

  /** Reads an input until it ends or the sink wants no more. */
  void read(String argument, Progress progress, Sink sink) throws IOException {
    read(argument, progress, UnaryOperator.identity(), sink);
  }

  /**
   * Reads an input until it ends or the sink wants no more.
   *
   * @param treebank receives and returns the unpacked stream of a treebank that is not parsed
   */
  void read(String argument, Progress progress, UnaryOperator<InputStream> treebank, Sink sink)
      throws IOException {
    if (TextArgument.isText(argument, false)) {
      parse(Input.text(argument), sink);
      return;
    }
    boolean isStandard = argument.equals(TreebankOptions.STANDARD_INPUT);
    if (!isStandard) {
      TreebankOptions.requireFile(argument);
    }
    try (InputStream raw =
            progress.counting(
                isStandard ? console.terminal().in() : Files.newInputStream(Path.of(argument)));
        InputStream in = TreebankInput.unpack(raw)) {
      byte[] beginning = in.readNBytes(BEGINNING);
      InputStream whole = new SequenceInputStream(new ByteArrayInputStream(beginning), in);
      if (parseAll || !TreebankInput.looksLikeTreebank(beginning)) {
        parse(Input.stream(whole, name(argument)), sink);
        return;
      }
      try (ConlluReader reader =
          new ConlluReader(
              treebank.apply(whole),
              name(argument),
              ReadOptions.DEFAULT.withTrees(TreeRequirement.NONE),
              ProblemListener.STRICT)) {
        for (Sentence sentence = reader.read(); sentence != null; sentence = reader.read()) {
          if (!sink.take(sentence)) {
            return;
          }
        }
      }
    }
  }

  private void parse(Input input, Sink sink) throws IOException {
    try (Stream<AnalyzedSentence> sentences = pipeline().stream(input)) {
      Iterator<AnalyzedSentence> each = sentences.iterator();
      while (each.hasNext()) {
        if (!sink.take(each.next().sentence())) {
          return;
        }
      }
    }
  }

  private Pipeline pipeline() throws IOException {
    if (pipeline == null) {
      try {
        PipelineOptions options = PipelineOptions.DEFAULT.withThreads(threads.count());
        pipeline = Pipeline.load(models.find(), options);
        pipeline.model().require(PipelineStep.PARSE);
      } catch (MissingStepException e) {
        throw new UsageException(String.valueOf(e.getMessage()));
      }
    }
    return pipeline;
  }
}
