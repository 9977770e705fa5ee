package dodona.stress.fuzz.input;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Makes up files in CoNLL-U, CoNLL-X and CoNLL-2009. */
public final class TreebankText {

  private static final List<String> FORMS =
      List.of("The", "dog", "barks", ".", "New York", "él", "del", "don't", "_", "1,000", "吠える");
  private static final List<String> TAGS = List.of("DET", "NOUN", "VERB", "PUNCT", "_", "X");
  private static final List<String> LABELS =
      List.of("root", "nsubj", "det", "punct", "obl:tmod", "_");
  private static final List<String> COMMENTS =
      List.of("# sent_id = s1", "# text = The dog", "# newdoc id = d", "# newpar", "#", "#x=y");

  private static final List<String> ARGUMENTS = List.of("A0", "A1", "AM-TMP", "_");

  /** The most columns for arguments of predicates. */
  private static final int PREDICATES = 3;

  private final Chance chance;
  private final boolean rich;

  /** The number of arguments in a line of CoNLL-2009; negative for the other formats. */
  private final int arguments;

  private final StringBuilder out = new StringBuilder();

  private TreebankText(Chance chance, boolean rich, int arguments) {
    this.chance = chance;
    this.rich = rich;
    this.arguments = arguments;
  }

  /** A file with comments, ranges and empty nodes. */
  public static byte[] conllu(Chance chance) {
    return new TreebankText(chance, true, -1).file();
  }

  /** A file with words only. */
  public static byte[] conllx(Chance chance) {
    return new TreebankText(chance, false, -1).file();
  }

  /** A file with fourteen columns and more. */
  public static byte[] conll2009(Chance chance) {
    return new TreebankText(chance, false, chance.below(PREDICATES + 1)).file();
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
    if (arguments >= 0) {
      rowOf2009(id, head, label);
      return;
    }
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

  private void rowOf2009(String id, String head, String label) {
    cell(id, 60, '\t');
    cell(chance.of(FORMS), 6, '\t');
    for (int i = 0; i < 2; i++) {
      cell(chance.of(FORMS), 20, '\t');
    }
    for (int i = 0; i < 2; i++) {
      cell(chance.of(TAGS), 20, '\t');
    }
    for (int i = 0; i < 2; i++) {
      cell("_", 20, '\t');
    }
    for (int i = 0; i < 2; i++) {
      cell(head, 60, '\t');
    }
    for (int i = 0; i < 2; i++) {
      cell(label, 10, '\t');
    }
    cell(chance.of(ARGUMENTS), 20, '\t');
    cell(chance.of(FORMS), 20, arguments == 0 ? '\n' : '\t');
    for (int i = 1; i <= arguments; i++) {
      boolean isLast = i == arguments && !chance.oneIn(50); // now and then two lines in one
      cell(chance.of(ARGUMENTS), 20, isLast ? '\n' : '\t');
    }
  }

  private void cell(String usual, int odds, char end) {
    out.append(chance.oneIn(odds) ? Oddities.cell(chance) : usual).append(end);
  }
}
