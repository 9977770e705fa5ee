package dodona.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * The thirteen figures of the CoNLL 2018 shared task by brute force: whole files in memory, words
 * as they stand, spans as sets, every definition written out. It shares no code with the library.
 */
final class ReferenceScorer {

  private static final Set<String> UNIVERSAL_FEATURES =
      words(
          "Abbr Animacy Aspect Case Definite Degree Evident Foreign Gender Mood NumType Number"
              + " Person Polarity Polite Poss PronType Reflex Tense VerbForm Voice");

  private static final Set<String> CONTENT =
      words(
          "acl advcl advmod amod appos ccomp compound conj csubj dep discourse dislocated expl fixed"
              + " flat goeswith iobj list nmod nsubj nummod obj obl orphan parataxis reparandum"
              + " root vocative xcomp");

  private static final Set<String> FUNCTIONAL = words("aux case cc clf cop det mark");

  /** A figure: correct items among the gold ones, the system's, and those that are aligned. */
  record Figure(String name, long gold, long system, long correct, long aligned) {

    @Override
    public String toString() {
      String common = name + "\t" + gold + "\t" + system + "\t" + correct;
      return common + "\t" + (aligned < 0 ? "" : aligned);
    }

    /** The line that the official scorer prints. */
    String officialLine() {
      String accuracy =
          aligned < 0 ? "" : String.format(Locale.ROOT, "%10.2f", share(correct, aligned));
      return String.format(
              Locale.ROOT,
              "%-11s|%10.2f |%10.2f |%10.2f |%s",
              name,
              share(correct, system),
              share(correct, gold),
              share(2 * correct, gold + system),
              accuracy)
          .strip();
    }

    private static double share(long part, long whole) {
      return whole == 0 ? 0 : 100.0 * part / whole;
    }
  }

  /** Characters from one place to another, without spaces. */
  private record Span(int start, int end) {

    boolean isInside(Span other) {
      return other.start <= start && end <= other.end;
    }
  }

  /** A word; the head is −1 for the root and else an index among the words of the whole file. */
  private record Word(
      String form, List<String> cells, int head, String label, Span span, boolean isMultiword) {

    String cell(int column) {
      return cells.get(column);
    }

    Set<String> features() {
      Set<String> features = new TreeSet<>(List.of(cells.get(5).split("\\|", -1)));
      features.removeIf(f -> !UNIVERSAL_FEATURES.contains(f.split("=", 2)[0]));
      return features;
    }
  }

  /** A whole file. */
  private static final class Side {
    final StringBuilder text = new StringBuilder();
    final Set<Span> tokens = new HashSet<>();
    final Set<Span> sentences = new HashSet<>();
    final List<Word> words = new ArrayList<>();

    Side(Path file) throws IOException {
      int sentenceStart = 0;
      int firstWord = 0;
      int lastInRange = 0;
      Span range = new Span(0, 0);
      for (String line : Files.readAllLines(file)) {
        String[] cells = line.split("\t", -1);
        if (line.isEmpty()) {
          sentences.add(new Span(sentenceStart, text.length()));
          sentenceStart = text.length();
          firstWord = words.size();
          lastInRange = 0;
        } else if (cells[0].matches("\\d+-\\d+")) {
          range = append(cells[1]);
          lastInRange = Integer.parseInt(cells[0].split("-", 2)[1]);
        } else if (cells[0].matches("\\d+")) {
          boolean isMultiword = Integer.parseInt(cells[0]) <= lastInRange;
          Span span = isMultiword ? range : append(cells[1]);
          int head = Integer.parseInt(cells[6]);
          words.add(
              new Word(
                  isMultiword ? cells[1] : text.substring(span.start, span.end),
                  List.of(cells),
                  head == 0 ? -1 : firstWord + head - 1,
                  cells[7].split(":", 2)[0],
                  span,
                  isMultiword));
        }
      }
    }

    private Span append(String form) {
      int start = text.length();
      form.chars()
          .filter(c -> Character.getType(c) != Character.SPACE_SEPARATOR)
          .forEach(c -> text.append((char) c));
      Span span = new Span(start, text.length());
      tokens.add(span);
      return span;
    }

    long count(Predicate<Word> isCounted) {
      return words.stream().filter(isCounted).count();
    }

    /** The function words of a word, by their indices. */
    List<Integer> functionWords(int word) {
      List<Integer> found = new ArrayList<>();
      for (int i = 0; i < words.size(); i++) {
        if (words.get(i).head == word && FUNCTIONAL.contains(words.get(i).label)) {
          found.add(i);
        }
      }
      return found;
    }
  }

  private final Side gold;
  private final Side system;
  private final Map<Integer, Integer> systemOf = new LinkedHashMap<>();
  private final Map<Integer, Integer> goldOf = new HashMap<>();

  private ReferenceScorer(Side gold, Side system) {
    this.gold = gold;
    this.system = system;
    if (!gold.text.toString().contentEquals(system.text)) {
      throw new IllegalArgumentException("the text differs");
    }
    align();
  }

  /** All figures, in the order of the official scorer. */
  static List<Figure> score(Path gold, Path system) throws IOException {
    return new ReferenceScorer(new Side(gold), new Side(system)).figures();
  }

  /** Words with the same span are the same; those of multiword regions if their forms are. */
  private void align() {
    List<Span> regions = regions();
    for (int g = 0; g < gold.words.size(); g++) {
      for (int s = 0; s < system.words.size(); s++) {
        Span span = gold.words.get(g).span;
        if (span.equals(system.words.get(s).span) && regions.stream().noneMatch(span::isInside)) {
          pair(g, s);
        }
      }
    }
    for (Span region : regions) {
      longestCommon(inside(gold, region), inside(system, region))
          .forEach(pair -> pair(pair[0], pair[1]));
    }
  }

