package dodona.release;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** A Maven pom, as far as a repository looks at it. */
final class Pom {

  private final Element project;

  private Pom(Element project) {
    this.project = project;
  }

  /** Reads a pom. */
  static Pom read(InputStream in) throws IOException {
    try {
      return new Pom(
          DocumentBuilderFactory.newDefaultInstance()
              .newDocumentBuilder()
              .parse(in)
              .getDocumentElement());
    } catch (SAXException | ParserConfigurationException e) {
      throw new IOException("this is not a pom: " + e.getMessage(), e);
    }
  }

  /** The text of an element, such as {@code scm/url}; empty if it is missing. */
  String text(String path) {
    Element at = element(path);
    return at == null ? "" : at.getTextContent().strip();
  }

  /** Of each element in a list, such as {@code licenses}, the text of one of its elements. */
  List<String> texts(String list, String name) {
    List<String> texts = new ArrayList<>();
    for (Element item : children(element(list), null)) {
      for (Element value : children(item, name)) {
        texts.add(value.getTextContent().strip());
      }
    }
    return texts;
  }

  private @Nullable Element element(String path) {
    @Nullable Element at = project;
    for (String name : path.split("/", -1)) {
      List<Element> children = children(at, name);
      at = children.isEmpty() ? null : children.get(0);
    }
    return at;
  }

  private static List<Element> children(@Nullable Element parent, @Nullable String name) {
    List<Element> found = new ArrayList<>();
    Node child = parent == null ? null : parent.getFirstChild();
    for (; child != null; child = child.getNextSibling()) {
      if (child instanceof Element element && (name == null || element.getTagName().equals(name))) {
        found.add(element);
      }
    }
    return found;
  }
}
