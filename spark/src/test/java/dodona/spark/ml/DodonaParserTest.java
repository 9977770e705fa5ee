package dodona.spark.ml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.spark.LocalSpark;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.ml.Pipeline;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.ml.PipelineStage;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DodonaParserTest {

  private final Dataset<Row> documents = LocalSpark.documents(LocalSpark.TEXTS);

  private static DodonaParser parser() {
    return new DodonaParser().setModel(LocalSpark.MODEL).setOutputCol("trees");
  }

  @Test
  void parsesAsAStageOfAPipeline() {
    PipelineModel fitted = new Pipeline().setStages(new PipelineStage[] {parser()}).fit(documents);
    assertThat(LocalSpark.shown(fitted.transform(documents), "trees"))
        .isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
  }

  @Test
  void isTheSameAfterItWasSaved(@TempDir Path folder) throws IOException {
    String path = folder.resolve("stage").toUri().toString();
    parser().setBeam(3).save(path);
    DodonaParser again = DodonaParser.load(path);
    assertThat(again.getOrDefault(again.beam())).isEqualTo(3);
    assertThat(again.getOrDefault(again.model())).isEqualTo(LocalSpark.MODEL);
    assertThat(again.transform(documents).columns()).containsExactly("id", "text", "trees");
  }

  @Test
  void refusesColumnsThatDoNotFit() {
    assertThatThrownBy(() -> parser().setInputCol("id").transform(documents))
        .hasMessageContaining("the column id is");
    assertThatThrownBy(() -> parser().setOutputCol("text").transform(documents))
        .hasMessage("the column text already exists");
  }
}
