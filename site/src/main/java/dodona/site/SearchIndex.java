package dodona.site;

import dodona.site.Navigation.Entry;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The titles of all pages and the headings of those in the navigation, as a script: a page that is
 * opened from a file system may not read any other kind of file. Headings of other pages are left
 * out; generated reports have thousands.
 */
final class SearchIndex {

  private static final int DEEPEST = 3;

  private SearchIndex() {}

  /** Returns the script. Pages of the navigation come first, in its order. */
  static String of(Collection<Page> pages, Navigation navigation) {
    List<Path> order = navigation.entries().stream().map(Entry::target).toList();
    StringBuilder script = new StringBuilder("window.dodonaPages = [\n");
    pages.stream()
        .sorted(Comparator.comparingInt(page -> rank(order, page.target())))
        .forEach(page -> append(script, page, isListed(order, page)));
    return script.append("];\n").toString();
  }

  private static boolean isListed(List<Path> order, Page page) {
    return order.contains(page.target()) || page.target().equals(Path.of("index.html"));
  }

  private static int rank(List<Path> order, Path target) {
    int index = order.indexOf(target);
    return index < 0 ? order.size() : index;
  }

  private static void append(StringBuilder script, Page page, boolean withSections) {
    script.append('[');
    appendString(script, page.title());
    script.append(", ");
    appendString(script, page.target().toString().replace('\\', '/'));
    if (withSections) {
      script.append(", [");
      String separator = "";
      for (Page.Section section : page.sections()) {
        if (section.level() > 1 && section.level() <= DEEPEST) {
          script.append(separator).append('[');
          appendString(script, section.text());
          script.append(", ");
          appendString(script, section.name());
          script.append(']');
          separator = ", ";
        }
      }
      script.append(']');
    }
    script.append("],\n");
  }

  private static void appendString(StringBuilder script, String text) {
    script.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        script.append('\\').append(c);
      } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
        script.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        script.append(c);
      }
    }
    script.append('"');
  }
}
