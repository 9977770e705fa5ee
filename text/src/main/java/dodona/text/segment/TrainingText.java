package dodona.text.segment;

import dodona.text.layout.Characters;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A paragraph of a treebank as raw text; a token with white space inside counts as several.
 *
 * @param tokens its tokens and sentences
 * @param split the tokens that stand for several words
 */
record TrainingText(Paragraph paragraph, Tokens tokens, BitSet split) {

  /** The paragraphs of a treebank; if it does not mark any, all of it is one. */
  static List<TrainingText> of(Iterable<Sentence> sentences) {
    List<TrainingText> texts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Tokens tokens = new Tokens();
    BitSet split = new BitSet();
    for (Sentence sentence : sentences) {
      if (tokens.size() > 0 && (beginsParagraph(sentence) || text.length() > LONGEST)) {
        texts.add(of(text, tokens, split));
        text = new StringBuilder();
        tokens = new Tokens();
        split = new BitSet();
      }
      append(sentence, text, tokens, split);
    }
    texts.add(of(text, tokens, split));
    return texts;
  }

  private static TrainingText of(CharSequence text, Tokens tokens, BitSet split) {
    return new TrainingText(new Paragraph(text.toString()), tokens, split);
  }

  /** Paragraphs without end are cut, so that there is something to shuffle. */
  private static final int LONGEST = 1 << 13;

  private static boolean beginsParagraph(Sentence sentence) {
    for (String comment : sentence.comments()) {
      String content = comment.substring(1).stripLeading();
      if (content.startsWith("newpar") || content.startsWith("newdoc")) {
        return true;
      }
    }
    return false;
  }

  private static void append(Sentence sentence, StringBuilder text, Tokens tokens, BitSet split) {
    SurfaceText.forEachToken(
        sentence,
        (form, first, last, isSpaceAfter) -> {
          int start = text.length();
          text.append(form);
          for (int i = start; i < text.length(); i++) {
            if (Characters.isSpace(text.charAt(i))) {
              addToken(start, i, tokens);
              start = i + 1;
            }
          }
          addToken(start, text.length(), tokens);
          split.set(tokens.size() - 1, last > first);
          text.append(isSpaceAfter ? " " : "");
        });
    if (tokens.size() > 0) {
      tokens.endSentence(tokens.size() - 1);
    }
  }

  private static void addToken(int start, int end, Tokens tokens) {
    if (end > start) {
      tokens.add(start, end);
    }
  }
}
