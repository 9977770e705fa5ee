package dodona.stress.fuzz.input;

import java.util.List;

/** Pieces of text that programs stumble over. */
public final class Oddities {

  private static final List<String> PIECES =
      List.of(
          "",
          " ",
          "_",
          "-",
          "--",
          "0",
          "00",
          "-1",
          "1",
          "2147483647",
          "2147483648",
          "99999999999999999999",
          "1e9999",
          "NaN",
          "1-2",
          "1.1",
          "0.1",
          "a",
          "The",
          "don't",
          "root",
          "nsubj:pass",
          "Case=Nom|Number=Sing",
          "SpaceAfter=No",
          "=",
          "|",
          "a=b=c",
          "a|b",
          "#",
          "# sent_id = x",
          "\t",
          "\r",
          "\n",
          "\n\n",
          "\r\n",
          "\\",
          "\\n",
          "\"",
          "'",
          "<&>",
          "]]>",
          "%s%n",
          "${x}",
          "{",
          "}",
          "[",
          "]",
          ":",
          ",",
          "*",
          "&a",
          "!!x",
          "\0",
          "\u0007",
          "\u001B[31m",
          "\u007F",
          "\u0085",
          "\u009B",
          "\u00A0",
          "\u00AD",
          "\u0301",
          "e\u0301\u0301\u0323",
          "\u0130",
          "\u00DF",
          "\u01C5",
          "\u05D0\u05D1",
          "\u0627\u0644",
          "\u0E33",
          "\u200B",
          "\u200D",
          "\u200F",
          "\u2028",
          "\u2029",
          "\u202E",
          "\u2066",
          "\u3000",
          "\u4F60\u597D",
          "\uAC00\u11A8",
          "\uFEFF",
          "\uFFFD",
          "\uFFFE",
          "\uFFFF",
          "\uD83D\uDE00",
          "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67",
          "\uD83C\uDDE9\uD83C\uDDEA",
          "\uD835\uDD04",
          "\uDBFF\uDFFF");

  private Oddities() {}

  /** A piece of text; now and then a long one. */
  public static String text(Chance chance) {
    String piece = chance.of(PIECES);
    return switch (chance.below(12)) {
      case 0 -> piece + chance.of(PIECES);
      case 1 -> piece.repeat(1 + chance.small(chance.oneIn(200) ? 30_000 : 40));
      default -> piece;
    };
  }

  /** A piece of text that does not leave its cell. */
  public static String cell(Chance chance) {
    return text(chance).replace("\t", "").replace("\n", "").replace("\r", "");
  }
}
