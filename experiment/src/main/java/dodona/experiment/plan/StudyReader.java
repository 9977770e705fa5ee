package dodona.experiment.plan;

import dodona.experiment.plan.Study.Claim;
import dodona.experiment.plan.YamlNode.Mapping;
import dodona.support.TextFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads studies; docs/how-to/experiments.md defines their format. */
public final class StudyReader {

  private static final List<String> NAMES = List.of("title", "results", "claims");
  private static final List<String> CLAIM_NAMES =
      List.of("claim", "experiment", "score", "both", "before", "after");

  private static final List<String> SCORES = List.of("test_las", "test_uas", "dev_las", "dev_uas");

  private StudyReader() {}

  /**
   * Reads a study.
   *
   * @return nothing if the file describes an experiment
   * @throws InvalidDescriptionException if it is neither
   */
  public static Optional<Study> read(Path file) throws IOException {
    String text = TextFile.read(file, DescriptionReader.MOST_BYTES);
    Mapping root = YamlReader.read(text, file.toString()).mapping();
    if (root.get("claims").isEmpty()) {
      return Optional.empty();
    }
    root.onlyWith(NAMES);
    Path home = file.toAbsolutePath().getParent();
    return Optional.of(
        new Study(
            root.require("title").text(),
            root.require("results").in(home == null ? file.toAbsolutePath() : home).normalize(),
            root.require("claims").items().stream().map(StudyReader::claim).toList()));
  }

  private static Claim claim(YamlNode node) {
    Mapping claim = node.mapping().onlyWith(CLAIM_NAMES);
    Map<String, String> both = claim.get("both").map(StudyReader::columns).orElse(Map.of());
    Map<String, String> before = new LinkedHashMap<>(both);
    before.putAll(columns(claim.require("before")));
    Map<String, String> after = new LinkedHashMap<>(both);
    after.putAll(columns(claim.require("after")));
    return new Claim(
        claim.place().line(),
        claim.require("claim").text(),
        claim.require("experiment").text(),
        claim.get("score").map(n -> n.oneOf(SCORES)).orElse(SCORES.get(0)),
        before,
        after);
  }

  private static Map<String, String> columns(YamlNode node) {
    Map<String, String> columns = new LinkedHashMap<>();
    node.mapping().entries().forEach((name, value) -> columns.put(name, value.text()));
    return columns;
  }
}
