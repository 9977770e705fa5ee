package dodona.site;

import dodona.site.Navigation.Entry;
import dodona.site.Navigation.Group;
import java.nio.file.Path;
import java.util.List;

/** The frame around the body of every page: the head, the list of pages and the next page. */
final class PageFrame {

  private final Navigation navigation;
  private final boolean hasApi;
  private final String version;

  /**
   * A frame.
   *
   * @param hasApi whether there is API documentation to be linked to
   */
  PageFrame(Navigation navigation, boolean hasApi, String version) {
    this.navigation = navigation;
    this.hasApi = hasApi;
    this.version = version;
  }

  /** The whole page around a body. */
  String around(Page page, String body) {
    String title = page.title();
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>%s</title>
        <link rel="stylesheet" href="%s">
        <link rel="icon" href="%s">
        <script src="%s" defer></script>
        <script src="%s" defer></script>
        </head>
        <body>
        <a class="skip" href="#site-content">Skip to content</a>
        <header>
        <a class="brand" href="%s">Dodona</a>
        <span class="version">%s</span>
        <form id="site-search" role="search" data-root="%s" hidden>
        <input type="search" role="combobox" aria-label="Search titles and headings" placeholder="Search" title="Press / to search" \
        autocomplete="off" spellcheck="false" aria-autocomplete="list" aria-expanded="false" aria-controls="site-results">
        <div id="site-results" role="listbox" aria-label="Search results" hidden></div>
        <p id="site-found" role="status"></p>
        </form>
        <a class="menu" href="#site-pages">Pages</a>
        </header>
        <div class="columns">
        <main id="site-content" tabindex="-1">
        %s%s</main>
        <nav id="site-pages" aria-label="Pages">
        %s</nav>
        </div>
        <footer>Generated from <code>%s</code>. Apache-2.0.</footer>
        </body>
        </html>
        """
        .formatted(
            Html.escaped(title.equals("Dodona") ? title : title + " · Dodona"),
            link(page, Path.of("site.css")),
            link(page, Path.of("icon.svg")),
            link(page, Path.of("search-index.js")),
            link(page, Path.of("site.js")),
            link(page, Path.of("index.html")),
            Html.escaped(version),
            "../".repeat(page.target().getNameCount() - 1),
            body,
            next(page),
            pages(page),
            Html.escaped(page.source().toString().replace('\\', '/')));
  }

  private static String link(Page page, Path target) {
    return Html.escaped(SitePaths.link(page.target(), target));
  }

  private String pages(Page page) {
    StringBuilder html = new StringBuilder();
    html.append("<ul>\n");
    item(html, page, new Entry("Start here", Path.of("index.html")));
    html.append("</ul>\n");
    for (Group group : navigation.groups()) {
      html.append("<h2>").append(Html.escaped(group.title())).append("</h2>\n<ul>\n");
      group.entries().forEach(entry -> item(html, page, entry));
      html.append("</ul>\n");
    }
    if (hasApi) {
      html.append("<h2>API</h2>\n<ul>\n");
      item(html, page, new Entry("Javadoc", Site.API.resolve("index.html")));
      html.append("</ul>\n");
    }
    return html.toString();
  }

  private void item(StringBuilder html, Page page, Entry entry) {
    boolean isHere = entry.target().equals(page.target());
    html.append("<li><a href=\"").append(link(page, entry.target())).append('"');
    if (isHere) {
      html.append(" aria-current=\"page\"");
    } else if (isAbove(entry.target(), page)) {
      html.append(" aria-current=\"true\"");
    }
    html.append('>').append(Html.escaped(entry.text())).append("</a>");
    if (isHere) {
      sections(html, page);
    }
    html.append("</li>\n");
  }

  /** Returns whether an entry is the index of a folder with a page that is not in the list. */
  private boolean isAbove(Path entry, Page page) {
    Path folder = entry.getParent();
    return folder != null
        && entry.endsWith("index.html")
        && page.target().startsWith(folder)
        && navigation.entries().stream().noneMatch(other -> other.target().equals(page.target()));
  }

  /** The headings of the page at hand, one level deep. */
  private static void sections(StringBuilder html, Page page) {
    List<Page.Section> sections =
        page.sections().stream().filter(section -> section.level() == 2).toList();
    if (!sections.isEmpty()) {
      html.append("\n<ul>\n");
      for (Page.Section section : sections) {
        html.append("<li><a href=\"#")
            .append(Html.escaped(section.name()))
            .append("\">")
            .append(Html.escaped(section.text()))
            .append("</a></li>\n");
      }
      html.append("</ul>\n");
    }
  }

  private String next(Page page) {
    List<Entry> entries = navigation.entries();
    int here = entries.stream().map(Entry::target).toList().indexOf(page.target());
    boolean isStart = page.target().equals(Path.of("index.html"));
    if ((here < 0 && !isStart) || here + 1 >= entries.size()) {
      return "";
    }
    Entry entry = entries.get(here + 1);
    return "<p class=\"next\"><a href=\""
        + link(page, entry.target())
        + "\">Next: "
        + Html.escaped(entry.text())
        + "</a></p>\n";
  }
}
