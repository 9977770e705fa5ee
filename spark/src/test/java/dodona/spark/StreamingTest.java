package dodona.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.streaming.runtime.MemoryStream;
import org.apache.spark.sql.streaming.StreamingQuery;
import org.junit.jupiter.api.Test;
import scala.jdk.javaapi.CollectionConverters;

class StreamingTest {

  private final SparkSession spark = LocalSpark.session();

  @Test
  void parsesWhatComesAsItComes() throws Exception {
    MemoryStream<String> source = MemoryStream.apply(spark, Encoders.STRING());
    DodonaSpark dodona = DodonaSpark.builder().model(LocalSpark.MODEL).build();
    StreamingQuery query =
        source
            .toDF()
            .select(explode(dodona.parse(col("value"))).alias("sentence"))
            .selectExpr("sentence.text")
            .writeStream()
            .format("memory")
            .queryName("streamed")
            .outputMode("append")
            .start();
    try {
      add(source, "It rains. Dogs bark.", "");
      query.processAllAvailable();
      assertThat(streamed()).containsExactlyInAnyOrder("It rains.", "Dogs bark.");
      add(source, "Cats sleep.");
      query.processAllAvailable();
      assertThat(streamed()).containsExactlyInAnyOrder("It rains.", "Dogs bark.", "Cats sleep.");
    } finally {
      query.stop();
    }
  }

  private static void add(MemoryStream<String> source, String... texts) {
    Object unused = source.addData(CollectionConverters.asScala(List.of(texts)));
  }

  private List<String> streamed() {
    return spark.table("streamed").as(Encoders.STRING()).collectAsList();
  }
}
