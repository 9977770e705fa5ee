package dodona.text.model;

import dodona.model.Decoding;
import dodona.model.ModelContainer;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Section;
import dodona.table.TextTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The description of a model file, as text and as JSON. */
public final class ModelCard {

  private final String name;
  private final Map<String, Object> sections = new LinkedHashMap<>();
  private final @Nullable ParserModel parser;
  private final Provenance provenance;
  private final String license;

  /**
   * Describes a file of models.
   *
   * @param license its license, unless its provenance names one; empty if it is not known
   */
  ModelCard(String name, ModelContainer file, String license) throws IOException {
    this.name = name;
    for (String section : file.names()) {
      Section found = Objects.requireNonNull(file.section(section));
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("kind", found.kind());
      entry.put("bytes", found.stored());
      sections.put(PipelineFile.currentName(section), entry);
    }
    this.parser = file.section(ModelFile.PARSER) == null ? null : ModelFile.parser(file);
    this.provenance = ModelFile.provenance(file);
    this.license =
        Stream.of(provenance.text("license"), provenance.text("licence"), license)
            .filter(text -> !text.isEmpty())
            .findFirst()
            .orElse("");
  }

  /** Everything, as maps, lists, strings and numbers. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("license", license);
    json.put("sections", sections);
    if (parser != null) {
      Decoding decoding = parser.decoding();
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("kind", parser.kind());
      entry.put("system", decoding.system());
      entry.put("beamWidth", decoding.beamWidth());
      entry.put("singleRoot", decoding.singleRoot());
      entry.put("labels", parser.labels());
      json.put("parser", entry);
    }
    json.put("calibrated", sections.containsKey(PipelineFile.CALIBRATION));
    json.put("provenance", origin());
    return json;
  }

  /** The same as tables, with the number of labels instead of all. */
  public String text() {
    TextTable facts = new TextTable("").left("model").left(name);
    facts.row("license", license.isEmpty() ? "unknown" : license);
    if (parser != null) {
      Decoding decoding = parser.decoding();
      facts.row("parser", parser.kind());
      facts.row("system", decoding.system());
      facts.row("search", decoding.beamWidth() == 1 ? "greedy" : "beam " + decoding.beamWidth());
      facts.row("roots", decoding.singleRoot() ? "one" : "any number");
      facts.row("labels", String.valueOf(parser.labels().size()));
      facts.row("confidence", isCalibrated() ? "calibrated" : "not calibrated");
    }
    origin().forEach((key, value) -> facts.row("origin: " + key, OriginValue.text(key, value)));
    TextTable table = new TextTable("").left("section").left("kind").right("bytes");
    for (Map.Entry<String, Object> section : sections.entrySet()) {
      List<String> row = new ArrayList<>(List.of(section.getKey()));
      ((Map<?, ?>) section.getValue()).values().forEach(value -> row.add(figure(value)));
      table.row(row);
    }
    return facts.text() + "\n" + table.text();
  }

  /** Returns the provenance, with the spelling of keys that earlier versions wrote corrected. */
  private Map<String, @Nullable Object> origin() {
    Map<String, @Nullable Object> origin = new LinkedHashMap<>();
    provenance
        .entries()
        .forEach((key, value) -> origin.put(key.replaceFirst("icence$", "icense"), value));
    return origin;
  }

  private boolean isCalibrated() {
    return sections.containsKey(PipelineFile.CALIBRATION);
  }

  private static String figure(@Nullable Object value) {
    return value instanceof Number number
        ? String.format(Locale.ROOT, "%,d", number.longValue())
        : String.valueOf(value);
  }
}
