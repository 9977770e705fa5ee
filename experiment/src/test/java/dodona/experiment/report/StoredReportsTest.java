package dodona.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.experiment.plan.DescriptionReader;
import dodona.experiment.plan.StudyReader;
import dodona.experiment.run.ResultArchive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Makes the reports in {@code docs/experiments} again from the results that are stored there. */
class StoredReportsTest {

  private static final Path STORED = Path.of("../docs/experiments");

  @TempDir Path folder;

  @Test
  void reportsWithKeptResultsComeOutByteForByte() throws IOException {
    List<Path> kept;
    try (Stream<Path> folders = Files.list(STORED)) {
      kept = folders.filter(f -> Files.exists(f.resolve(ResultArchive.NAME))).sorted().toList();
    }
    assertThat(kept).isNotEmpty();
    for (Path stored : kept) {
      String name = stored.getFileName().toString();
      ResultArchive archive =
          ResultArchive.read(
              stored.resolve(ResultArchive.NAME),
              DescriptionReader.withoutTreebanks(Path.of("../experiments", name + ".yaml"), false));
      Path again = folder.resolve(name);
      ExperimentReport.write(archive.results(), archive.command(), again);
      assertSame(stored, again, "report.md", "runs.csv");
    }
  }

  @Test
  void theClaimsOfTheStudyComeOutByteForByte() throws IOException {
    Path stored = STORED.resolve("study");
    StudyReport.write(
        StudyReader.read(stored.resolve("study.yaml")).orElseThrow(),
        "dodona experiment docs/experiments/study/study.yaml -o FOLDER",
        folder);
    assertSame(stored, folder, "report.md", "claims.csv", "differences.csv");
  }

  private static void assertSame(Path stored, Path again, String... files) throws IOException {
    for (String file : files) {
      assertThat(text(again.resolve(file)))
          .as(stored.resolve(file).toString())
          .isEqualTo(text(stored.resolve(file)));
    }
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }
}
