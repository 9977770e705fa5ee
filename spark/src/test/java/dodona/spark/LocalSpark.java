package dodona.spark;

import static org.apache.spark.sql.functions.col;

import dodona.spark.data.DodonaSchema;
import dodona.spark.data.SentenceRows;
import dodona.text.pipeline.Pipeline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** The one session of all tests of this JVM, with a catalog for each way to use the fast model. */
public final class LocalSpark {

  /** The model that the tests use, as it is read fast. */
  public static final String MODEL = "en-fast";

  /** Some texts, with what is awkward about texts. */
  public static final List<@Nullable String> TEXTS =
      Arrays.asList(
          "The quick brown fox jumps over the lazy dog. It didn't see the fox.",
          null,
          "",
          "  \n\n ",
          "I 😀 can't  believe\nit!\n\nA second paragraph, after an emoji.",
          "Colourless green ideas sleep furiously.");

  private static final class Holder {
    static final SparkSession SESSION = start();
    static final Pipeline PIPELINE = load();
  }

  private LocalSpark() {}

  /** The session. */
  public static SparkSession session() {
    return Holder.SESSION;
  }

  /** The library itself, with which everything is compared. */
  public static Pipeline pipeline() {
    return Holder.PIPELINE;
  }

  private static Pipeline load() {
    try {
      return Pipeline.load(MODEL);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SparkSession start() {
    String catalog = DodonaCatalog.class.getName();
    return SparkSession.builder()
        .master("local[2]")
        .appName("tests")
        .config("spark.ui.enabled", false)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", 2)
        .config("spark.sql.warehouse.dir", "target/warehouse")
        .config("spark.dodona.model", MODEL)
        .config("spark.sql.catalog.dodona", catalog)
        .config("spark.sql.catalog.dodona.model", MODEL)
        .config("spark.sql.catalog.strict", catalog)
        .config("spark.sql.catalog.strict.model", MODEL)
        .config("spark.sql.catalog.strict.longestSentence", 9)
        .config("spark.sql.catalog.lenient", catalog)
        .config("spark.sql.catalog.lenient.model", MODEL)
        .config("spark.sql.catalog.lenient.longestSentence", 9)
        .config("spark.sql.catalog.lenient.onError", "null")
        .config("spark.sql.catalog.sure", catalog)
        .config("spark.sql.catalog.sure.model", MODEL)
        .config("spark.sql.catalog.sure.beam", 2)
        .config("spark.sql.catalog.sure.confidence", true)
        .config("spark.sql.catalog.nowhere", catalog)
        .config("spark.sql.catalog.nowhere.model", "klingon")
        .getOrCreate();
  }

  /** Documents of these texts, with ids from 0, in two partitions. */
  public static Dataset<Row> documents(List<@Nullable String> texts) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      rows.add(RowFactory.create(i, texts.get(i)));
    }
    StructType schema =
        new StructType().add("id", DataTypes.IntegerType).add("text", DataTypes.StringType);
    return session().createDataFrame(rows, schema).repartitionByRange(2, col("id"));
  }

  /** Returns the library's analyses of texts in the form that {@link #shown} has for a column. */
  public static List<String> expected(List<@Nullable String> texts) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      rows.add(
          RowFactory.create(
              i, text == null ? null : SentenceRows.of(pipeline().analyze(text).sentences())));
    }
    StructType schema =
        new StructType().add("id", DataTypes.IntegerType).add("parse", DodonaSchema.SENTENCES);
    return shown(session().createDataFrame(rows, schema), "parse");
  }

  /** The values of a column as JSON, in the order of the column {@code id}. */
  public static List<String> shown(Dataset<Row> data, String column) {
    return data.select(col("id"), col(column).alias("value")).toJSON().collectAsList().stream()
        .sorted()
        .toList();
  }
}
