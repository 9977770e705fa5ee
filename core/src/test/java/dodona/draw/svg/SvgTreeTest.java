package dodona.draw.svg;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.draw.DrawnSentences;
import dodona.draw.Orientation;
import dodona.draw.TreeDrawing;
import dodona.draw.svg.SvgTree.Options;
import dodona.support.SansSerif;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.awt.geom.Rectangle2D;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgTreeTest {

  private static final Options ROW = Options.DEFAULT.withOrientation(Orientation.ROW);

  private static Document parse(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    } catch (Exception e) {
      throw new AssertionError("not well-formed: " + svg, e);
    }
  }

  private static List<Element> elements(Document document, String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  private static List<Element> texts(Document document, String kind) {
    return elements(document, "text").stream()
        .filter(text -> text.getAttribute("class").split(" ", -1)[0].equals(kind))
        .toList();
  }

  private static int x(Element element) {
    return Integer.parseInt(element.getAttribute("x"));
  }

  @ParameterizedTest
  @EnumSource
  void drawsOnePathAndOneArrowAnArc(Orientation orientation) {
    Options options = Options.DEFAULT.withOrientation(orientation);
    Random random = new Random(5);
    for (int n = 1; n <= 40; n++) {
      Sentence sentence = DrawnSentences.labeled(SmallTrees.random(n, random));
      Document svg = parse(SvgTree.document(TreeDrawing.of(sentence), options));
      assertThat(elements(svg, "path")).hasSize(n);
      assertThat(elements(svg, "polygon")).hasSize(n);
      assertThat(texts(svg, "word")).hasSize(n);
    }
  }

  @ParameterizedTest
  @EnumSource
  void isTheSameWhereOtherDigitsAreUsual(Orientation orientation) {
    Options options = Options.DEFAULT.withOrientation(orientation);
    TreeDrawing drawing =
        TreeDrawing.of(DrawnSentences.labeled(SmallTrees.random(12, new Random(7))));
    String expected = SvgTree.document(drawing, options);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat("%d".formatted(7)).as("other digits").isNotEqualTo("7");
      assertThat(SvgTree.document(drawing, options)).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @EnumSource
  void keepsLabelsAndWordsApartAndInsideThePicture(Orientation orientation) {
    Options options = Options.DEFAULT.withOrientation(orientation);
    Random random = new Random(6);
    for (int i = 0; i < 60; i++) {
      DependencyTree tree = SmallTrees.random(1 + random.nextInt(50), random);
      Document svg = parse(SvgTree.document(TreeDrawing.of(DrawnSentences.labeled(tree)), options));
      Element root = svg.getDocumentElement();
      Rectangle2D picture =
          new Rectangle2D.Double(
              0,
              0,
              Double.parseDouble(root.getAttribute("width")),
              Double.parseDouble(root.getAttribute("height")));
      List<Rectangle2D> boxes = new ArrayList<>();
      texts(svg, "label").forEach(text -> boxes.add(box(text, 11.5)));
      texts(svg, "word").forEach(text -> boxes.add(box(text, 16)));
      texts(svg, "tag").forEach(text -> boxes.add(box(text, 10.5)));
      boxes.removeIf(Rectangle2D::isEmpty);
      for (int a = 0; a < boxes.size(); a++) {
        assertThat(picture.contains(boxes.get(a))).as("%s in %s", boxes.get(a), tree).isTrue();
        for (int b = 0; b < a; b++) {
          assertThat(boxes.get(a).intersects(boxes.get(b)))
              .as("%s and %s of %s", boxes.get(a), boxes.get(b), tree)
              .isFalse();
        }
      }
    }
  }

  private static Rectangle2D box(Element text, double size) {
    double width = SansSerif.width(text.getTextContent(), size);
    double y = Double.parseDouble(text.getAttribute("y"));
    boolean starts = text.getAttribute("class").contains("from-left");
    double left = starts ? x(text) : x(text) - width / 2;
    return new Rectangle2D.Double(left, y - 0.8 * size, width, size);
  }

  @Test
  void standsUprightWhenTheRowIsTooWide() {
    TreeDrawing dogs = TreeDrawing.of(DrawnSentences.dogs());
    String row = SvgTree.document(dogs, ROW);
    String upright = SvgTree.document(dogs, ROW.withOrientation(Orientation.UPRIGHT));
    int width = Integer.parseInt(parse(row).getDocumentElement().getAttribute("width"));
    assertThat(SvgTree.document(dogs, Options.DEFAULT.withWidestRow(width))).isEqualTo(row);
    assertThat(SvgTree.document(dogs, Options.DEFAULT.withWidestRow(width - 1))).isEqualTo(upright);
    assertThat(texts(parse(upright), "number"))
        .extracting(Element::getTextContent)
        .containsExactly("1", "2", "3", "4", "5");
  }

  @Test
  void mirrorsUprightRightToLeftSentences() {
    Sentence hebrew = DrawnSentences.of("הילד/X/2/nsubj", "אכל/X/0/root");
    Document svg =
        parse(SvgTree.document(TreeDrawing.of(hebrew), ROW.withOrientation(Orientation.UPRIGHT)));
    assertThat(x(texts(svg, "number").get(0))).isGreaterThan(x(texts(svg, "word").get(0)));
    assertThat(x(texts(svg, "word").get(0))).isGreaterThan(x(texts(svg, "label").get(0)));
  }

  @Test
  void runsRightToLeftForRightToLeftScripts() {
    Sentence hebrew = DrawnSentences.of("הילד/X/2/nsubj", "אכל/X/0/root", "תפוח/X/2/obj");
    List<Element> words = texts(parse(SvgTree.document(TreeDrawing.of(hebrew), ROW)), "word");
    assertThat(words).extracting(Element::getTextContent).containsExactly("הילד", "אכל", "תפוח");
    assertThat(words).extracting(word -> word.getAttribute("direction")).containsOnly("rtl");
    assertThat(x(words.get(0))).isGreaterThan(x(words.get(1)));
    assertThat(x(words.get(1))).isGreaterThan(x(words.get(2)));
  }

  @Test
  void marksNonProjectiveAndWrongArcsAndExplainsThem() {
    Sentence gold = DrawnSentences.hearing();
    Sentence system =
        gold.withTree(
            DependencyTree.of(
                new int[] {2, 3, 0, 3, 2}, new String[] {"det", "obj", "root", "case", "nmod"}));
    String plain = SvgTree.document(TreeDrawing.of(DrawnSentences.dogs()), ROW);
    assertThat(texts(parse(plain), "note")).isEmpty();
    Document svg = parse(SvgTree.document(DrawnSentences.compared(gold, system), ROW));
    assertThat(elements(svg, "g"))
        .extracting(group -> group.getAttribute("class"))
        .containsExactly("arc", "arc wrong-label", "arc root", "arc wrong-head", "arc crossing");
    assertThat(texts(svg, "note"))
        .extracting(Element::getTextContent)
        .containsExactly("non-projective arc", "wrong head", "wrong label");
    assertThat(elements(svg, "title"))
        .extracting(Element::getTextContent)
        .contains("hearing: obj of starts (gold: nsubj)");
  }

  @Test
  void survivesHostileText() {
    String svg = SvgTree.document(TreeDrawing.of(DrawnSentences.hostile()), ROW);
    Document document = parse(svg);
    assertThat(elements(document, "script")).isEmpty();
    assertThat(elements(document, "svg")).hasSize(1);
    assertThat(svg.chars().filter(c -> c < ' ' && c != '\n')).isEmpty();
    assertThat(svg).doesNotContain("\u202E");
    assertThat(texts(document, "word").get(1).getTextContent())
        .isEqualTo("</svg><script>alert(1)</script>");
  }

  @Test
  void drawsNoWordsOneWordAndThreeHundredWords() {
    assertThat(elements(parse(SvgTree.document(TreeDrawing.of(Sentence.ofForms()), ROW)), "path"))
        .isEmpty();
    assertThat(
            elements(parse(SvgTree.document(TreeDrawing.of(DrawnSentences.comb(1)), ROW)), "path"))
        .hasSize(1);
    assertThat(
            elements(
                parse(SvgTree.document(TreeDrawing.of(DrawnSentences.comb(300)), ROW)), "path"))
        .hasSize(300);
  }

  @Test
  void tellsTheTreeInWords() {
    Document svg = parse(SvgTree.document(TreeDrawing.of(DrawnSentences.dogs()), ROW));
    assertThat(elements(svg, "desc").get(0).getTextContent())
        .startsWith("Big: amod of dogs; dogs: nsubj of chase; chase: root;");
  }

  @Test
  void fragmentsShareAPageWithoutClashes() {
    String fragment = SvgTree.fragment(TreeDrawing.of(DrawnSentences.dogs()), ROW);
    Document svg = parse(fragment);
    assertThat(fragment).startsWith("<svg ").doesNotContain(" id=").doesNotContain("prefers-color");
    assertThat(elements(svg, "rect")).isEmpty();
    elements(svg, "style")
        .get(0)
        .getTextContent()
        .strip()
        .lines()
        .flatMap(line -> List.of(line.substring(0, line.indexOf('{')).split(",", -1)).stream())
        .forEach(selector -> assertThat(selector).startsWith(".dodona-tree"));
  }
}
