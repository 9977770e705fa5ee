package dodona.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/**
 * The list of pages next to every page. It consists of the lists on the start page, each a group
 * with the heading above it. Links to sections and to other sites are left out.
 */
final class Navigation {

  /** Some pages that belong together. */
  record Group(String title, List<Entry> entries) {}

  /**
   * A page in the list.
   *
   * @param target where it lies, from the folder of the site
   */
  record Entry(String text, Path target) {}

  private final List<Group> groups = new ArrayList<>();

  /** Reads the lists of the start page, after its links have been resolved. */
  Navigation(Page start) {
    Set<Path> listed = new HashSet<>();
    String heading = "";
    for (Node node = start.document().getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading here) {
        heading = Page.textOf(here);
      } else if (node instanceof BulletList list) {
        List<Entry> entries =
            entriesOf(list).stream().filter(entry -> listed.add(entry.target())).toList();
        if (!entries.isEmpty()) {
          groups.add(new Group(heading, entries));
        }
      }
    }
  }

  private static List<Entry> entriesOf(BulletList list) {
    List<Entry> entries = new ArrayList<>();
    list.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            String target = link.getDestination();
            if (!target.contains(":") && !target.contains("#")) {
              entries.add(new Entry(Page.textOf(link), Path.of(target)));
            }
          }
        });
    return entries;
  }

  List<Group> groups() {
    return List.copyOf(groups);
  }

  /** All entries, in the order in which someone might read them. */
  List<Entry> entries() {
    return groups.stream().flatMap(group -> group.entries().stream()).toList();
  }
}
