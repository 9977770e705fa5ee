package dodona.text.segment;

import dodona.linear.RowList;
import dodona.text.layout.Layout;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceBuilder;
import java.util.List;
import java.util.function.Consumer;

/** Makes sentences of the tokens of a text, paragraph by paragraph. */
final class SentenceWriter {

  private final WordSplitter splitter;
  private final AmbiguousTokens ambiguous;
  private final RowList features;
  private final Consumer<? super Sentence> sink;
  private Layout layout = Layout.plain("");
  private long sentences;
  private long codePoints;
  private int counted;
  private boolean isFirstToken = true;
  private boolean isNewParagraph = true;

  SentenceWriter(
      WordSplitter splitter, AmbiguousTokens ambiguous, Consumer<? super Sentence> sink) {
    this.splitter = splitter;
    this.ambiguous = ambiguous;
    this.features = ambiguous.features();
    this.sink = sink;
  }

  /**
   * Passes on the sentences of a paragraph; paragraphs are in the order of the text.
   *
   * @param isNew whether it is one, or goes on with the one before
   */
  void write(Paragraph p, Tokens tokens, boolean isNew) {
    layout = p.layout();
    isNewParagraph = isNew;
    counted = 0;
    int start = 0;
    for (int token = 0; token < tokens.size(); token++) {
      if (tokens.endsSentence(token)) {
        sink.accept(sentence(p, tokens, start, token));
        start = token + 1;
      }
    }
    codePointsTo(layout.original().length());
  }

  private Sentence sentence(Paragraph p, Tokens tokens, int first, int last) {
    SentenceBuilder builder = new SentenceBuilder();
    if (sentences == 0) {
      builder.comment("# newdoc");
    }
    if (first == 0 && isNewParagraph) {
      builder.comment("# newpar");
    }
    sentences++;
    builder.comment("# sent_id = " + sentences);
    builder.comment("# text = " + surface(p.text(), tokens, first, last));
    for (int token = first; token <= last; token++) {
      String form = p.text().substring(tokens.start(token), tokens.end(token));
      String misc = misc(tokens, token);
      List<String> words = words(p, tokens, token, form);
      if (words.isEmpty()) {
        builder.word(form, misc);
      } else {
        builder.multiwordToken(form, misc, words);
      }
    }
    return builder.build();
  }

  private List<String> words(Paragraph p, Tokens tokens, int token, String form) {
    List<String> words = splitter.split(form);
    boolean isSplit =
        words.isEmpty()
            || !ambiguous.contains(p.lower(tokens.start(token), tokens.end(token)))
            || ambiguous.isSplit(p, tokens, token, features);
    return isSplit ? words : List.of();
  }

  /** The text of a sentence, with white space of any kind as one space. */
  private static String surface(String text, Tokens tokens, int first, int last) {
    StringBuilder surface = new StringBuilder();
    for (int token = first; token <= last; token++) {
      surface.append(text, tokens.start(token), tokens.end(token));
      if (token < last && tokens.end(token) < tokens.start(token + 1)) {
        surface.append(' ');
      }
    }
    return surface.toString();
  }

  private String misc(Tokens tokens, int token) {
    String original = layout.original();
    int start = layout.place(tokens.start(token));
    int end = layout.placeAfter(tokens.end(token));
    boolean isLast = token + 1 == tokens.size();
    int spaceEnd = isLast ? original.length() : layout.place(tokens.start(token + 1));
    StringBuilder misc = new StringBuilder();
    if (spaceEnd == end) {
      misc.append("SpaceAfter=No|");
    } else if (spaceEnd > end + 1 || original.charAt(end) != ' ') {
      append("SpacesAfter", end, spaceEnd, misc);
    }
    if (start > 0 && (isFirstToken || (token == 0 && layout.place(0) > 0))) {
      append("SpacesBefore", 0, start, misc);
    }
    if (end - start > tokens.end(token) - tokens.start(token)) {
      append("SpacesInToken", start, end, misc);
    }
    isFirstToken = false;
    misc.append("TokenRange=").append(codePointsTo(start)).append(':');
    return misc.append(codePointsTo(end)).toString();
  }

  private long codePointsTo(int place) {
    codePoints += layout.original().codePointCount(counted, place);
    counted = place;
    return codePoints;
  }

  private void append(String key, int from, int to, StringBuilder into) {
    into.append(key).append('=');
    for (int i = from; i < to; i++) {
      char c = layout.original().charAt(i);
      switch (c) {
        case ' ' -> into.append("\\s");
        case '\t' -> into.append("\\t");
        case '\r' -> into.append("\\r");
        case '\n' -> into.append("\\n");
        case '|' -> into.append("\\p");
        case '\\' -> into.append("\\\\");
        default -> into.append(c);
      }
    }
    into.append('|');
  }
}
