package dodona.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
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

/** The content of a document as HTML. Its links have been resolved. */
final class PageBody {

  /**
   * A pattern for table cells that must not be broken into lines: a number, its deviation, its
   * unit, and another number in parentheses.
   */
  private static final Pattern FIGURE =
      Pattern.compile("[-+−±≤≥<>~×%(). ,/–\\d]*\\d[-+±×%(). ,/–\\d]*");

  /** The maximum length of code that stays on one line. */
  private static final int UNBROKEN = 28;

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
   * @param site the folder of the site, in which images lie already
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
              public void visit(Heading heading) {
                if (heading.getLevel() > 1) {
                  changes.add(() -> addAnchor(heading));
                }
                visitChildren(heading);
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
    } else if (node instanceof TableCell && FIGURE.matcher(Page.textOf(node)).matches()) {
      attributes.put("class", "figure");
    } else if (node instanceof Code code && isUnbroken(code.getLiteral())) {
      attributes.put("class", "unbroken");
    } else if (tag.equals("pre")) {
      attributes.put("tabindex", "0"); // what scrolls must be within reach of the keyboard
    }
  }

  /** Returns whether code is short and has hyphens, at which browsers would break it. */
  private static boolean isUnbroken(String code) {
    return code.indexOf('-') >= 0 && code.length() <= UNBROKEN;
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

  /** A sign after a heading from which one can copy a link to it. */
  private void addAnchor(Heading heading) {
    HtmlInline anchor = new HtmlInline();
    anchor.setLiteral(
        " <a class=\"anchor\" href=\"#%s\" aria-label=\"Link to this section\">#</a>"
            .formatted(Html.escaped(page.nameOf(heading))));
    heading.appendChild(anchor);
  }

  private void link(Code code, Path to) {
    Link link = new Link(SitePaths.link(page.target(), to), null);
    code.insertBefore(link);
    link.appendChild(code);
  }

  /** The form of an image for dark pages, if there is one. */
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
