package dodona.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.udf;
import static org.assertj.core.api.Assertions.assertThat;

import dodona.text.pipeline.Pipeline;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two executors in JVMs of their own, of which one dies. */
class ClusterTest {

  private static final int DOCUMENTS = 40;
  private static final int PARTITIONS = 8;

  private static SparkSession spark;

  /** Spark starts executors from a folder that looks like an installation. */
  @BeforeAll
  static void start() throws IOException {
    Path unused = ClusterHome.create(Path.of(System.getenv("SPARK_HOME")));
    spark =
        ClusterHome.session("local-cluster[2,1,1024]")
            .config("spark.sql.catalog.dodona", DodonaCatalog.class.getName())
            .config("spark.sql.catalog.dodona.model", LocalSpark.MODEL)
            .getOrCreate();
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  private static String text(int id) {
    return "Document " + id + " didn't say much. It ended " + (id + 1) + " days ago.";
  }

  private static void createDocuments() {
    List<Row> rows = new ArrayList<>();
    for (int id = 0; id < DOCUMENTS; id++) {
      rows.add(RowFactory.create(id, text(id)));
    }
    StructType schema =
        new StructType().add("id", DataTypes.IntegerType).add("text", DataTypes.StringType);
    spark
        .createDataFrame(rows, schema)
        .repartitionByRange(PARTITIONS, col("id"))
        .createOrReplaceTempView("documents");
  }

  /** Ends an executor without a word in the middle of a partition, the first time it gets there. */
  private static Integer dieOnce(Integer id, File mark) throws IOException {
    if (id == DOCUMENTS / 2 + 3 && mark.createNewFile()) {
      Runtime.getRuntime().halt(137);
    }
    return id;
  }

  @Test
  void losesAndDoublesNothingWhenAnExecutorDies(@TempDir Path folder) throws IOException {
    File mark = folder.resolve("died").toFile();
    UDF1<Integer, Integer> dieOnce = id -> dieOnce(id, mark);
    UDF1<Object, String> whereabouts =
        parsed -> ProcessHandle.current().pid() + " " + HeldModel.identity(LocalSpark.MODEL);
    spark.udf().register("die_once", udf(dieOnce, DataTypes.IntegerType).asNondeterministic());
    spark
        .udf()
        .register("whereabouts", udf(whereabouts, DataTypes.StringType).asNondeterministic());
    createDocuments();
    List<Row> rows =
        spark
            .sql(
                "SELECT id, c, whereabouts(c) FROM"
                    + " (SELECT die_once(id) AS id, dodona.parse_conllu(text) AS c FROM documents)")
            .collectAsList();
    Pipeline pipeline = Pipeline.load(LocalSpark.MODEL);
    Map<Integer, String> found = new HashMap<>();
    Map<String, Set<String>> models = new HashMap<>();
    for (Row row : rows) {
      assertThat(found.put(row.getInt(0), row.getString(1))).isNull();
      String[] where = row.getString(2).split(" ", -1);
      models.computeIfAbsent(where[0], pid -> new HashSet<>()).add(where[1]);
    }
    assertThat(mark).exists();
    assertThat(found).hasSize(DOCUMENTS);
    for (int id = 0; id < DOCUMENTS; id++) {
      assertThat(found.get(id)).isEqualTo(Conllu.of(pipeline.analyze(text(id))));
    }
    assertThat(models).hasSizeGreaterThan(1).doesNotContainKey(pid());
    assertThat(models.values())
        .as("each executor reads the model once")
        .allMatch(m -> m.size() == 1);
  }

  private static String pid() {
    return Long.toString(ProcessHandle.current().pid());
  }
}
