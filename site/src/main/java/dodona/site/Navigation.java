package dodona.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/**
 * The list of pages beside every page. The start page has it, under the heading {@value #HEADING}:
 * a heading below that for each group, and a list of links.
 */
final class Navigation {

  static final String HEADING = "All pages";

  /** Some pages that belong together. */
  record Group(String title, List<Entry> entries) {}

  /**
   * A page in the list.
   *
   * @param target where it lies, from the folder of the site
   */
  record Entry(String text, Path target) {}

  private final List<Group> groups = new ArrayList<>();

  /** Reads the list from the start page, after its links have been resolved. */
  Navigation(Page start) {
    boolean isInside = false;
    int level = 0;
    for (Node node = start.document().getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        if (Page.textOf(heading).equals(HEADING)) {
          isInside = true;
          level = heading.getLevel();
        } else if (heading.getLevel() <= level) {
          isInside = false;
        } else if (isInside) {
          groups.add(new Group(Page.textOf(heading), new ArrayList<>()));
        }
      } else if (isInside && !groups.isEmpty()) {
        add(node, groups.get(groups.size() - 1).entries());
      }
    }
  }

  private static void add(Node list, List<Entry> entries) {
    list.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            if (!link.getDestination().contains(":")) {
              entries.add(new Entry(Page.textOf(link), Path.of(link.getDestination())));
            }
          }
        });
  }

  List<Group> groups() {
    return List.copyOf(groups);
  }

  /** All entries, in the order in which someone might read them. */
  List<Entry> entries() {
    return groups.stream().flatMap(group -> group.entries().stream()).toList();
  }
}
