package dodona.stress.fuzz.target;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Mutation;
import dodona.stress.fuzz.input.Oddities;
import dodona.stress.fuzz.input.TreebankText;
import dodona.support.Printable;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.Input;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.Pipeline;
import dodona.treebank.InvalidTreebankException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Text, or sentences, through all steps of a pipeline into every format. */
final class PipelineTarget implements Target {

  private static final List<String> TEXTS =
      List.of(
          "That's what they're after. \"Really?\" she said – on 3.5.2024!\n\nNew paragraph.",
          "one line\nanother line\r\nwww.example.com/a?b=c 12,000.50 €",
          "ВОТ так. 你好。 مرحبا! שלום",
          "aaaaaaaaaaaaaaaaaaaaaaaa");

  /** So many sentences of an input are written in every format; the rest is only analyzed. */
  private static final int WRITTEN = 50;

  private final Pipeline pipeline;

  /** The target with a model. */
  PipelineTarget(Path model) throws IOException {
    this.pipeline = Pipeline.load(model);
  }

  @Override
  public String name() {
    return "text";
  }

  @Override
  public byte[] input(Chance chance) {
    if (chance.oneIn(4)) {
      return TreebankText.conllu(chance);
    }
    StringBuilder text = new StringBuilder();
    for (int i = chance.small(20); i >= 0; i--) {
      text.append(chance.oneIn(3) ? chance.of(TEXTS) : Oddities.text(chance));
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    return chance.oneIn(3) ? Mutation.of(bytes, chance) : bytes;
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidTreebankException
        || e instanceof IOException
        || e instanceof UncheckedIOException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    Input bytes = Input.bytes(input, "input");
    try (Stream<AnalyzedSentence> analyses = pipeline.stream(bytes)) {
      List<AnalyzedSentence> sentences = analyses.toList();
      for (AnalyzedSentence sentence : sentences.subList(0, Math.min(WRITTEN, sentences.size()))) {
        write(sentence);
      }
    }
  }

  private static void write(AnalyzedSentence sentence) throws IOException {
    for (OutputFormat format : OutputFormat.values()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      AnalysisWriter writer = format.onto(out);
      writer.write(sentence);
      writer.finish();
      if (format == OutputFormat.TREE || format == OutputFormat.JSON) {
        check(out.toString(StandardCharsets.UTF_8));
      }
    }
  }

  private static void check(String text) {
    if (text.codePoints().anyMatch(c -> c != '\n' && Printable.isHarmful(c))) {
      throw new AssertionError("a control character is written");
    }
  }
}
