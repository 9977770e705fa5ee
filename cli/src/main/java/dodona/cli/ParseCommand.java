package dodona.cli;

import dodona.model.LinearModel;
import dodona.model.ModelFile;
import dodona.search.Confidence;
import dodona.search.Parser;
import dodona.support.OrderedWorkers;
import dodona.treebank.ConlluReader;
import dodona.treebank.ProblemListener;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceSelection;
import dodona.treebank.TreeRequirement;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code dodona parse}. */
@Command(
    name = "parse",
    description = {
      "Parses sentences with a model from 'dodona train'.",
      "Words and tags are taken from the input; comments, ranges, empty nodes and all columns but"
          + " HEAD, DEPREL and DEPS stay as they are."
    },
    footer = {
      "  dodona train --preset fast --train examples/sentences.conllu -m tiny.dodona",
      "  dodona parse -m tiny.dodona examples/sentences.conllu -o parsed.conllu"
    })
final class ParseCommand extends ToolCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Treebanks in CoNLL-U or CoNLL-X; - is standard input.")
  private List<String> files = List.of();

  @Option(
      names = {"-m", "--model"},
      paramLabel = "MODEL",
      required = true,
      description = "The model.")
  private Path model = Path.of("");

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write; standard output if not given.")
  private String output = "-";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "conllu (the default), conllx, json (an object a line), tree or svg.")
  private ParsedFormat format = ParsedFormat.CONLLU;

  @Option(
      names = "--sentences",
      paramLabel = "LIST",
      converter = SelectionConverter.class,
      description = "Only these of each file, counted from 1, such as 1-100,205.")
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

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many cores to use; all if not given. The output is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--force", description = "Replace OUT if it exists.")
  private boolean force;

  ParseCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    if (threads < 1) {
      throw new UsageException("--threads " + threads + ": expected at least 1");
    }
    LinearModel loaded = ModelFile.read(model);
    Parser parser = parser(loaded);
    Supplier<Function<Sentence, Sentence>> worker = worker(loaded, parser);
    long started = System.nanoTime();
    long[] counts = new long[2];
    try (Progress progress = Progress.of(this, "parsing", TreebankOptions.totalBytes(files));
        OutputFile out = OutputFile.create(output, force, terminal())) {
      ParsedFormat.Writer writer = format.onto(out.stream(), terminal());
      for (String file : files) {
        parse(
            file,
            progress,
            worker,
            sentence -> {
              writer.write(sentence);
              counts[0]++;
              counts[1] += sentence.size();
            });
      }
      out.commit();
    }
    double seconds = (System.nanoTime() - started) / 1e9;
    remark(
        String.format(
            Locale.ROOT,
            "%,d sentences, %,d words in %.1f s, %,.0f words a second",
            counts[0],
            counts[1],
            seconds,
            counts[1] / seconds));
    return ExitCode.OK;
  }

  private Parser parser(LinearModel loaded) {
    try {
      return beam == null ? new Parser(loaded) : new Parser(loaded, beam);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--beam: " + e.getMessage());
    }
  }

  private Supplier<Function<Sentence, Sentence>> worker(LinearModel loaded, Parser parser) {
    if (!scores) {
      return () -> sentence -> sentence.withTree(parser.parse(sentence));
    }
    if (loaded.decoding().system().equals("easy-first")) {
      throw new UsageException("--scores is not there for easy-first models");
    }
    return () -> {
      Confidence confidence = new Confidence(loaded);
      return sentence -> {
        double[] value = new double[1];
        Sentence parsed =
            sentence.withTree(
                parser.parse(
                    sentence, derivation -> value[0] = confidence.of(sentence, derivation)));
        List<String> comments = new ArrayList<>(parsed.comments());
        comments.add(String.format(Locale.ROOT, "# confidence = %.4f", value[0]));
        return parsed.withComments(comments);
      };
    };
  }

  private void parse(
      String file,
      Progress progress,
      Supplier<Function<Sentence, Sentence>> worker,
      ParsedFormat.Writer writer)
      throws IOException {
    TreebankOptions recognised = new TreebankOptions();
    try (ConlluReader reader =
        recognised.open(file, TreeRequirement.NONE, ProblemListener.STRICT, terminal(), progress)) {
      Iterator<Sentence> chosen =
          StreamSupport.stream(reader.spliterator(), false)
              .takeWhile(sentence -> !selection.isPast(sentence.number()))
              .filter(sentence -> selection.contains(sentence.number()))
              .iterator();
      OrderedWorkers.map(
          chosen,
          worker,
          threads,
          parsed -> {
            try {
              writer.write(parsed);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
  }
}
