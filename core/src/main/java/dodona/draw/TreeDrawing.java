package dodona.draw;

import dodona.evaluate.Mark;
import dodona.evaluate.MarkedSentence;
import dodona.evaluate.WordArc;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A drawing: the words of a sentence, their parts of speech and the arcs, each with its mark;
 * immutable.
 *
 * <p>Any sentence can be drawn. Words without a usable head (none, themselves, or one outside the
 * sentence) simply have no arc, and cycles are drawn as they are.
 */
public final class TreeDrawing {

  /** Enough for real words; a form of a million letters must not be repeated with every arc. */
  private static final int LONGEST_REMARK = 200;

  private static final int LETTERS = 26;

  private final String title;
  private final List<String> words;
  private final List<String> tags;
  private final List<Arc> arcs;
  private final boolean rightToLeft;

  private TreeDrawing(String title, List<String> words, List<String> tags, List<Arc> arcs) {
    this.title = title;
    this.words = words;
    this.tags = tags;
    this.arcs = arcs;
    this.rightToLeft = isRightToLeft(words);
  }

  /** A sentence with whatever arcs its HEAD and DEPREL columns hold. */
  public static TreeDrawing of(Sentence sentence) {
    BitSet nonProjective = nonProjectiveArcs(sentence);
    List<Arc> arcs = new ArrayList<>();
    for (int d = 1; d <= sentence.size(); d++) {
      if (hasArc(sentence, d)) {
        arcs.add(
            new Arc(
                sentence.head(d),
                d,
                label(sentence, d),
                ArcStyle.NORMAL,
                nonProjective.get(d),
                ""));
      }
    }
    return of(sentence, arcs);
  }

  /**
   * A sentence with its tree and, in place of parts of speech, each word's place in the {@linkplain
   * Projectivity#projectiveOrder projective order} and a letter for its {@linkplain
   * Projectivity#maximalProjectiveComponents maximal projective component}, as in Figure 1 of
   * Nivre, Kuhlmann &amp; Hall (2009).
   *
   * @throws dodona.treebank.InvalidTreebankException if the sentence has no tree
   */
  public static TreeDrawing ofOrder(Sentence sentence) {
    DependencyTree tree = sentence.tree();
    int[] order = Projectivity.projectiveOrder(tree);
    int[] components = Projectivity.maximalProjectiveComponents(tree);
    Map<Integer, String> letters = new HashMap<>();
    List<String> places = new ArrayList<>();
    for (int word = 1; word <= tree.size(); word++) {
      String next = letter(letters.size());
      String letter = letters.computeIfAbsent(components[word], component -> next);
      places.add(order[word] + " " + letter);
    }
    TreeDrawing drawing = of(sentence);
    return new TreeDrawing(drawing.title, drawing.words, List.copyOf(places), drawing.arcs);
  }

  /** A, B, … Z, A1, B1, … */
  private static String letter(int number) {
    char letter = (char) ('A' + number % LETTERS);
    return number < LETTERS ? String.valueOf(letter) : letter + String.valueOf(number / LETTERS);
  }

  /** A system's analysis of a sentence with its errors and the gold arcs that it lacks. */
  public static TreeDrawing of(MarkedSentence system) {
    List<Arc> arcs = new ArrayList<>();
    for (Arc arc : of(system.sentence()).arcs) {
      int d = arc.dependent();
      Mark mark = system.mark(d);
      arcs.add(
          new Arc(
              arc.head(),
              d,
              arc.label(),
              style(mark),
              arc.nonProjective(),
              mark.isWrong() ? remark(mark, system.counterpart(d)) : ""));
    }
    return of(system.sentence(), arcs);
  }

  /** A sentence with some arcs marked as wrong, each with a remark. */
  public static TreeDrawing of(Sentence sentence, Map<Integer, String> remarks) {
    List<Arc> arcs = new ArrayList<>();
    for (Arc arc : of(sentence).arcs) {
      String remark = remarks.get(arc.dependent());
      arcs.add(
          remark == null
              ? arc
              : new Arc(
                  arc.head(),
                  arc.dependent(),
                  arc.label(),
                  ArcStyle.WRONG_HEAD,
                  arc.nonProjective(),
                  remark));
    }
    return of(sentence, arcs);
  }

