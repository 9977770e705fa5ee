package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.neural.network.Candidates;
import dodona.neural.network.WordBatch;
import dodona.support.JsonObject;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The languages and treebanks of a model, and what occurs in the training data of each language;
 * immutable. The comment {@code # language = CODE} of a sentence names its language, and {@code #
 * treebank = NAME} its treebank.
 */
public final class Domains {

  /** The comment that names the language of a sentence. */
  public static final String LANGUAGE = "language";

  /** The comment that names the treebank of a sentence. */
  public static final String TREEBANK = "treebank";

  /** The domains of a model for one language: none. */
  public static final Domains NONE = new Domains(List.of(), List.of());

  private final List<Language> languages;
  private final Map<String, Integer> byCode = new HashMap<>();
  private final List<Map<String, Integer>> rows = new ArrayList<>();
  private final List<List<Candidates>> candidates = new ArrayList<>();
  private final int size;

  /**
   * A language of a model.
   *
   * @param code its code, such as {@code de}
   * @param treebanks its treebanks, that with the most words first
   * @param labels the labels that occur in its training data
   * @param tags for each column, the outputs that occur in its training data
   */
  record Language(String code, List<String> treebanks, BitSet labels, List<BitSet> tags) {}

  private Domains(List<Language> languages, List<List<Integer>> groups) {
    this.languages = List.copyOf(languages);
    int row = 0;
    for (Language language : languages) {
      if (byCode.put(language.code(), byCode.size()) != null || language.treebanks().isEmpty()) {
        throw new InvalidInputException(
            "the language '" + language.code() + "' is a duplicate or has no treebank");
      }
      Map<String, Integer> ofLanguage = new LinkedHashMap<>();
      for (String treebank : language.treebanks()) {
        ofLanguage.put(treebank, row++);
      }
      rows.add(ofLanguage);
      List<Candidates> ofColumns = new ArrayList<>();
      for (int column = 0; column < groups.size(); column++) {
        ofColumns.add(Candidates.of(groups.get(column), language.tags().get(column)));
      }
      candidates.add(ofColumns);
    }
    size = row;
  }

  /**
   * Returns the languages of sentences; {@link #NONE} if no sentence names its language.
   *
   * @param labels all labels
   * @param tags all tags
   * @throws InvalidInputException if some sentences name their language and others do not
   */
  public static Domains of(List<Sentence> sentences, List<String> labels, TagSets tags) {
    if (sentences.stream().noneMatch(sentence -> sentence.comment(LANGUAGE).isPresent())) {
      return NONE;
    }
    Map<String, Integer> labelNumbers = new HashMap<>();
    labels.forEach(label -> labelNumbers.put(label, labelNumbers.size()));
    Map<String, Seen> seen = new TreeMap<>();
    for (Sentence sentence : sentences) {
      seen.computeIfAbsent(code(sentence), code -> new Seen()).add(sentence, labelNumbers, tags);
    }
    List<Language> languages = new ArrayList<>();
    seen.forEach((code, one) -> languages.add(one.language(code, tags)));
    return new Domains(languages, groups(tags));
  }

  private static List<List<Integer>> groups(TagSets tags) {
    return IntStream.range(0, TagSets.COLUMNS.size()).mapToObj(tags::groups).toList();
  }

  /** The treebanks, labels and tags that occur in the sentences of a language. */
  private static final class Seen {
    private final Map<String, Long> words = new TreeMap<>();
    private final BitSet labels = new BitSet();
    private final List<BitSet> tags = new ArrayList<>();

    Seen() {
      TagSets.COLUMNS.forEach(column -> tags.add(new BitSet()));
    }

    void add(Sentence sentence, Map<String, Integer> labelNumbers, TagSets all) {
      words.merge(sentence.comment(TREEBANK).orElse(""), (long) sentence.size(), Long::sum);
      for (int word = 1; word <= sentence.size(); word++) {
        Integer label = labelNumbers.get(sentence.deprel(word));
        if (label != null) {
          labels.set(label);
        }
        for (int column = 0; column < tags.size(); column++) {
          for (int output : all.outputs(column, sentence, word)) {
            if (output >= 0) {
              tags.get(column).set(output);
            }
          }
        }
      }
    }

    Language language(String code, TagSets all) {
      for (int column = 0; column < tags.size(); column++) {
        completeGroups(tags.get(column), all.groups(column));
      }
      List<String> treebanks =
          words.keySet().stream()
              .sorted(Comparator.comparing((String name) -> -words.getOrDefault(name, 0L)))
              .toList();
      return new Language(code, treebanks, labels, List.copyOf(tags));
    }
  }

  /** A group of which nothing was seen has its first output: the attribute is absent. */
  private static void completeGroups(BitSet outputs, List<Integer> groups) {
    int start = 0;
    for (int group : groups) {
      int next = outputs.nextSetBit(start);
      if (next < 0 || next >= start + group) {
        outputs.set(start);
      }
      start += group;
    }
  }

  private static String code(Sentence sentence) {
    return sentence
        .comment(LANGUAGE)
        .orElseThrow(
            () ->
                new InvalidInputException(
                    sentence.name()
                        + ": the sentence does not name its language; expected a comment"
                        + " '# language = CODE'"));
  }

