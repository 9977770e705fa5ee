package dodona.spark;

import static org.apache.spark.sql.functions.array;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.lit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.spark.data.DodonaSchema;
import dodona.spark.data.ParsedSentence;
import dodona.spark.data.ParsedWord;
import dodona.spark.function.OnError;
import dodona.spark.holder.ModelCache;
import dodona.spark.holder.ModelSource;
import dodona.spark.source.ModelSources;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Word;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.PipelineOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DodonaSparkTest {

  private static final Path MODEL_FILE =
      Path.of("../model-en-fast/src/main/resources/dodona/model/en/fast/en-fast.dodona");

  private final SparkSession spark = LocalSpark.session();
  private final DodonaSpark dodona = DodonaSpark.builder().model(LocalSpark.MODEL).build();

  private static List<String> parsed(DodonaSpark with, List<@Nullable String> texts) {
    Dataset<Row> documents = LocalSpark.documents(texts);
    return LocalSpark.shown(documents.withColumn("parse", with.parse(col("text"))), "parse");
  }

  @Test
  void parsesColumnsAsTheLibraryDoes() {
    assertThat(parsed(dodona, LocalSpark.TEXTS)).isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
  }

  @Test
  void givesTheSameThroughEveryDoor() {
    dodona.register(spark);
    spark.udf().registerJava("by_name", ParseUdf.class.getName(), DodonaSchema.SENTENCES);
    LocalSpark.documents(LocalSpark.TEXTS).createOrReplaceTempView("texts");
    List<String> expected = LocalSpark.expected(LocalSpark.TEXTS);
    for (String call : List.of("dodona.parse(text)", "dodona_parse(text)", "by_name(text)")) {
      Dataset<Row> answer = spark.sql("SELECT id, " + call + " AS parse FROM texts");
      assertThat(LocalSpark.shown(answer, "parse")).as(call).isEqualTo(expected);
    }
  }

  @Test
  void hasAColumnForEveryFunction() {
    Row row =
        LocalSpark.documents(List.of("Dogs didn't bark."))
            .withColumn("parse", dodona.parse(col("text")))
            .withColumn("words", col("parse").getItem(0).getField("words"))
            .select(
                dodona.conllu(col("parse")),
                dodona.parseConllu(col("text")),
                dodona.conllu(dodona.fromConllu(dodona.conllu(col("parse")))),
                dodona.subtree(col("words"), lit(1)).getItem(0).getField("form"),
                dodona.path(col("words"), lit(1), lit(2)).getItem(0).getField("form"),
                dodona.tag(col("text")).getItem(0).getField("text"),
                dodona.sentences(col("text")).getItem(0).getField("text"),
                dodona.parseTokens(dogsBark()).getItem(0).getField("text"),
                dodona.split(col("text")).getItem(0).getField("text"),
                dodona.split(col("text"), 5).getItem(0).getField("start"),
                dodona
                    .matches(col("words"), "{upos:VERB}=v > {lemma:dog}=s")
                    .getItem(0)
                    .getField("nodes")
                    .getField("s")
                    .getField("form"))
            .head();
    assertThat(row.getString(0)).contains("2-3\tdidn't");
    assertThat(row.getString(1)).contains("2-3\tdidn't");
    assertThat(row.getString(2)).isEqualTo(row.getString(0));
    assertThat(row.getString(3)).isEqualTo("Dogs");
    assertThat(row.getString(4)).isEqualTo("Dogs");
    assertThat(row.getString(5)).isEqualTo("Dogs didn't bark.");
    assertThat(row.getString(6)).isEqualTo("Dogs didn't bark.");
    assertThat(row.getString(7)).isEqualTo("Dogs bark");
    assertThat(row.getString(8)).isEqualTo("Dogs didn't bark.");
    assertThat(row.getInt(9)).isZero();
    assertThat(row.getString(10)).isEqualTo("Dogs");
  }

  private static Column dogsBark() {
    return array(lit("Dogs"), lit("bark"));
  }

  @Test
  void makesADatasetOfSentences() {
    List<ParsedSentence> sentences =
        new ArrayList<>(
            dodona.sentences(LocalSpark.documents(LocalSpark.TEXTS), "id", "text").collectAsList());
    int at = 0;
    for (int id = 0; id < LocalSpark.TEXTS.size(); id++) {
      String text = Optional.ofNullable(LocalSpark.TEXTS.get(id)).orElse("");
      int number = 1;
      for (AnalyzedSentence expected : LocalSpark.pipeline().analyze(text)) {
        ParsedSentence sentence = sentences.get(at++);
        assertThat(sentence.getDocument()).isEqualTo(Integer.toString(id));
        assertThat(sentence.getNumber()).isEqualTo(number++);
        assertThat(sentence.getText()).isEqualTo(expected.text());
        assertThat(sentence.getStart()).isEqualTo(expected.span().codePointStart());
        assertThat(sentence.getEnd()).isEqualTo(expected.span().codePointEnd());
        assertThat(sentence.getConfidence()).isNull();
        assertSameWords(sentence.getWords(), expected.words());
      }
    }
    assertThat(sentences).hasSize(at).hasSize(5);
    assertThat(sentences.get(1).getMultiword())
        .singleElement()
        .satisfies(
            token -> {
              assertThat(token.getForm()).isEqualTo("didn't");
              assertThat(token.getFirst()).isEqualTo(2);
              assertThat(token.getLast()).isEqualTo(3);
            });
  }

  private static void assertSameWords(List<ParsedWord> words, List<Word> expected) {
    assertThat(words).hasSameSizeAs(expected);
    for (int i = 0; i < words.size(); i++) {
      ParsedWord word = words.get(i);
      Word other = expected.get(i);
      assertThat(word.getId()).isEqualTo(other.id());
      assertThat(word.getForm()).isEqualTo(other.form());
      assertThat(word.getLemma()).isEqualTo(other.lemma());
      assertThat(word.getUpos()).isEqualTo(other.upos());
      assertThat(word.getXpos()).isEqualTo(other.xpos());
      assertThat(word.getFeats()).isEqualTo(other.feats());
      assertThat(word.getHead()).isEqualTo(other.headId());
      assertThat(word.getDeprel()).isEqualTo(other.deprel());
      assertThat(word.getStart()).isEqualTo(other.span().codePointStart());
      assertThat(word.getEnd()).isEqualTo(other.span().codePointEnd());
    }
  }

  @Test
  void leavesBadDocumentsOutOfTheDatasetAndCountsThem() {
    LongAccumulator errors = spark.sparkContext().longAccumulator();
    DodonaSpark lenient =
        DodonaSpark.builder()
            .model(LocalSpark.MODEL)
            .longestSentence(6)
            .onError(OnError.NULL)
            .countErrors(errors)
            .build();
    List<ParsedSentence> sentences =
        lenient.sentences(LocalSpark.documents(LocalSpark.TEXTS), "id", "text").collectAsList();
    assertThat(sentences)
        .extracting(ParsedSentence::getText)
        .containsExactly("Colourless green ideas sleep furiously.");
    assertThat(errors.value()).isEqualTo(2);
  }

  @Test
  void evaluatesABadRowOnce() {
    LongAccumulator errors = spark.sparkContext().longAccumulator();
    DodonaSpark lenient =
        DodonaSpark.builder()
            .model(LocalSpark.MODEL)
            .longestSentence(1)
            .onError(OnError.NULL)
            .countErrors(errors)
            .build();
    long bad =
        LocalSpark.documents(LocalSpark.TEXTS)
            .withColumn("parse", lenient.parse(col("text")))
            .filter(col("parse").isNull())
            .filter(col("text").isNotNull())
            .select(col("parse"), col("parse").getItem(0))
            .collectAsList()
            .size();
    assertThat(bad).isEqualTo(3);
    assertThat(errors.value()).isEqualTo(3);
  }

  @Test
  void isSmallWhereverTheModelComesFrom(@TempDir Path folder) throws IOException {
    Path file = Files.copy(MODEL_FILE, folder.resolve("small.dodona"));
    List<DodonaSpark> handles =
        List.of(
            dodona,
            DodonaSpark.builder().model(file.toUri().toString()).build(),
            DodonaSpark.builder().model(spark, file).build(),
            DodonaSpark.builder()
                .countErrors(spark.sparkContext().longAccumulator())
                .model("small.dodona")
                .build());
    for (DodonaSpark handle : handles) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(handle);
      }
      assertThat(bytes.size()).isLessThan(2000);
    }
  }

  @Test
  void takesTheModelFromAPathOfHadoops(@TempDir Path folder) throws IOException {
    Path file = Files.copy(MODEL_FILE, folder.resolve("path.dodona"));
    DodonaSpark fromPath = DodonaSpark.builder().model(file.toUri().toString()).build();
    assertThat(parsed(fromPath, LocalSpark.TEXTS)).isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
    assertThatThrownBy(() -> DodonaSpark.builder().model(folder + "/none.dodona"))
        .hasMessageContaining("none.dodona");
    assertThatThrownBy(() -> DodonaSpark.builder().model(folder.toUri().toString()))
        .hasMessageContaining("is a folder; expected a model");
  }

  @Test
  void refusesAModelThatChangedUnderTheQuery(@TempDir Path folder) throws IOException {
    Path file = Files.copy(MODEL_FILE, folder.resolve("changing.dodona"));
    DodonaSpark before = DodonaSpark.builder().model(file.toUri().toString()).build();
    Files.write(file, new byte[] {1, 2, 3});
    assertThatThrownBy(() -> parsed(before, List.of("It rains.")))
        .hasStackTraceContaining("the model file changed during the query");
  }

  @Test
  void takesTheModelFromAFileThatWasSent(@TempDir Path folder) throws IOException {
    Path file = Files.copy(MODEL_FILE, folder.resolve("sent.dodona"));
    spark.sparkContext().addFile(file.toString());
    DodonaSpark sent = DodonaSpark.builder().model("sent.dodona").build();
    assertThat(parsed(sent, LocalSpark.TEXTS)).isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
    DodonaSpark missing = DodonaSpark.builder().model("unsent.dodona").build();
    assertThatThrownBy(() -> parsed(missing, List.of("It rains.")))
        .hasStackTraceContaining("Send it with --files or addFile");
  }

  @Test
  void takesTheModelFromBytesAndReadsItOnce() throws IOException {
    DodonaSpark sent = DodonaSpark.builder().model(spark, MODEL_FILE).build();
    ModelSource same =
        ModelSources.of(
            JavaSparkContext.fromSparkContext(spark.sparkContext())
                .broadcast(Files.readAllBytes(MODEL_FILE)));
    PipelineModel first = ModelCache.shared().pipeline(same, PipelineOptions.DEFAULT).model();
    assertThat(parsed(sent, LocalSpark.TEXTS)).isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
    assertThat(parsed(sent, LocalSpark.TEXTS)).isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
    assertThat(ModelCache.shared().pipeline(same, PipelineOptions.DEFAULT).model()).isSameAs(first);
  }

  @Test
  void givesSettingsThatMakeNoSenseBack() {
    assertThatThrownBy(() -> DodonaSpark.builder().model(LocalSpark.MODEL).beam(-1).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("beam");
    assertThatThrownBy(() -> DodonaSpark.builder().model("klingon"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("there is no model 'klingon'");
  }

  @Test
  void splitsATextOfTenMegabytesWithoutChangingItsSentences() {
    String paragraph = "Spot 😀 ran. He didn't  stop\nuntil dusk.\n\nIt rained; nobody came.\n \n";
    String text = paragraph.repeat(10_000_000 / paragraph.length() + 1);
    Dataset<Row> pieces =
        LocalSpark.documents(Arrays.asList(text, null))
            .select(explode(dodona.split(col("text"))).alias("piece"))
            .repartition(4);
    Row sums =
        pieces
            .select(
                col("piece.start"), explode(dodona.sentences(col("piece.text"))).alias("sentence"))
            .selectExpr(
                "count(*)",
                "sum(CAST(start + sentence.start AS bigint))",
                "max(start + sentence.end)",
                "count(DISTINCT start)")
            .head();
    long[] expected = new long[3];
    LocalSpark.pipeline()
        .with(LocalSpark.pipeline().options().withLast(PipelineStep.SEGMENT))
        .analyze(
            new StringReader(text),
            sentence -> {
              expected[0]++;
              expected[1] += sentence.span().codePointStart();
              expected[2] = sentence.span().codePointEnd();
            });
    assertThat(sums.getLong(3)).isGreaterThan(100);
    assertThat(sums.getLong(0)).isEqualTo(expected[0]);
    assertThat(sums.getLong(1)).isEqualTo(expected[1]);
    assertThat((long) sums.getInt(2)).isEqualTo(expected[2]);
  }

  @Test
  void parsesALongTextInOneRow() {
    String text = "It rained. Nobody came to see the old man.\n\n".repeat(1000);
    Row row =
        LocalSpark.documents(List.of(text))
            .select(explode(dodona.parse(col("text"))).alias("s"))
            .selectExpr("count(*)", "max(s.end)", "count(DISTINCT s.words.deprel)")
            .head();
    assertThat(row.getLong(0)).isEqualTo(2000);
    assertThat(row.getInt(1)).isEqualTo(text.strip().length());
    assertThat(row.getLong(2)).isEqualTo(2);
  }
}
