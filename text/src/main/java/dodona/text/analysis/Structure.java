package dodona.text.analysis;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.ArrayList;
import java.util.List;

/** The words and tokens of a sentence, tied to each other; immutable. */
final class Structure {

  private final List<Word> words;
  private final List<Token> tokens;
  private final List<List<Word>> dependents;
  private final String text;
  private final Span span;

  Structure(AnalyzedSentence analyzed) {
    Sentence sentence = analyzed.sentence();
    List<Word> allWords = new ArrayList<>(sentence.size());
    List<Token> allTokens = new ArrayList<>();
    StringBuilder surface = new StringBuilder();
    int[] at = new int[2];
    SurfaceText.forEachRow(
        sentence,
        (row, first, last) -> {
          String misc = sentence.cell(row, Column.MISC);
          String written = Spacing.written(sentence.cell(row, Column.FORM), misc);
          Span where = span(at[0], at[1], written);
          Token token = new Token(analyzed, allTokens.size() + 1, row, first, last, where);
          addWords(token, analyzed, written, allWords);
          allTokens.add(token);
          String after = token.spaceAfter();
          surface.append(written).append(after);
          at[0] = (int) where.end() + after.length();
          at[1] = (int) where.codePointEnd() + after.length();
        });
    int lastSpace =
        allTokens.isEmpty() ? 0 : allTokens.get(allTokens.size() - 1).spaceAfter().length();
    this.words = List.copyOf(allWords);
    this.tokens = List.copyOf(allTokens);
    this.text = surface.substring(0, surface.length() - lastSpace);
    this.span = new Span(0, at[0] - lastSpace, 0, at[1] - lastSpace);
    this.dependents = dependents(sentence);
  }

  private static Span span(long start, long codePointStart, String form) {
    return new Span(
        start,
        start + form.length(),
        codePointStart,
        codePointStart + form.codePointCount(0, form.length()));
  }

  /** Words whose forms make up their token have a place of their own, others their token's. */
  private static void addWords(
      Token token, AnalyzedSentence analyzed, String written, List<Word> words) {
    Sentence sentence = analyzed.sentence();
    StringBuilder joined = new StringBuilder();
    for (int id = token.first(); id <= token.last(); id++) {
      joined.append(sentence.form(id));
    }
    boolean isCut = joined.toString().equals(written);
    Span whole = token.inSentence();
    long start = whole.start();
    long codePointStart = whole.codePointStart();
    for (int id = token.first(); id <= token.last(); id++) {
      Span own = isCut ? span(start, codePointStart, sentence.form(id)) : whole;
      words.add(new Word(analyzed, id, token, own));
      start = own.end();
      codePointStart = own.codePointEnd();
    }
  }

  private List<List<Word>> dependents(Sentence sentence) {
    List<List<Word>> lists = new ArrayList<>(sentence.size() + 1);
    for (int head = 0; head <= sentence.size(); head++) {
      lists.add(new ArrayList<>());
    }
    for (Word word : words) {
      int head = word.headId();
      if (head >= 0 && head <= sentence.size()) {
        lists.get(head).add(word);
      }
    }
    lists.replaceAll(List::copyOf);
    return List.copyOf(lists);
  }

  List<Word> words() {
    return words;
  }

  List<Token> tokens() {
    return tokens;
  }

  /** The words that depend on a word, or on the root, 0. */
  List<Word> dependents(int head) {
    return dependents.get(head);
  }

  String text() {
    return text;
  }

  /** The whole sentence, counted from its own beginning. */
  Span span() {
    return span;
  }
}
