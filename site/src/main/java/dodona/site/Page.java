package dodona.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** A document of the repository that becomes a page of the site. */
final class Page {

  /** A heading below the title, and the name by which a link finds it. */
  record Section(int level, String text, String name) {}

  private static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  private final Path source;
  private final boolean hasHtml;
  private final Node document;
  private final List<Section> sections = new ArrayList<>();
  private final IdentityHashMap<Heading, String> names = new IdentityHashMap<>();

  /**
   * Reads a document.
   *
   * @param source its file, from the repository's folder
   * @param hasHtml whether a file next to it already has the usual name of the page
   */
  Page(Path source, String markdown, boolean hasHtml) {
    this.source = source;
    this.hasHtml = hasHtml;
    this.document = PARSER.parse(markdown);
    HeadingNames given = new HeadingNames();
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            String text = textOf(heading);
            String name = given.next(text);
            names.put(heading, name);
            sections.add(new Section(heading.getLevel(), text, name));
          }
        });
  }

  Path source() {
    return source;
  }

  Node document() {
    return document;
  }

  /** All headings in their order, the title among them. */
  List<Section> sections() {
    return List.copyOf(sections);
  }

  /** The name of one of the document's headings. */
  String nameOf(Heading heading) {
    return names.getOrDefault(heading, "");
  }

  /** The first heading, or the name of the file where there is none. */
  String title() {
    return sections.isEmpty() ? String.valueOf(source.getFileName()) : sections.get(0).text();
  }

  /**
   * Returns the location of the page on the site: documents from {@code docs/} are at the top,
   * others in {@code repository/}, and a README is the index of its folder.
   */
  Path target() {
    Path file = SitePaths.of(source);
    String name = String.valueOf(file.getFileName());
    String stem = hasHtml ? name : name.substring(0, name.length() - ".md".length());
    return file.resolveSibling(stem.equals("README") ? "index.html" : stem + ".html");
  }

  /** The line in which a part of the document begins, counted from 1. */
  static int lineOf(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      List<SourceSpan> spans = at.getSourceSpans();
      if (!spans.isEmpty()) {
        return spans.get(0).getLineIndex() + 1;
      }
    }
    return 1;
  }

  /** The text of a part of the document, without any formatting. */
  static String textOf(Node node) {
    StringBuilder text = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(Code part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak part) {
            text.append(' ');
          }

          @Override
          public void visit(HardLineBreak part) {
            text.append(' ');
          }
        });
    return text.toString();
  }
}
