package dodona.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SparkVersionsTest {

  private static final SparkVersions SCALA_2_12 = new SparkVersions("3.5.3", "2.12.18");

  @ParameterizedTest
  @CsvSource({"3.5.3, 2.12.18", "3.4.1, 2.13.8", "2.4.8, 2.11.12"})
  void otherVersionsAreNamedNextToTheSupportedOnes(String spark, String scala) {
    assertThatIllegalStateException()
        .isThrownBy(() -> new SparkVersions(spark, scala).check())
        .withMessageContaining("needs Apache Spark 3.5 or 4 for Scala 2.13")
        .withMessageContaining("found Spark " + spark + " for Scala " + scala);
  }

  @ParameterizedTest
  @CsvSource({"3.5.0, 2.13.8", "4.2.0, 2.13.17", "4.2.0-SNAPSHOT, 2.13.17", "unknown, unknown"})
  void supportedVersionsPass(String spark, String scala) {
    assertThatCode(() -> new SparkVersions(spark, scala).check()).doesNotThrowAnyException();
  }

  @Test
  void theVersionsOfThisBuildAreFound() {
    assertThat(SparkVersions.found().scala()).startsWith("2.13.");
    assertThat(SparkVersions.found().spark()).startsWith("4.");
  }

  @Test
  void aCatalogFailsWhenItIsLoaded() {
    DodonaCatalog catalog = new DodonaCatalog(SCALA_2_12);
    assertThatIllegalStateException()
        .isThrownBy(() -> catalog.initialize("dodona", CaseInsensitiveStringMap.empty()))
        .withMessageContaining("Scala 2.12.18");
  }

  @Test
  void columnsAndFunctionsFailBeforeTheyAreUsed() {
    assertThatIllegalStateException()
        .isThrownBy(() -> new DodonaSpark.Builder(SCALA_2_12).build())
        .withMessageContaining("Scala 2.12.18");
    assertThatIllegalStateException()
        .isThrownBy(() -> new ParseUdf(SCALA_2_12))
        .withMessageContaining("Scala 2.12.18");
  }
}
