package dodona.support;

import java.util.List;

/** The frame of every HTML page: well-formed XML, too, and complete without other files. */
public final class HtmlPage {

  private HtmlPage() {}

  /** Returns a page up to what its body begins with. */
  public static String beginning(String title, String style) {
    return beginning(title, List.of(), style);
  }

  /**
   * Returns a page up to what its body begins with.
   *
   * @param head more elements of the head, each on a line of its own
   */
  public static String beginning(String title, List<String> head, String style) {
    StringBuilder out =
        new StringBuilder(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            """);
    head.forEach(element -> out.append(element).append('\n'));
    out.append("<title>").append(Xml.escape(title)).append("</title>\n");
    return out.append("<style>\n").append(style).append("</style>\n</head>\n<body>\n").toString();
  }

  /** Returns the end of a page. */
  public static String end() {
    return "</body>\n</html>\n";
  }
}
