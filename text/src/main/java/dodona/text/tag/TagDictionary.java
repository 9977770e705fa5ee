package dodona.text.tag;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.linear.Hash;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The ambiguity classes of the words of the training data: which tags or parts of speech a word can
 * have, and which it mostly has; immutable.
 */
final class TagDictionary {

  /** The class of a word that is not in the dictionary. */
  static final long UNKNOWN = Hash.of("unknown");

  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

  private final SortedMap<String, String> classes;
  private final Map<String, Long> hashes = new HashMap<>();

  /** A dictionary of the classes of words in lower case. */
  TagDictionary(SortedMap<String, String> classes) {
    this.classes = new TreeMap<>(classes);
    classes.forEach((word, ambiguityClass) -> hashes.put(word, Hash.of(ambiguityClass)));
  }

  static String lower(String form) {
    return form.toLowerCase(Locale.ROOT);
  }

  boolean contains(String lower) {
    return classes.containsKey(lower);
  }

  /** The hash of the class of a word in lower case. */
  long classOf(String lower) {
    return hashes.getOrDefault(lower, UNKNOWN);
  }

  /** Writes the classes, and for every word the number of its class. */
  void write(DataOutput out) throws IOException {
    Map<String, Integer> numbers = new HashMap<>();
    List<String> distinct = new ArrayList<>();
    List<String> words = new ArrayList<>();
    classes.forEach(
        (word, ambiguityClass) -> {
          Integer number = numbers.get(ambiguityClass);
          if (number == null) {
            number = distinct.size();
            numbers.put(ambiguityClass, number);
            distinct.add(ambiguityClass);
          }
          words.add(number + "\t" + word);
        });
    Codec.writeLines(distinct, out);
    Codec.writeLines(words, out);
  }

  static TagDictionary read(DataInput in) throws IOException {
    List<String> distinct = Codec.readLines(in);
    SortedMap<String, String> classes = new TreeMap<>();
    for (String line : Codec.readLines(in)) {
      int tab = line.indexOf('\t');
      if (tab < 1 || !NUMBER.matcher(line.substring(0, tab)).matches()) {
        throw new InvalidInputException("not a word with its class: " + line);
      }
      int number = Integer.parseInt(line, 0, tab, 10);
      Codec.inRange(number, 0, distinct.size() - 1, "number of a class");
      classes.put(line.substring(tab + 1), distinct.get(number));
    }
    return new TagDictionary(classes);
  }
}
