package dodona.stress.fuzz.target;

import dodona.draw.Orientation;
import dodona.draw.TreeDrawing;
import dodona.draw.latex.TikzTree;
import dodona.draw.svg.SvgTree;
import dodona.draw.terminal.TerminalTree;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.TreebankText;
import dodona.support.Printable;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemLog;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Images of sentences: well-formed, and fit for a terminal. */
final class DrawingTarget implements Target {

  @Override
  public String name() {
    return "drawing";
  }

  @Override
  public byte[] input(Chance chance) {
    return TreebankText.conllu(chance);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidTreebankException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(input), "input", ReadOptions.DEFAULT, new ProblemLog())) {
      for (Sentence sentence : reader) {
        draw(TreeDrawing.of(sentence));
      }
    }
  }

  private static void draw(TreeDrawing drawing) throws IOException {
    for (Orientation orientation : Orientation.values()) {
      if (orientation != Orientation.ROW || drawing.size() < 100) {
        check(TerminalTree.draw(drawing, terminal(orientation)));
        checkXml(SvgTree.document(drawing, SvgTree.Options.DEFAULT.withOrientation(orientation)));
      }
    }
    check(TikzTree.document(drawing, true));
  }

  private static TerminalTree.Options terminal(Orientation orientation) {
    return TerminalTree.Options.DEFAULT.withOrientation(orientation);
  }

  private static void check(String drawn) {
    if (drawn.codePoints().anyMatch(c -> c != '\n' && Printable.isHarmful(c))) {
      throw new AssertionError("a control character is drawn");
    }
  }

  private static void checkXml(String svg) throws IOException {
    check(svg);
    try {
      SAXParserFactory.newInstance()
          .newSAXParser()
          .parse(new InputSource(new StringReader(svg)), new DefaultHandler());
    } catch (SAXException e) {
      throw new AssertionError("not well-formed: " + e.getMessage(), e);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }
}
