package dodona.draw;

/**
 * Writes trees as a page of HTML, piece by piece, however many they are: {@link #beginning}, any
 * number of {@link #sentence}, {@link #end}.
 *
 * <p>The page needs nothing but itself. It takes light or dark colours from the reader's settings,
 * lets trees that are wider than the screen be scrolled, and scales them down on paper.
 */
public final class TreePage {

  /** Longer sentences stand upright, so that they need little sideways scrolling. */
  private static final SvgTree.Options TREES = SvgTree.Options.DEFAULT.withWidestRow(1_400);

  private TreePage() {}

  /** A page up to its first sentence. */
  public static String beginning(String title) {
    return HtmlPage.beginning(title)
        + "<header>\n<h1>"
        + Xml.escape(title)
        + "</h1>\n</header>\n<main>\n";
  }

  /**
   * A sentence.
   *
   * @param number the number or the name that it goes by
   * @param source where it comes from; may be empty
   */
  public static String sentence(String number, String source, String text, TreeDrawing drawing) {
    String from = source.isEmpty() ? "" : " <small><bdi>" + Xml.escape(source) + "</bdi></small>";
    String name = Xml.escape(number);
    return """
        <section>
        <h2>%s%s</h2>
        <p class="text" dir="auto">%s</p>
        <div class="scroll trees" tabindex="0" role="region" aria-label="Tree of sentence %s">
        %s</div>
        </section>
        """
        .formatted(
            "<bdi>" + name + "</bdi>",
            from,
            Xml.escape(text),
            name,
            SvgTree.styledByPage(drawing, TREES));
  }

  /** The end of a page. */
  public static String end() {
    return "</main>\n" + HtmlPage.end();
  }
}
