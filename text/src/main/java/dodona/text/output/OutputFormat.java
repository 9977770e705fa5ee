package dodona.text.output;

import dodona.draw.terminal.TerminalTree;
import dodona.treebank.Format;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The output formats of analyzed sentences. */
public enum OutputFormat {
  /** CoNLL-U. */
  CONLLU,
  /** CoNLL-X. */
  CONLLX,
  /** One object per line, see {@code docs/reference/json.md}. */
  JSON,
  /** An object a line, as displaCy takes it. */
  DISPLACY,
  /** Drawn for the terminal. */
  TREE,
  /** An image of one sentence. */
  SVG,
  /** A self-contained page with an image of every sentence. */
  HTML;

  private static final Map<String, OutputFormat> ENDINGS =
      Map.ofEntries(
          Map.entry(".conllu", CONLLU),
          Map.entry(".conllx", CONLLX),
          Map.entry(".json", JSON),
          Map.entry(".jsonl", JSON),
          Map.entry(".ndjson", JSON),
          Map.entry(".svg", SVG),
          Map.entry(".html", HTML),
          Map.entry(".htm", HTML));

  /**
   * Returns the format for the ending of a file name, such as {@code trees.html} or {@code
   * x.json.gz}.
   */
  public static Optional<OutputFormat> ofFile(String name) {
    String plain = name.toLowerCase(Locale.ROOT);
    String unpacked = plain.endsWith(".gz") ? plain.substring(0, plain.length() - 3) : plain;
    int dot = unpacked.lastIndexOf('.');
    return dot < 0 ? Optional.empty() : Optional.ofNullable(ENDINGS.get(unpacked.substring(dot)));
  }

  /** Returns the usual ending of the names of files in this format, such as {@code .conllu}. */
  public String ending() {
    return switch (this) {
      case CONLLU -> ".conllu";
      case CONLLX -> ".conllx";
      case JSON, DISPLACY -> ".jsonl";
      case TREE -> ".txt";
      case SVG -> ".svg";
      case HTML -> ".html";
    };
  }

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
      case HTML -> new HtmlWriter(out);
    };
  }
}
