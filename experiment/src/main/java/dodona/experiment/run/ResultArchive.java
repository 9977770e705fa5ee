package dodona.experiment.run;

import dodona.error.InvalidInputException;
import dodona.experiment.plan.Description;
import dodona.experiment.plan.Run;
import dodona.experiment.plan.TreebankFiles;
import dodona.support.AtomicFile;
import dodona.support.Json;
import dodona.support.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * All results of an experiment in one small file, from which its report can be rebuilt: gzipped
 * text with a JSON object in each line. The first line has the command and the checksums of code
 * and data, then comes a line for each treebank, then one for each run, with the outcome of every
 * word of the test set.
 *
 * @param command the command that made the results
 * @param results the results
 */
public record ResultArchive(String command, Results results) {

  /** The name of the file in the folder of an experiment. */
  public static final String NAME = "results.jsonl.gz";

  /** Settings that must agree in a description and in the results, since reports state them. */
  private static final List<String> PROTOCOL = List.of("tags", "select", "scoring", "sentences");

  /** Writes an archive. */
  public static void write(Results results, String command, Path file) throws IOException {
    try (AtomicFile out = AtomicFile.create(file, true)) {
      try (Writer writer =
          new OutputStreamWriter(new GZIPOutputStream(out.stream()), StandardCharsets.UTF_8)) {
        Map<String, Object> first = new LinkedHashMap<>();
        first.put("command", command);
        first.put("manifest", results.manifest());
        writer.write(Json.compact(first) + "\n");
        for (Survey survey : results.surveys()) {
          Map<String, Object> line = new LinkedHashMap<>();
          line.put("statistics", survey.treebank());
          line.putAll(ResultCodec.encode(survey));
          writer.write(Json.compact(line) + "\n");
        }
        for (RunResult run : results.runs()) {
          writer.write(Json.compact(ResultCodec.encode(run)) + "\n");
        }
      }
      out.commit();
    }
  }

  /**
   * Reads the results of an experiment.
   *
   * @param description the description that they belong to; its treebanks and seeds are replaced by
   *     those of the archive
   * @throws IOException if a run of the description is missing, or a line cannot be read
   */
  public static ResultArchive read(Path file, Description description) throws IOException {
    List<JsonObject> lines = lines(file);
    try {
      return read(file, lines, description);
    } catch (InvalidInputException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  /** Returns the outcomes of the words of each run, in the order of {@code runs.csv}. */
  public static List<String> words(Path file) throws IOException {
    List<String> words = new ArrayList<>();
    for (JsonObject line : lines(file)) {
      if (line.has("setting")) {
        words.add(line.object("test").optionalText("words").orElse(""));
      }
    }
    return words;
  }

  private static ResultArchive read(Path file, List<JsonObject> lines, Description description)
      throws IOException {
    JsonObject first = lines.get(0);
    Map<String, Object> manifest = new LinkedHashMap<>();
    first.object("manifest").fields().forEach((name, value) -> manifest.put(name, "" + value));
    requireSameProtocol(file, manifest, ResultStore.protocol(description));
    List<Survey> surveys = new ArrayList<>();
    Map<String, JsonObject> runs = new LinkedHashMap<>();
    Set<Long> seeds = new LinkedHashSet<>();
    for (JsonObject line : lines.subList(1, lines.size())) {
      if (line.has("statistics")) {
        surveys.add(ResultCodec.decode(line.text("statistics"), line));
      } else {
        seeds.add(line.whole("seed"));
        runs.put(key(line), line);
      }
    }
    Description own = onTreebanks(description, surveys, manifest);
    Description all = seeds.isEmpty() ? own : own.withSeeds(List.copyOf(seeds));
    List<RunResult> results = new ArrayList<>();
    for (Run run : all.runs()) {
      JsonObject line = runs.get(key(run));
      if (line == null) {
        throw new IOException(file + ": no result for " + run.name());
      }
      results.add(ResultCodec.decode(run, line));
    }
    return new ResultArchive(first.text("command"), new Results(all, manifest, surveys, results));
  }

  private static void requireSameProtocol(
      Path file, Map<String, Object> stored, Map<String, Object> described) throws IOException {
    for (String name : PROTOCOL) {
      if (!Objects.equals(described.get(name), stored.get(name))) {
        throw new IOException(
            String.format(
                "%s: results with '%s: %s', but the description has '%s'",
                file, name, stored.get(name), described.get(name)));
      }
    }
  }

  private static Description onTreebanks(
      Description description, List<Survey> surveys, Map<String, Object> manifest) {
    List<TreebankFiles> treebanks =
        surveys.stream()
            .map(survey -> new TreebankFiles(survey.treebank(), Path.of(""), null, null))
            .toList();
    Description on = description.on(treebanks);
    if (!"given".equals(manifest.get("encoders"))) {
      return on;
    }
    Map<String, Path> encoders = new LinkedHashMap<>();
    treebanks.forEach(treebank -> encoders.put(treebank.name(), Path.of("")));
    return on.withEncoders(encoders);
  }

  private static String key(JsonObject line) {
    return key(
        line.text("treebank"), line.text("setting"), line.whole("seed"), line.integer("fold"));
  }

  private static String key(Run run) {
    return key(run.treebank(), run.setting().name(), run.seed(), run.fold());
  }

  private static String key(String treebank, String setting, long seed, int fold) {
    return String.join("\t", treebank, setting, "" + seed, "" + fold);
  }

  private static List<JsonObject> lines(Path file) throws IOException {
    List<JsonObject> lines = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (@Nullable String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(JsonObject.read(line));
      }
    } catch (InvalidInputException e) {
      throw new IOException(file + ", line " + (lines.size() + 1) + ": " + e.getMessage(), e);
    }
    if (lines.isEmpty()) {
      throw new IOException(file + ": the file is empty");
    }
    return lines;
  }
}
