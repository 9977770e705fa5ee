package dodona.text.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.Provenance;
import dodona.text.TinyPipeline;
import dodona.text.TinyTreebank;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.analysis.Word;
import dodona.text.input.ExistingAnnotation;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.model.MissingStepException;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.train.PipelineCalibration;
import dodona.treebank.Column;
import dodona.treebank.Problem;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PipelineTest {

  private static final PipelineModel MODEL = TinyPipeline.MODEL;
  private static final Pipeline PIPELINE = Pipeline.of(MODEL);

  @TempDir Path folder;

  private static PipelineModel without(boolean segmenter, boolean parser) {
    return new PipelineModel(
        segmenter ? null : MODEL.segmenter(),
        MODEL.tagger(),
        null,
        parser ? null : MODEL.parser(),
        null,
        Provenance.UNKNOWN);
  }

  @Test
  void goesFromRawTextToTrees() {
    Document document = PIPELINE.analyze("The cats don't bark. She walked.");
    assertThat(document.sentences()).hasSize(2);
    AnalyzedSentence first = document.sentences().get(0);
    assertThat(first.words())
        .extracting(Word::form)
        .containsExactly("The", "cats", "do", "n't", "bark", ".");
    Word cats = first.word(2);
    assertThat(cats.upos()).isEqualTo("NOUN");
    assertThat(cats.lemma()).isEqualTo("cat");
    assertThat(cats.feats()).containsEntry("Number", "Plur");
    assertThat(cats.head()).contains(first.word(1));
    assertThat(document.sentences().get(1).place().number()).isEqualTo(2);
    assertThat(document.words()).hasSize(9);
  }

  @Test
  void keepsWhatIsGiven() {
    Sentence tagged =
        Sentence.ofForms("dogs", "bark").withColumn(Column.UPOS, List.of("SYM", "SYM"));
    assertThat(PIPELINE.analyze(tagged).word(1).upos()).isEqualTo("SYM");
    assertThat(PIPELINE.analyze(tagged).word(2).headId()).isEqualTo(1);
    Pipeline retagging =
        PIPELINE.with(PipelineOptions.DEFAULT.withGiven(ExistingAnnotation.TOKENS));
    assertThat(retagging.analyze(tagged).word(1).upos()).isEqualTo("NOUN");
    assertThat(PIPELINE.analyze(List.of("dogs", "bark")).word(1).upos()).isEqualTo("NOUN");
    Pipeline keeping = PIPELINE.with(PipelineOptions.DEFAULT.withGiven(ExistingAnnotation.TAGGED));
    assertThat(keeping.analyze("Dogs bark.").sentences().get(0).word(1).upos()).isEqualTo("NOUN");
  }

  @Test
  void stepsCanBeLeftOut() {
    Pipeline pipeline = Pipeline.of(without(true, true));
    AnalyzedSentence analysis = pipeline.analyze(List.of("dogs", "bark"));
    assertThat(analysis.word(2).upos()).isEqualTo("VERB");
    assertThat(analysis.word(2).lemma()).isEmpty();
    assertThat(analysis.word(2).headId()).isEqualTo(-1);
    assertThatThrownBy(() -> pipeline.analyze("Dogs bark."))
        .isInstanceOf(MissingStepException.class)
        .hasMessageContaining("segmenter");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void stopsAfterTheLastStepThatIsAskedFor(int threads) {
    PipelineOptions options = PipelineOptions.DEFAULT.withThreads(threads);
    Word segmented =
        PIPELINE.with(options.withLast(PipelineStep.SEGMENT)).stream(Input.text("Dogs bark."))
            .findFirst()
            .orElseThrow()
            .word(1);
    assertThat(segmented.upos()).isEmpty();
    Word tagged =
        PIPELINE.with(options.withLast(PipelineStep.TAG)).stream(Input.text("Dogs bark."))
            .findFirst()
            .orElseThrow()
            .word(1);
    assertThat(tagged.upos()).isEqualTo("NOUN");
    assertThat(tagged.headId()).isEqualTo(-1);
  }

  @Test
  void readsTextOfAnyLengthWhileItGoes() {
    List<AnalyzedSentence> sentences = new ArrayList<>();
    Reader endless =
        new Reader() {
          private long read;

          @Override
          public int read(char[] into, int from, int count) throws IOException {
            if (read > 100_000) {
              throw new IOException("sentences: " + sentences.size());
            }
            into[from] = "Dogs bark.\n\n".charAt((int) (read++ % 12));
            return 1;
          }

          @Override
          public void close() {}
        };
    assertThatThrownBy(() -> PIPELINE.analyze(endless, sentences::add))
        .hasRootCauseInstanceOf(IOException.class);
    assertThat(sentences).hasSizeGreaterThan(8000);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void streamsInOrderWithAnyNumberOfThreads(int threads) throws IOException {
    Path file = Files.writeString(folder.resolve("book.txt"), TinyTreebank.text().repeat(5));
    Input[] inputs = {Input.file(file), Input.text("She walked. Dogs bark.")};
    try (Stream<AnalyzedSentence> one = PIPELINE.stream(inputs);
        Stream<AnalyzedSentence> many =
            PIPELINE.with(PipelineOptions.DEFAULT.withThreads(threads)).stream(
                Input.file(file), Input.text("She walked. Dogs bark."))) {
      List<AnalyzedSentence> analyses = many.toList();
      assertThat(analyses).isEqualTo(one.toList());
      assertThat(analyses.get(0).place().source()).isEqualTo(file.toString());
      assertThat(analyses.get(analyses.size() - 1).place().number()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void readsAheadWithOneThreadIfAskedTo(boolean ahead) {
    List<String> forms = List.of("dogs", "bark");
    AtomicLong read = new AtomicLong();
    Iterator<Sentence> sentences =
        IntStream.range(0, 200)
            .mapToObj(i -> Sentence.ofForms(forms))
            .peek(sentence -> read.incrementAndGet())
            .iterator();
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withReadsAhead(ahead));
    try (Stream<AnalyzedSentence> analyses = pipeline.stream(Input.sentences(sentences, "many"))) {
      Iterator<AnalyzedSentence> iterator = analyses.iterator();
      assertThat(iterator.next().words()).hasSize(2);
      assertThat(read.get() > 10).isEqualTo(ahead);
      assertThat(iterator).toIterable().hasSize(199);
    }
  }

  @Test
  void doesNotReadMuchMoreThanIsAskedFor() {
    AtomicLong read = new AtomicLong();
    Stream<Sentence> endless =
        IntStream.iterate(0, i -> i + 1)
            .mapToObj(
                i -> {
                  read.incrementAndGet();
                  return Sentence.ofForms("dogs", "bark");
                });
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withThreads(2));
    try (Stream<AnalyzedSentence> analyses =
        pipeline.stream(Input.sentences(endless.iterator(), "endless"))) {
      assertThat(analyses.limit(10)).hasSize(10);
    }
    assertThat(read).hasValueLessThan(1000);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void writesWhatCameBeforeAFailure(int threads) throws IOException {
    Path file = Files.writeString(folder.resolve("good.txt"), "Dogs bark. She walked.");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AnalysisWriter writer = OutputFormat.JSON.onto(out);
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withThreads(threads));
    assertThatThrownBy(
            () ->
                pipeline.run(
                    List.of(Input.file(file), Input.file(folder.resolve("missing.txt"))), writer))
        .isInstanceOf(NoSuchFileException.class);
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(2);
  }

  @Test
  void countsWhatItDoes() throws IOException {
    String text = TinyTreebank.text();
    Path file = Files.writeString(folder.resolve("book.txt"), text);
    AtomicLong bytes = new AtomicLong();
    AtomicLong sentences = new AtomicLong();
    PipelineListener listener =
        new PipelineListener() {
          @Override
          public void read(long more) {
            bytes.addAndGet(more);
          }

          @Override
          public void analyzed(AnalyzedSentence sentence) {
            sentences.incrementAndGet();
          }
        };
    RunSummary summary = PIPELINE.run(List.of(Input.file(file)), sentence -> {}, listener);
    assertThat(bytes).hasValue(Files.size(file));
    assertThat(summary.sentences()).isEqualTo(sentences.get()).isEqualTo(12);
    assertThat(summary.words()).isEqualTo(PIPELINE.analyze(text).words().count());
    assertThat(summary.toString()).startsWith("12 sentences, ").contains(" words per second");
  }

  private static List<String> warnings(Pipeline pipeline, Input... inputs) throws IOException {
    List<String> warnings = new ArrayList<>();
    PipelineListener listener =
        new PipelineListener() {
          @Override
          public void warned(Problem warning) {
            warnings.add(warning.toString());
          }
        };
    pipeline.run(List.of(inputs), sentence -> {}, listener);
    return warnings;
  }

  @Test
  void warnsOnceOfWordsWithoutTagsWhereThereIsNoTagger() throws IOException {
    Pipeline untagging =
        Pipeline.of(
            new PipelineModel(
                MODEL.segmenter(), null, null, MODEL.parser(), null, Provenance.UNKNOWN));
    assertThat(warnings(untagging, Input.text("Dogs bark. She walked.")))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("sentence 1: warning: the words have no tags")
        .endsWith("Train with --pipeline, or provide tags.");
    Sentence tagged =
        Sentence.ofForms("dogs", "bark").withColumn(Column.UPOS, List.of("NOUN", "VERB"));
    assertThat(warnings(untagging, Input.sentences(List.of(tagged).iterator(), "x"))).isEmpty();
    assertThat(warnings(PIPELINE, Input.text("Dogs bark."))).isEmpty();
  }

  @Test
  void saysWhereABeamIsNarrowedForAVeryLongSentence() throws IOException {
    Pipeline beam = PIPELINE.with(PipelineOptions.DEFAULT.withBeamWidth(4));
    String words = "dog ".repeat(10_000);
    assertThat(warnings(beam, Input.text(words).as(InputKind.HORIZONTAL)))
        .containsExactly(
            "sentence 1: warning: 10,000 words; long sentences are parsed with beam width 2"
                + " instead of 4");
    assertThat(warnings(PIPELINE, Input.text(words).as(InputKind.HORIZONTAL))).isEmpty();
  }

  @Test
  void tellsHowSureTheParserWasWhenAsked() {
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withConfidence(true));
    AnalyzedSentence sentence = pipeline.analyze("Dogs bark.").sentences().get(0);
    assertThat(sentence.confidence().orElseThrow()).isBetween(0.0, 1.0);
    assertThat(sentence.word(1).confidence().orElseThrow()).isBetween(0.0, 1.0);
    assertThat(sentence.isCalibrated()).isFalse();
    assertThat(PIPELINE.analyze("Dogs bark.").sentences().get(0).confidence()).isEmpty();
  }

  @Test
  void aCalibrationIsKeptInTheFileOfTheModel() throws IOException {
    List<Sentence> heldOut =
        TinyTreebank.sentences().stream().map(TinyPipeline::chain).limit(6).toList();
    PipelineModel calibrated = PipelineCalibration.calibrate(MODEL, heldOut);
    Path file = folder.resolve("calibrated.dodona");
    PipelineFile.write(calibrated, file, false);
    PipelineOptions options = PipelineOptions.DEFAULT.withConfidence(true);
    AnalyzedSentence sentence = Pipeline.of(calibrated, options).analyze(heldOut.get(0));
    assertThat(sentence.isCalibrated()).isTrue();
    assertThat(Pipeline.load(file, options).analyze(heldOut.get(0))).isEqualTo(sentence);
    assertThatThrownBy(() -> PipelineCalibration.calibrate(without(false, true), heldOut))
        .hasMessage("the model has no parser to calibrate");
  }

  @Test
  void refusesSentencesBeyondTheLimitAndOptionsThatMakeNoSense() {
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withLongestSentence(3));
    assertThat(pipeline.analyze("Dogs bark.").sentences()).hasSize(1);
    assertThatThrownBy(() -> pipeline.analyze("Dogs bark. The dog barks."))
        .isInstanceOf(SentenceTooLongException.class)
        .hasMessage("sentence 2 has 4 words; the limit is 3");
    assertThatThrownBy(() -> PipelineOptions.DEFAULT.withThreads(0))
        .hasMessage("number of threads is 0; expected 1 or more");
  }

  @Test
  void manyThreadsShareOnePipeline() {
    List<String> texts = TinyTreebank.text().lines().filter(line -> !line.isEmpty()).toList();
    List<Document> alone = texts.stream().map(PIPELINE::analyze).toList();
    List<Document> together =
        IntStream.range(0, 20 * texts.size())
            .parallel()
            .mapToObj(i -> PIPELINE.analyze(texts.get(i % texts.size())))
            .toList();
    for (int i = 0; i < together.size(); i++) {
      assertThat(together.get(i)).isEqualTo(alone.get(i % texts.size()));
    }
  }

  @Test
  void pushesWhatItFindsInAReader() {
    List<String> found = new ArrayList<>();
    PIPELINE.analyze(new StringReader("Dogs bark. She walked."), s -> found.add(s.text()));
    assertThat(found).containsExactly("Dogs bark.", "She walked.");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void anInterruptedRunEndsTheSameWithAnyNumberOfThreads(int threads) {
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withThreads(threads));
    AnalysisWriter writer = OutputFormat.CONLLU.onto(new ByteArrayOutputStream());
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> pipeline.run(List.of(Input.text("Dogs bark.")), writer))
        .isInstanceOf(InterruptedIOException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
