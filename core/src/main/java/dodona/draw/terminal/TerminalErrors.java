package dodona.draw.terminal;

import dodona.draw.TreeDrawing;
import dodona.evaluate.MarkedSentence;
import dodona.evaluate.SentenceErrors;
import dodona.evaluate.report.ErrorReport;
import dodona.evaluate.report.ErrorReport.Entry;
import dodona.support.Printable;

/**
 * Draws the sentences of an {@link ErrorReport} for the terminal: the gold tree, and the systems'
 * trees below it with their wrong arcs marked.
 */
public final class TerminalErrors {

  private TerminalErrors() {}

  /** All sentences, with an empty line before each. */
  public static String draw(ErrorReport report, TerminalTree.Options options) {
    StringBuilder out = new StringBuilder(Printable.line(report.selection())).append('\n');
    int rank = 0;
    for (Entry entry : report.sentences()) {
      String name = Printable.line(entry.gold().name());
      out.append("\n%s. %s: ".formatted(++rank, name));
      out.append(Printable.line(entry.text())).append("\n\ngold:\n");
      out.append(TerminalTree.draw(TreeDrawing.of(entry.gold()), options));
      for (int system = 0; system < entry.systems().size(); system++) {
        SentenceErrors errors = entry.systems().get(system);
        out.append(
            "\n%s, %s of %s words wrong:\n"
                .formatted(
                    Printable.line(report.systems().get(system)),
                    errors.gold().wrong(),
                    errors.gold().counted()));
        for (MarkedSentence sentence : errors.system()) {
          out.append(TerminalTree.draw(TreeDrawing.of(sentence), options));
        }
      }
    }
    return out.toString();
  }
}
