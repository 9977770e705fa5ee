package dodona.draw;

/** What the pages of HTML have in common: they need nothing but themselves. */
final class HtmlPage {

  private HtmlPage() {}

  /** A page up to what its body begins with. */
  static String beginning(String title) {
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        """
        + "<title>"
        + Xml.escape(title)
        + "</title>\n<style>\n"
        + HtmlPageStyle.PAGE
        + SvgStyle.FRAGMENT
        + "</style>\n</head>\n<body>\n";
  }

  /** The end of a page. */
  static String end() {
    return "</body>\n</html>\n";
  }
}
