package dodona.draw.page;

import dodona.support.Xml;
import java.util.List;
import java.util.Map;

/**
 * Writes trees as a page of HTML, piece by piece, however many they are: {@link #beginning}, any
 * number of {@link #sentence}, {@link #end}.
 *
 * <p>The page needs nothing but itself. It draws the trees that are near the window, lets one look
 * at single words and takes light or dark colors from the reader's settings.
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
   * @param json the sentence as maps, lists, strings and numbers, as {@code docs/json.md} says
   */
  public static String sentence(Map<String, ?> json) {
    return OfflinePage.data(null, json);
  }

  /** The end of a page. */
  public static String end() {
    return PAGE.end();
  }
}
