package dodona.draw;

/**
 * The style sheets of {@link SvgTree}.
 *
 * <p>Every color stands twice, first plainly: viewers that do not know CSS variables, such as many
 * converters to PDF, drop the second one.
 */
final class SvgStyle {

  private static final String RULES =
      """
      .dodona-tree text{font-family:Arial,"Liberation Sans",Helvetica,"Noto Sans",sans-serif;\
      text-anchor:middle;INK}
      .dodona-tree .word{font-size:16px}
      .dodona-tree .tag,.dodona-tree .number{font-size:10.5px;SOFT}
      .dodona-tree .label{font-size:11.5px;LABEL;HALO;stroke-width:5px;stroke-linejoin:round;\
      paint-order:stroke}
      .dodona-tree .note{font-size:11.5px;text-anchor:start;SOFT}
      .dodona-tree .from-left,.dodona-tree .from-right[direction]{text-anchor:start}
      .dodona-tree .from-right,.dodona-tree .from-left[direction]{text-anchor:end}
      .dodona-tree path,.dodona-tree line{fill:none;stroke-width:1.25px;LINE}
      .dodona-tree polygon{FILL}
      .dodona-tree .root path{stroke-width:1.75px;ROOTLINE}
      .dodona-tree .root polygon,.dodona-tree .label.root{ROOT}
      .dodona-tree .label.root{font-weight:bold}
      .dodona-tree .crossing path,.dodona-tree line.crossing{stroke-width:1.5px;\
      stroke-dasharray:5 3;CROSSLINE}
      .dodona-tree .crossing polygon,.dodona-tree .label.crossing{CROSS}
      .dodona-tree .wrong-head path,.dodona-tree line.wrong-head{stroke-width:2.25px;WRONGLINE}
      .dodona-tree .wrong-head polygon,.dodona-tree .label.wrong-head,\
      .dodona-tree .label.wrong-label{WRONG}
      .dodona-tree .label.wrong-head,.dodona-tree .label.wrong-label{font-weight:bold}
      """;

  private static final String PAPER =
      """
      .dodona-tree .paper{fill:#fff;fill:var(--dodona-paper,#fff)}
      @media (prefers-color-scheme:dark){.dodona-tree{--dodona-ink:#e8e6e3;--dodona-paper:#17191e;\
      --dodona-soft:#a3a9b4;--dodona-line:#8b93a1;--dodona-label:#9ec5f4;--dodona-root:#7fd1a0;\
      --dodona-crossing:#d7a3ff;--dodona-wrong:#ff8f86}}
      """;

  /** For a file of its own. */
  static final String DOCUMENT = rules("#1b1d21", "#fff") + PAPER;

  /** For an element in a page, whose text and ground it takes over. */
  static final String FRAGMENT = rules("currentColor", "Canvas");

  private SvgStyle() {}

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
