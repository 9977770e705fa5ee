package dodona.text.output;

import dodona.draw.TerminalTree;
import dodona.treebank.Format;
import java.io.OutputStream;

/** The forms in which analysed sentences can be written. */
public enum OutputFormat {
  /** CoNLL-U. */
  CONLLU,
  /** CoNLL-X. */
  CONLLX,
  /** An object a line, as {@code docs/json.md} says. */
  JSON,
  /** An object a line, as displaCy takes it. */
  DISPLACY,
  /** Drawn for the terminal. */
  TREE,
  /** A picture of one sentence. */
  SVG;

  /** A writer onto a stream, which is left open. */
  public AnalysisWriter onto(OutputStream out) {
    return onto(out, TerminalTree.Options.DEFAULT);
  }

  /**
   * A writer onto a stream, which is left open.
   *
   * @param tree how to draw for the terminal
   */
  public AnalysisWriter onto(OutputStream out, TerminalTree.Options tree) {
    return switch (this) {
      case CONLLU -> new TreebankWriter(out, Format.CONLLU);
      case CONLLX -> new TreebankWriter(out, Format.CONLLX);
      case JSON -> new JsonWriter(out);
      case DISPLACY -> new DisplacyWriter(out);
      case TREE -> new TreeWriter(out, tree);
      case SVG -> new SvgWriter(out);
    };
  }
}
