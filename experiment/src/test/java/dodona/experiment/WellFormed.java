package dodona.experiment;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Reads XML in tests. */
public final class WellFormed {

  private WellFormed() {}

  /** The document, or a failure that says where it is not well-formed. */
  public static Document parse(String xml) {
    try {
      DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      builder.setErrorHandler(null);
      return builder.parse(new InputSource(new StringReader(xml)));
    } catch (SAXException | ParserConfigurationException | IOException e) {
      throw new AssertionError(e.getMessage() + "\n" + xml, e);
    }
  }

  /** The elements of a name, in order. */
  public static List<Element> elements(Document document, String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** The texts of the elements of a name, in order. */
  public static List<String> texts(Document document, String name) {
    return elements(document, name).stream().map(Element::getTextContent).toList();
  }
}
