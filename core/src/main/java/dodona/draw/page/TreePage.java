package dodona.draw.page;

import dodona.support.Xml;
import java.util.List;
import java.util.Map;

/**
 * Writes any number of trees as an HTML page, piece by piece: {@link #beginning}, {@link #sentence}
 * for each sentence, {@link #end}.
 *
 * <p>The page is self-contained. It draws the trees that are near the window, shows the details of
 * single words, and follows the light or dark color scheme of the browser.
 */
public final class TreePage {

  private static final OfflinePage PAGE =
      new OfflinePage(List.of("dom", "tree", "sentences", "trees-page"));

  private TreePage() {}

  /** A page up to its first sentence. */
  public static String beginning(String title) {
    return PAGE.beginning(title) + "<h1>" + Xml.escape(title) + "</h1>\n";
  }

  /**
   * A sentence.
   *
   * @param json the sentence as maps, lists, strings and numbers, as {@code docs/reference/json.md}
   *     says
   */
  public static String sentence(Map<String, ?> json) {
    return OfflinePage.data(null, json);
  }

  /** The end of a page. */
  public static String end() {
    return PAGE.end();
  }
}
