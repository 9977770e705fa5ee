package dodona.stress.fuzz.input;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Makes up files in CoNLL-U and CoNLL-X. */
public final class TreebankText {

  private static final List<String> FORMS =
      List.of("The", "dog", "barks", ".", "New York", "él", "del", "don't", "_", "1,000", "吠える");
  private static final List<String> TAGS = List.of("DET", "NOUN", "VERB", "PUNCT", "_", "X");
  private static final List<String> LABELS =
      List.of("root", "nsubj", "det", "punct", "obl:tmod", "_");
  private static final List<String> COMMENTS =
      List.of("# sent_id = s1", "# text = The dog", "# newdoc id = d", "# newpar", "#", "#x=y");

  private final Chance chance;
  private final boolean rich;
  private final StringBuilder out = new StringBuilder();

  private TreebankText(Chance chance, boolean rich) {
    this.chance = chance;
    this.rich = rich;
  }

  /** A file with comments, ranges and empty nodes. */
  public static byte[] conllu(Chance chance) {
    return new TreebankText(chance, true).file();
  }

  /** A file with words only. */
  public static byte[] conllx(Chance chance) {
    return new TreebankText(chance, false).file();
  }

  private byte[] file() {
    if (chance.oneIn(40)) {
      out.append('\uFEFF');
    }
    for (int i = 1 + chance.small(6); i > 0; i--) {
      sentence();
    }
    byte[] bytes = out.toString().getBytes(StandardCharsets.UTF_8);
    return chance.oneIn(4) ? bytes : Mutation.of(bytes, chance);
  }

  private void sentence() {
    for (int i = rich ? chance.small(4) : 0; i > 0; i--) {
      String comment = chance.of(COMMENTS);
      out.append(chance.oneIn(20) ? "# " + Oddities.cell(chance) : comment).append('\n');
    }
    int words = 1 + chance.small(chance.oneIn(300) ? 3000 : 12);
    for (int word = 1; word <= words; word++) {
      if (rich && word < words && chance.oneIn(15)) {
        row(word + "-" + (word + 1), "_", "_");
      }
      row(String.valueOf(word), head(word, words), chance.of(LABELS));
      if (rich && chance.oneIn(25)) {
        row(word + ".1", "_", "_");
      }
    }
    out.append(chance.oneIn(60) ? "" : "\n");
  }

  /** Mostly that of a tree: the word before, or the root. */
  private String head(int word, int words) {
    return switch (chance.below(12)) {
      case 0 -> "0";
      case 1 -> String.valueOf(chance.below(words + 2));
      case 2 -> chance.oneIn(5) ? Oddities.cell(chance) : "_";
      default -> String.valueOf(word - 1);
    };
  }

  private void row(String id, String head, String label) {
    cell(id, 60, '\t');
    cell(chance.of(FORMS), 6, '\t');
    cell(chance.of(FORMS), 20, '\t');
    cell(chance.of(TAGS), 20, '\t');
    cell(chance.of(TAGS), 20, '\t');
    cell("_", 20, '\t');
    cell(head, 60, '\t');
    cell(label, 10, '\t');
    cell("_", 20, '\t');
    cell("_", 10, '\n');
  }

  private void cell(String usual, int odds, char end) {
    out.append(chance.oneIn(odds) ? Oddities.cell(chance) : usual).append(end);
  }
}
