package dodona.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.spark.catalyst.CatalogFunctions;
import dodona.spark.data.DodonaSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that docs/how-to/spark.md covers all functions and settings and the schema. */
class DocumentTest {

  @Test
  void namesEveryFunctionAndSettingAndTheSchema() throws IOException {
    String document = Files.readString(Path.of("../docs/how-to/spark.md"));
    assertThat(document).contains("\n" + DodonaSchema.ddl() + "\n");
    assertThat(CatalogFunctions.names())
        .hasSizeGreaterThan(10)
        .allSatisfy(name -> assertThat(document).contains("`" + name + "("));
    assertThat(
            List.of(
                SettingsReader.MODEL,
                SettingsReader.BEAM,
                SettingsReader.CONFIDENCE,
                SettingsReader.LONGEST_SENTENCE,
                SettingsReader.ON_ERROR))
        .allSatisfy(name -> assertThat(document).contains("`…." + name + "`"));
  }
}
