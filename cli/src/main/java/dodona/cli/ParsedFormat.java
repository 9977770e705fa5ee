package dodona.cli;

import dodona.draw.SvgTree;
import dodona.draw.TerminalTree;
import dodona.draw.TreeDrawing;
import dodona.support.Json;
import dodona.treebank.ConlluWriter;
import dodona.treebank.Format;
import dodona.treebank.FormatConversion;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The forms in which parsed sentences can be written. */
enum ParsedFormat {
  /** CoNLL-U. */
  CONLLU,
  /** CoNLL-X. */
  CONLLX,
  /** One JSON object a line. */
  JSON,
  /** Drawn for the terminal. */
  TREE,
  /** One picture. */
  SVG;

  /** Writes one sentence after the other. */
  @FunctionalInterface
  interface Writer {
    void write(Sentence sentence) throws IOException;

    /** Writes whatever was held back. */
    default void finish() throws IOException {}
  }

  /** A writer of this format onto a stream. */
  Writer onto(OutputStream out, Terminal terminal) {
    return switch (this) {
      case CONLLU -> treebank(out, Format.CONLLU);
      case CONLLX -> treebank(out, Format.CONLLX);
      case JSON -> sentence -> put(out, Json.compact(json(sentence)) + "\n");
      case TREE ->
          sentence ->
              put(out, TerminalTree.draw(TreeDrawing.of(sentence), treeOptions(terminal)) + "\n");
      case SVG -> new SinglePicture(out);
    };
  }

  private static Writer treebank(OutputStream out, Format format) {
    ConlluWriter writer = new ConlluWriter(out);
    FormatConversion conversion = new FormatConversion(format);
    return new Writer() {
      @Override
      public void write(Sentence sentence) throws IOException {
        writer.write(conversion.convert(sentence));
      }

      @Override
      public void finish() throws IOException {
        writer.flush();
      }
    };
  }

  private static TerminalTree.Options treeOptions(Terminal terminal) {
    return TerminalTree.Options.DEFAULT
        .withColumns(terminal.columns())
        .withColour(terminal.colourOut());
  }

  private static void put(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Map<String, Object> json(Sentence sentence) {
    Map<String, Object> json = new LinkedHashMap<>();
    sentence.id().ifPresent(id -> json.put("id", id));
    sentence.comment("text").ifPresent(text -> json.put("text", text));
    sentence.comment("confidence").ifPresent(c -> json.put("confidence", Double.valueOf(c)));
    List<Object> words = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("id", word);
      entry.put("form", sentence.form(word));
      entry.put("lemma", sentence.lemma(word));
      entry.put("upos", sentence.upos(word));
      entry.put("xpos", sentence.xpos(word));
      entry.put("feats", sentence.feats(word));
      entry.put("head", sentence.head(word));
      entry.put("deprel", sentence.deprel(word));
      words.add(entry);
    }
    json.put("words", words);
    return json;
  }

  /** Draws one sentence and refuses a second, which an SVG document has no place for. */
  private static final class SinglePicture implements Writer {
    private final OutputStream out;
    private boolean drawn;

    SinglePicture(OutputStream out) {
      this.out = out;
    }

    @Override
    public void write(Sentence sentence) throws IOException {
      if (drawn) {
        throw new UsageException(
            "--format svg draws one sentence, and there are more; --sentences chooses one");
      }
      drawn = true;
      put(out, SvgTree.document(TreeDrawing.of(sentence), SvgTree.Options.DEFAULT));
    }
  }
}