  /** Returns whether there are no languages. */
  public boolean isEmpty() {
    return languages.isEmpty();
  }

  /** The codes of the languages, in alphabetical order. */
  public List<String> codes() {
    return languages.stream().map(Language::code).toList();
  }

  /** The number of treebanks. */
  int size() {
    return size;
  }

  /** The possible outputs of each column in a language. */
  List<Candidates> candidates(int language) {
    return candidates.get(language);
  }

  /** The languages. */
  List<Language> languages() {
    return languages;
  }

  /**
   * The number of a language.
   *
   * @throws InvalidInputException if the model does not know it
   */
  int language(String code) {
    Integer number = byCode.get(code);
    if (number == null) {
      throw new InvalidInputException(
          "the model has no language '" + code + "'; expected " + String.join(", ", codes()));
    }
    return number;
  }

  /** The number of a sentence's language, which must not be missing. */
  int language(Sentence sentence) {
    return language(code(sentence));
  }

  /** The number of a sentence's treebank; the largest one of the language if it is unknown. */
  int row(int language, Sentence sentence) {
    Map<String, Integer> ofLanguage = rows.get(language);
    Integer row = ofLanguage.get(sentence.comment(TREEBANK).orElse(""));
    return row == null ? ofLanguage.getOrDefault(treebank(language), 0) : row;
  }

  private String treebank(int language) {
    return languages.get(language).treebanks().get(0);
  }

  /** The number of a treebank, if it is known. */
  Optional<Integer> row(String code, String treebank) {
    Integer language = byCode.get(code);
    return language == null
        ? Optional.empty()
        : Optional.ofNullable(rows.get(language).get(treebank));
  }

  /**
   * For each treebank, the treebanks of a trained network whose mean vector it starts with: the
   * treebank of that name, else the first of its language, else that of a default language, else
   * all. If there are no languages, a single list, for sentences of the default language.
   *
   * @param language the default language; null if there is none
   */
  List<List<Integer>> counterparts(Domains trained, @Nullable String language) {
    if (trained.isEmpty()) {
      return List.of();
    }
    List<Integer> usual =
        language == null
            ? IntStream.range(0, trained.size()).boxed().toList()
            : trained.first(language);
    if (isEmpty()) {
      return List.of(usual);
    }
    List<List<Integer>> found = new ArrayList<>();
    for (Language one : languages) {
      List<Integer> likely =
          trained.byCode.containsKey(one.code()) ? trained.first(one.code()) : usual;
      for (String treebank : one.treebanks()) {
        found.add(trained.row(one.code(), treebank).map(List::of).orElse(likely));
      }
    }
    return found;
  }

  /** The number of a language's largest treebank, in a list. */
  private List<Integer> first(String code) {
    int number = language(code);
    return List.of(rows.get(number).getOrDefault(treebank(number), 0));
  }

  /** Tells a batch the treebanks of its sentences. */
  public WordBatch assign(WordBatch batch, List<Sentence> sentences) {
    return isEmpty()
        ? batch
        : batch.withDomains(
            sentences.stream().mapToInt(sentence -> row(language(sentence), sentence)).toArray());
  }

  /** The languages and treebanks, for a manifest. */
  List<Map<String, Object>> toJson() {
    List<Map<String, Object>> json = new ArrayList<>();
    for (Language language : languages) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("code", language.code());
      one.put("treebanks", language.treebanks());
      json.add(one);
    }
    return json;
  }

  /** Writes what occurs in each language. */
  void write(DataOutput out) throws IOException {
    for (Language language : languages) {
      Codec.writeBytes(language.labels().toByteArray(), out);
      for (BitSet ofColumn : language.tags()) {
        Codec.writeBytes(ofColumn.toByteArray(), out);
      }
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param json what {@link #toJson} returned
   * @throws InvalidInputException if it does not fit the labels and tags
   */
  static Domains read(List<JsonObject> json, DataInput in, int labels, TagSets tags)
      throws IOException {
    List<Language> languages = new ArrayList<>();
    for (JsonObject one : json) {
      BitSet seenLabels = readSet(in, labels);
      List<BitSet> seenTags = new ArrayList<>();
      for (int column = 0; column < TagSets.COLUMNS.size(); column++) {
        List<Integer> groups = tags.groups(column);
        BitSet seen = readSet(in, groups.stream().mapToInt(Integer::intValue).sum());
        completeGroups(seen, groups);
        seenTags.add(seen);
      }
      List<String> treebanks = new ArrayList<>();
      for (Object treebank : one.list("treebanks")) {
        treebanks.add(String.valueOf(treebank));
      }
      languages.add(new Language(one.text("code"), treebanks, seenLabels, seenTags));
    }
    return new Domains(languages, groups(tags));
  }

  private static BitSet readSet(DataInput in, int size) throws IOException {
    BitSet set = BitSet.valueOf(Codec.readBytes(in));
    if (set.length() > size) {
      throw new InvalidInputException("a language has more labels or tags than the model");
    }
    return set;
  }
}
