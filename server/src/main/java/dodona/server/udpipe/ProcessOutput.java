package dodona.server.udpipe;

import dodona.server.http.ProblemException;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.OutputFormat;
import dodona.text.output.RawTextWriter;
import dodona.text.output.WordListWriter;
import dodona.text.output.WordListWriter.Layout;
import java.io.OutputStream;
import java.util.Set;
import java.util.function.Function;

/**
 * An output format of UDPipe.
 *
 * @param isConllu whether comments and columns are written
 * @param writer makes a writer onto a stream
 */
record ProcessOutput(boolean isConllu, Function<OutputStream, AnalysisWriter> writer) {

  private static final Set<String> PARAGRAPHS = Set.of("paragraphs");

  static ProcessOutput parse(String text) {
    Format format = Format.parse(text);
    Options options = format.options();
    String name = format.name();
    switch (name) {
      case "conllu" -> {
        if (options.has("v1")) {
          throw ProblemException.badRequest(
              "unsupported output format conllu=v1; expected conllu or conllu=v2");
        }
        Options unused = options.only("output format conllu", Set.of("v2"));
        return new ProcessOutput(true, OutputFormat.CONLLU::onto);
      }
      case "horizontal", "vertical" -> {
        Layout layout = name.equals("horizontal") ? Layout.HORIZONTAL : Layout.VERTICAL;
        boolean paragraphs = options.only("output format " + name, PARAGRAPHS).has("paragraphs");
        return new ProcessOutput(false, out -> new WordListWriter(out, layout, paragraphs));
      }
      case "plaintext" -> {
        boolean isNormalized =
            options
                .only("output format plaintext", Set.of("normalized_spaces"))
                .has("normalized_spaces");
        return isNormalized
            ? new ProcessOutput(false, out -> new WordListWriter(out, Layout.TEXT, true))
            : new ProcessOutput(false, RawTextWriter::new);
      }
      default ->
          throw ProblemException.badRequest(
              "unknown output format '"
                  + Options.shortened(name)
                  + "'; expected conllu, horizontal, plaintext or vertical");
    }
  }
}
