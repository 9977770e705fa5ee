package dodona.draw.svg;

import dodona.support.Resources;

/**
 * The style sheets of {@link SvgTree}.
 *
 * <p>The words in capitals of {@code tree.css} stand for colors. Every color stands twice, first
 * plainly: viewers that do not support CSS variables, such as many converters to PDF, drop the
 * second one.
 */
final class SvgStyle {

  private static final String RULES = resource("tree.css");

  /** For a file of its own. */
  static final String DOCUMENT = rules("#1b1d21", "#fff") + resource("paper.css");

  /** For an element in a page, whose text and ground it takes over. */
  static final String FRAGMENT = rules("currentColor", "Canvas");

  private SvgStyle() {}

  private static String resource(String name) {
    return Resources.text(SvgStyle.class.getResourceAsStream(name), name);
  }

  private static String rules(String ink, String paper) {
    return RULES
        .replace("ROOTLINE", color("stroke", "root", "#1a7f4b"))
        .replace("CROSSLINE", color("stroke", "crossing", "#8e24aa"))
        .replace("WRONGLINE", color("stroke", "wrong", "#c62828"))
        .replace("CROSS", color("fill", "crossing", "#8e24aa"))
        .replace("WRONG", color("fill", "wrong", "#c62828"))
        .replace("ROOT", color("fill", "root", "#1a7f4b"))
        .replace("LABEL", color("fill", "label", "#1f5fa8"))
        .replace("HALO", color("stroke", "paper", paper))
        .replace("SOFT", color("fill", "soft", "#6b7280"))
        .replace("LINE", color("stroke", "line", "#6b7280"))
        .replace("FILL", color("fill", "line", "#6b7280"))
        .replace("INK", color("fill", "ink", ink));
  }

  private static String color(String property, String variable, String value) {
    return "%s:%s;%s:var(--dodona-%s,%s)".formatted(property, value, property, variable, value);
  }
}
