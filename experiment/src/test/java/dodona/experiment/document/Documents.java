package dodona.experiment.document;

import dodona.experiment.plot.Plots;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Documents for tests. */
final class Documents {

  private Documents() {}

  /** Text that is markup in HTML or in Markdown, everywhere a text may stand. */
  static Document awkward() {
    String text = "a < b & \"c\" | *d* _e_ `f` [g](h) \\ 'i' <script>";
    Table table =
        new Table(
            text,
            List.of(text, "LAS"),
            List.of(
                List.of(Cell.of(text), Cell.bold("85.20‡")),
                List.of(Cell.of("UD_English-EWT"), Cell.bold(""))),
            List.of(text, "one\nline"));
    Figure figure = new Figure("curves", text, Plots.of("odd-curves"));
    Section section = new Section(text, text, text, List.of(new Paragraph(text), table, figure));
    return new Document(text, facts(text), List.of(section));
  }

  /** Every plot there is, each in a section of its own. */
  static Document withAllPlots() {
    List<Section> sections = new ArrayList<>();
    Plots.all()
        .forEach(
            (name, plot) ->
                sections.add(
                    new Section(name, "none", "none", List.of(new Figure(name, "a plot", plot)))));
    return new Document("Plots", Map.of(), sections);
  }

  static Map<String, String> facts(String text) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("version", "1");
    facts.put(text, text);
    facts.put("checksum", "0f");
    return facts;
  }
}
