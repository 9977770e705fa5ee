package dodona.pattern;

import dodona.error.InvalidInputException;
import dodona.support.Choices;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.UniversalInventory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An attribute of a word, such as {@code lemma} or {@code feats.Case}; immutable.
 *
 * <p>The names are {@code id}, {@code form}, {@code lemma}, {@code upos}, {@code xpos}, {@code
 * feats}, {@code feats.NAME}, {@code head}, {@code deprel}, {@code deps}, {@code misc} and {@code
 * misc.NAME}.
 */
public final class WordAttribute {

  private static final Map<String, Column> COLUMNS =
      Map.of(
          "id", Column.ID,
          "form", Column.FORM,
          "lemma", Column.LEMMA,
          "upos", Column.UPOS,
          "xpos", Column.XPOS,
          "feats", Column.FEATS,
          "head", Column.HEAD,
          "deprel", Column.DEPREL,
          "deps", Column.DEPS,
          "misc", Column.MISC);

  private static final String EXPECTED =
      "id, form, lemma, upos, xpos, feats, feats.NAME, head, deprel, deps, misc or misc.NAME";

  /** The names of attributes in other tools, with the names used here. */
  private static final Map<String, String> OTHER_NAMES =
      Map.ofEntries(
          Map.entry("word", "form"),
          Map.entry("text", "form"),
          Map.entry("orth", "form"),
          Map.entry("token", "form"),
          Map.entry("pos", "upos"),
          Map.entry("cpos", "upos"),
          Map.entry("tag", "xpos"),
          Map.entry("dep", "deprel"),
          Map.entry("label", "deprel"),
          Map.entry("rel", "deprel"),
          Map.entry("morph", "feats.NAME"),
          Map.entry("morphofeatures", "feats.NAME"),
          Map.entry("feat", "feats.NAME"),
          Map.entry("idx", "position"),
          Map.entry("index", "position"));

  private final Column column;
  private final @Nullable String key;

  private WordAttribute(Column column, @Nullable String key) {
    this.column = column;
    this.key = key;
  }

  /**
   * Returns the attribute with a name.
   *
   * @throws InvalidInputException if there is none; the message names those that exist
   */
  public static WordAttribute of(String name) {
    WordAttribute found = find(name);
    if (found == null) {
      throw new InvalidInputException(unknown(name, EXPECTED));
    }
    String problem = found.problem();
    if (problem != null) {
      throw new InvalidInputException(problem);
    }
    return found;
  }

  static @Nullable WordAttribute find(String name) {
    int dot = name.indexOf('.');
    Column column = COLUMNS.get(dot < 0 ? name : name.substring(0, dot));
    if (column == null) {
      return null;
    }
    if (dot < 0) {
      return new WordAttribute(column, null);
    }
    boolean keyed = column == Column.FEATS || column == Column.MISC;
    return keyed && dot + 1 < name.length()
        ? new WordAttribute(column, name.substring(dot + 1))
        : null;
  }

  static String unknown(String name, String expected) {
    String hint = OTHER_NAMES.get(name.toLowerCase(Locale.ROOT));
    List<String> names = List.of(expected.split("(, | or )", -1));
    if (hint == null && names.contains(name.toLowerCase(Locale.ROOT))) {
      hint = name.toLowerCase(Locale.ROOT);
    }
    if (hint == null && UniversalInventory.features().contains(name)) {
      hint = "feats." + name;
    }
    if (hint == null) {
      hint = Choices.closest(name, names, 1).stream().findFirst().orElse(null);
    }
    return "unknown attribute '"
        + name
        + "'; expected "
        + expected
        + (hint == null ? "" : ". Did you mean " + hint + "?");
  }

  /** Returns why the name of a feature cannot be right; null if it can. */
  @Nullable String problem() {
    if (column != Column.FEATS || key == null) {
      return null;
    }
    for (String universal : UniversalInventory.features()) {
      if (universal.equalsIgnoreCase(key) && !universal.equals(key)) {
        return "unknown feature '" + key + "'. Did you mean feats." + universal + "?";
      }
    }
    return null;
  }

  /** The column that the attribute is in. */
  public Column column() {
    return column;
  }

  /** The name of the feature or of the MISC entry; null for a whole column. */
  public @Nullable String key() {
    return key;
  }

  /** The name of the attribute. */
  public String name() {
    String columnName = column.name().toLowerCase(Locale.ROOT);
    return key == null ? columnName : columnName + "." + key;
  }

  /** The value of a word; null where it has none, that is where CoNLL-U has {@code _}. */
  public @Nullable String value(Sentence sentence, int word) {
    String cell = sentence.get(word, column);
    if (key == null) {
      boolean isValue = column == Column.FORM || !cell.equals(Sentence.ABSENT);
      return isValue ? cell : null;
    }
    int from = start(cell, key);
    return from < 0 ? null : cell.substring(from, end(cell, from));
  }

  /**
   * A cell of FEATS or MISC with another value for a key.
   *
   * @param value null to remove the entry
   * @param sorted whether a new entry is put where UD sorts it, rather than at the end
   */
  public static String replaced(String cell, String key, @Nullable String value, boolean sorted) {
    List<String> entries = new ArrayList<>();
    boolean replaced = false;
    for (String entry : cell.equals(Sentence.ABSENT) ? new String[0] : cell.split("\\|", -1)) {
      if (!entry.startsWith(key + "=")) {
        entries.add(entry);
      } else if (value != null && !replaced) {
        entries.add(key + "=" + value);
        replaced = true;
      }
    }
    if (value != null && !replaced) {
      int at = entries.size();
      while (sorted && at > 0 && entries.get(at - 1).compareToIgnoreCase(key + "=") > 0) {
        at--;
      }
      entries.add(at, key + "=" + value);
    }
    return entries.isEmpty() ? Sentence.ABSENT : String.join("|", entries);
  }

  /** Returns the start of a key's value in a cell of FEATS or MISC, or −1 if the key is missing. */
  static int start(String cell, String key) {
    int length = key.length();
    int at = 0;
    while (true) {
      if (cell.startsWith(key, at)
          && at + length < cell.length()
          && cell.charAt(at + length) == '=') {
        return at + length + 1;
      }
      int bar = cell.indexOf('|', at);
      if (bar < 0) {
        return -1;
      }
      at = bar + 1;
    }
  }

  /** Returns the end of the value that starts at this index of a FEATS or MISC cell. */
  static int end(String cell, int from) {
    int bar = cell.indexOf('|', from);
    return bar < 0 ? cell.length() : bar;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WordAttribute attribute && name().equals(attribute.name());
  }

  @Override
  public int hashCode() {
    return name().hashCode();
  }

  @Override
  public String toString() {
    return name();
  }
}