  private void pair(int g, int s) {
    systemOf.put(g, s);
    goldOf.put(s, g);
  }

  /** The multiword tokens of both files; those that overlap become one region. */
  private List<Span> regions() {
    List<Span> regions = new ArrayList<>();
    for (Side side : List.of(gold, system)) {
      for (Word word : side.words) {
        if (word.isMultiword) {
          Span merged = word.span;
          for (Span other : List.copyOf(regions)) {
            if (other.start < merged.end && merged.start < other.end) {
              regions.remove(other);
              merged =
                  new Span(Math.min(merged.start, other.start), Math.max(merged.end, other.end));
            }
          }
          regions.add(merged);
        }
      }
    }
    return regions;
  }

  private static List<Integer> inside(Side side, Span region) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < side.words.size(); i++) {
      if (side.words.get(i).span.isInside(region)) {
        found.add(i);
      }
    }
    return found;
  }

  /** The most pairs of words with equal lower-cased forms, in order; earlier ones are preferred. */
  private List<int[]> longestCommon(List<Integer> golds, List<Integer> systems) {
    if (golds.isEmpty() || systems.isEmpty()) {
      return List.of();
    }
    List<Integer> laterGolds = golds.subList(1, golds.size());
    List<Integer> laterSystems = systems.subList(1, systems.size());
    if (lower(gold, golds.get(0)).equals(lower(system, systems.get(0)))) {
      List<int[]> pairs = new ArrayList<>(longestCommon(laterGolds, laterSystems));
      pairs.add(new int[] {golds.get(0), systems.get(0)});
      return pairs;
    }
    List<int[]> withoutGold = longestCommon(laterGolds, systems);
    List<int[]> withoutSystem = longestCommon(golds, laterSystems);
    return withoutGold.size() >= withoutSystem.size() ? withoutGold : withoutSystem;
  }

  private static String lower(Side side, int word) {
    return side.words.get(word).form.toLowerCase(Locale.ROOT);
  }

  private List<Figure> figures() {
    List<Figure> figures = new ArrayList<>();
    figures.add(spans("Tokens", gold.tokens, system.tokens));
    figures.add(spans("Sentences", gold.sentences, system.sentences));
    figures.add(new Figure("Words", gold.words.size(), system.words.size(), systemOf.size(), -1));
    BiPredicate<Integer, Integer> upos = (g, s) -> same(g, s, 3);
    BiPredicate<Integer, Integer> feats = this::sameFeatures;
    BiPredicate<Integer, Integer> lemma =
        (g, s) -> gold.words.get(g).cell(2).equals("_") || same(g, s, 2);
    BiPredicate<Integer, Integer> las = this::sameHead;
    las = las.and((g, s) -> gold.words.get(g).label.equals(system.words.get(s).label));
    figures.add(words("UPOS", word -> true, upos));
    figures.add(words("XPOS", word -> true, (g, s) -> same(g, s, 4)));
    figures.add(words("UFeats", word -> true, feats));
    figures.add(words("AllTags", word -> true, upos.and(feats).and((g, s) -> same(g, s, 4))));
    figures.add(words("Lemmas", word -> true, lemma));
    figures.add(words("UAS", word -> true, this::sameHead));
    figures.add(words("LAS", word -> true, las));
    Predicate<Word> isContent = word -> CONTENT.contains(word.label);
    figures.add(words("CLAS", isContent, las));
    figures.add(words("MLAS", isContent, las.and(upos).and(feats).and(this::sameFunctionWords)));
    figures.add(words("BLEX", isContent, las.and(lemma)));
    return figures;
  }

  private static Figure spans(String name, Set<Span> gold, Set<Span> system) {
    return new Figure(
        name, gold.size(), system.size(), gold.stream().filter(system::contains).count(), -1);
  }

  private Figure words(
      String name, Predicate<Word> isCounted, BiPredicate<Integer, Integer> isCorrect) {
    long correct = 0;
    long aligned = 0;
    for (Map.Entry<Integer, Integer> pair : systemOf.entrySet()) {
      if (isCounted.test(gold.words.get(pair.getKey()))) {
        aligned++;
        correct += isCorrect.test(pair.getKey(), pair.getValue()) ? 1 : 0;
      }
    }
    return new Figure(name, gold.count(isCounted), system.count(isCounted), correct, aligned);
  }

  private boolean same(int g, int s, int column) {
    return gold.words.get(g).cell(column).equals(system.words.get(s).cell(column));
  }

  private boolean sameFeatures(int g, int s) {
    return gold.words.get(g).features().equals(system.words.get(s).features());
  }

  private boolean sameHead(int g, int s) {
    int goldHead = gold.words.get(g).head;
    int systemHead = system.words.get(s).head;
    boolean hasRoot = goldHead < 0 || systemHead < 0;
    return hasRoot ? goldHead == systemHead : goldOf.getOrDefault(systemHead, -1) == goldHead;
  }

  private boolean sameFunctionWords(int g, int s) {
    List<Integer> golds = gold.functionWords(g);
    List<Integer> systems = system.functionWords(s);
    boolean same = golds.size() == systems.size();
    for (int i = 0; same && i < golds.size(); i++) {
      int a = golds.get(i);
      int b = systems.get(i);
      same =
          goldOf.getOrDefault(b, -1) == a
              && gold.words.get(a).label.equals(system.words.get(b).label)
              && same(a, b, 3)
              && sameFeatures(a, b);
    }
    return same;
  }

  private static Set<String> words(String text) {
    return Set.of(text.split(" ", -1));
  }
}
