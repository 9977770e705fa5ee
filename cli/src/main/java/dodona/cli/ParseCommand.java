package dodona.cli;

import dodona.model.LinearModel;
import dodona.search.Confidence;
import dodona.search.Parser;
import dodona.support.OrderedWorkers;
import dodona.text.pipeline.Given;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineModel;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceSelection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona parse}. */
@Command(
    name = "parse",
    description = {
      "Parses text, or sentences that already have words and tags.",
      "What the input has is kept: words and tags, comments, ranges, empty nodes and all columns but"
          + " HEAD, DEPREL and DEPS."
    },
    footer = {
      "  dodona parse \"That's what they're after.\"",
      "  dodona parse \"An oak whispers.\" --format svg -o oak.svg",
      "  dodona parse examples/sentences.conllu -o parsed.conllu"
    })
final class ParseCommand extends ToolCommand {

  @Mixin private TextInputs inputs = new TextInputs();

  @Mixin private ModelOptions models = new ModelOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "conllu, conllx, json (an object a line), tree or svg; tree for text on the command"
              + " line, else conllu.")
  private @Nullable ParsedFormat format;

  @Option(
      names = "--sentences",
      paramLabel = "LIST",
      converter = SelectionConverter.class,
      description = "Only these of each input, counted from 1, such as 1-100,205.")
  private SentenceSelection selection = SentenceSelection.ALL;

  @Option(
      names = "--beam",
      paramLabel = "N",
      description = "Another width of the beam than the model was trained with.")
  private @Nullable Integer beam;

  @Option(
      names = "--scores",
      description = "Add a comment '# confidence = …' between 0 and 1 to every sentence.")
  private boolean scores;

  @Mixin private ThreadOptions threads = new ThreadOptions();

  ParseCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    PipelineModel model = models.read();
    LinearModel parserModel = model.parser();
    if (parserModel == null) {
      throw new UsageException("the model has no parser");
    }
    Pipeline pipeline = new Pipeline(model, parser(parserModel));
    boolean untaggable = model.tagger() == null;
    Throughput throughput = new Throughput();
    try (Progress progress =
            Progress.of(this, "parsing", TreebankOptions.totalBytes(inputs.names()));
        OutputFile out = output.create(terminal())) {
      ParsedFormat.Writer writer = format().onto(out.stream(), terminal());
      inputs.forEach(
          model.segmenter(),
          terminal(),
          progress,
          (sentences, kind) ->
              OrderedWorkers.map(
                  chosen(sentences),
                  () -> sentence -> pipeline.analyse(sentence, given(sentence, kind, untaggable)),
                  threads.count(),
                  parsed -> {
                    throughput.count(parsed);
                    write(writer, parsed);
                  }));
      writer.finish();
      out.commit();
    }
    if (!inputs.areTexts()) {
      remark(throughput.toString());
    }
    return ExitCode.OK;
  }

  private static void write(ParsedFormat.Writer writer, Sentence sentence) {
    try {
      writer.write(sentence);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ParsedFormat format() {
    if (format != null) {
      return format;
    }
    return inputs.areTexts() && output.isStandardOutput() ? ParsedFormat.TREE : ParsedFormat.CONLLU;
  }

  /** A model without a tagger takes words as they are, tagged or not. */
  private static Given given(Sentence sentence, @Nullable InputKind kind, boolean untaggable) {
    InputKind known = kind == null ? InputKind.of(sentence) : kind;
    return known == InputKind.TAGGED || untaggable ? Given.TAGGED : Given.TOKENS;
  }

  private Iterator<Sentence> chosen(Iterator<Sentence> sentences) {
    return new SelectedSentences(sentences, selection);
  }

  private UnaryOperator<Sentence> parser(LinearModel model) {
    Parser parser;
    try {
      parser = beam == null ? new Parser(model) : new Parser(model, beam);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--beam: " + e.getMessage());
    }
    if (!scores) {
      return sentence -> sentence.withTree(parser.parse(sentence));
    }
    if (model.decoding().system().equals("easy-first")) {
      throw new UsageException("--scores is not there for easy-first models");
    }
    ThreadLocal<Confidence> confidences = ThreadLocal.withInitial(() -> new Confidence(model));
    return sentence -> {
      double[] value = new double[1];
      Sentence parsed =
          sentence.withTree(
              parser.parse(
                  sentence, derivation -> value[0] = confidences.get().of(sentence, derivation)));
      List<String> comments = new ArrayList<>(parsed.comments());
      comments.add(String.format(Locale.ROOT, "# confidence = %.4f", value[0]));
      return parsed.withComments(comments);
    };
  }
}