  private static ArcStyle style(Mark mark) {
    if (mark.isHeadWrong()) {
      return ArcStyle.WRONG_HEAD;
    }
    return mark.isLabelWrong() ? ArcStyle.WRONG_LABEL : ArcStyle.NORMAL;
  }

  private static String remark(Mark mark, Optional<WordArc> gold) {
    return gold.map(arc -> "gold: " + (mark.isHeadWrong() ? arc.describe() : arc.label()))
        .map(remark -> shortened(remark, LONGEST_REMARK))
        .orElse("no such word in the gold file");
  }

  private static TreeDrawing of(Sentence sentence, List<Arc> arcs) {
    List<String> words = new ArrayList<>();
    List<String> tags = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      words.add(sentence.form(word));
      tags.add(orNothing(sentence.upos(word)));
    }
    String title = sentence.id().orElse("");
    return new TreeDrawing(title, List.copyOf(words), List.copyOf(tags), List.copyOf(arcs));
  }

  /** The {@code sent_id}; empty if there is none. */
  public String title() {
    return title;
  }

  /** The number of words. */
  public int size() {
    return words.size();
  }

  /** The form of a word. */
  public String word(int word) {
    return words.get(word - 1);
  }

  /** The universal part of speech of a word; empty if there is none. */
  public String tag(int word) {
    return tags.get(word - 1);
  }

  /** The arcs in the order of their dependents; a word has at most one arc into it. */
  public List<Arc> arcs() {
    return arcs;
  }

  /** The words without a head, from left to right. */
  public List<Integer> unattached() {
    BitSet attached = new BitSet();
    arcs.forEach(arc -> attached.set(arc.dependent()));
    List<Integer> unattached = new ArrayList<>();
    for (int word = 1; word <= size(); word++) {
      if (!attached.get(word)) {
        unattached.add(word);
      }
    }
    return unattached;
  }

  /** Returns whether any word has a part of speech. */
  public boolean hasTags() {
    return tags.stream().anyMatch(tag -> !tag.isEmpty());
  }

  /** Returns whether any arc bears a mark. */
  public boolean has(ArcStyle style) {
    return arcs.stream().anyMatch(arc -> arc.style() == style);
  }

  /** Returns whether any arc is non-projective. */
  public boolean hasNonProjectiveArcs() {
    return arcs.stream().anyMatch(Arc::nonProjective);
  }

  /** Returns whether most letters are written from right to left. */
  public boolean isRightToLeft() {
    return rightToLeft;
  }

  private static boolean isRightToLeft(List<String> words) {
    int balance = 0;
    for (String word : words) {
      balance += word.codePoints().map(TreeDrawing::direction).sum();
    }
    return balance < 0;
  }

  /** Returns whether a text has letters that are written from right to left. */
  public static boolean hasRightToLeft(String text) {
    return text.codePoints().anyMatch(c -> direction(c) < 0);
  }

  private static int direction(int c) {
    return switch (Character.getDirectionality(c)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> 1;
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
          -1;
      default -> 0;
    };
  }

  /** Returns whether a word has a head that an arc can be drawn from. */
  public static boolean hasArc(Sentence sentence, int d) {
    int head = sentence.head(d);
    return head >= 0 && head <= sentence.size() && head != d;
  }

  private static String label(Sentence sentence, int d) {
    return orNothing(sentence.deprel(d));
  }

  /** The beginning of a text, with an ellipsis if something is gone. */
  public static String shortened(String text, int longest) {
    return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
  }

  private static String orNothing(String cell) {
    return cell.equals(Sentence.ABSENT) ? "" : cell;
  }

  private static BitSet nonProjectiveArcs(Sentence sentence) {
    if (sentence.treeDefects().isEmpty()) {
      return new Projectivity(sentence.tree()).nonProjectiveArcs();
    }
    return new ForeignWords(sentence).spanningArcs();
  }
}
