package dodona.site;

/** Text as it stands in HTML. */
final class Html {

  private Html() {}

  /** A text in which nothing is markup, also inside quotation marks. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
