package dodona.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.renderer.html.HtmlRenderer;

/** What a document says, as HTML. Its links have been resolved. */
final class PageBody {

  private final Page page;
  private final ApiTypes types;
  private final Path site;
  private final List<Runnable> changes = new ArrayList<>();

  private PageBody(Page page, ApiTypes types, Path site) {
    this.page = page;
    this.types = types;
    this.site = site;
  }

  /**
   * The body of a page.
   *
   * @param types what code in the text may be the name of, and is then linked to
   * @param site the folder of the site, in which pictures lie already
   */
  static String of(Page page, ApiTypes types, Path site) {
    return new PageBody(page, types, site).html();
  }

  private String html() {
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(CustomBlock block) {
                if (block instanceof TableBlock) {
                  changes.add(() -> makeScrollable(block));
                }
                visitChildren(block);
              }

              @Override
              public void visit(Code code) {
                if (!(code.getParent() instanceof Link)) {
                  types.page(code.getLiteral()).ifPresent(to -> changes.add(() -> link(code, to)));
                }
              }

              @Override
              public void visit(Image image) {
                darkForm(image).ifPresent(dark -> changes.add(() -> offer(image, dark)));
              }
            });
    changes.forEach(Runnable::run); // not while the tree is walked
    return HtmlRenderer.builder()
        .extensions(List.of(TablesExtension.create()))
        .attributeProviderFactory(context -> this::addAttributes)
        .build()
        .render(page.document());
  }

  private void addAttributes(Node node, String tag, Map<String, String> attributes) {
    if (node instanceof Heading heading) {
      attributes.put("id", page.nameOf(heading));
    } else if (tag.equals("pre")) {
      attributes.put("tabindex", "0"); // what scrolls must be within reach of the keyboard
    }
  }

  /** A table that is too wide scrolls by itself, and the page does not. */
  private static void makeScrollable(Node table) {
    HtmlBlock open = new HtmlBlock();
    open.setLiteral("<div class=\"table\" tabindex=\"0\">");
    table.insertBefore(open);
    HtmlBlock close = new HtmlBlock();
    close.setLiteral("</div>");
    table.insertAfter(close);
  }

  private void link(Code code, Path to) {
    Link link = new Link(SitePaths.link(page.target(), to), null);
    code.insertBefore(link);
    link.appendChild(code);
  }

  /** The form of a picture for dark pages, if there is one. */
  private Optional<String> darkForm(Image image) {
    String light = image.getDestination();
    String dark = light.replace("-light-", "-dark-");
    Path file = site.resolve(page.target()).resolveSibling(dark);
    return !dark.equals(light) && Files.exists(file) ? Optional.of(dark) : Optional.empty();
  }

  private static void offer(Image image, String dark) {
    HtmlInline open = new HtmlInline();
    open.setLiteral(
        "<picture><source srcset=\""
            + Html.escaped(dark)
            + "\" media=\"(prefers-color-scheme: dark)\">");
    image.insertBefore(open);
    HtmlInline close = new HtmlInline();
    close.setLiteral("</picture>");
    image.insertAfter(close);
  }
}
