package dodona.text;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * A treebank of a few sentences, made for the tests.
 *
 * <p>A line is a sentence; a token is {@code form/LEMMA/UPOS/XPOS/FEATS}, several words of a token
 * are joined by {@code +} after the token and {@code =}; {@code ~} before a token says that no
 * white space stands before it, and {@code ¶} begins a paragraph.
 */
public final class TinyTreebank {

  private static final String LINES =
      """
      ¶ The/the/DET/DT/Definite=Def dog/dog/NOUN/NN/Number=Sing barks/bark/VERB/VBZ/Tense=Pres ~././PUNCT/./_
      The/the/DET/DT/Definite=Def cats/cat/NOUN/NNS/Number=Plur do/do/AUX/VBP/_ not/not/PART/RB/_ bark/bark/VERB/VB/_ ~././PUNCT/./_
      Dogs/dog/NOUN/NNS/Number=Plur bark/bark/VERB/VBP/Tense=Pres ~,/,/PUNCT/,/_ cats/cat/NOUN/NNS/Number=Plur sleep/sleep/VERB/VBP/Tense=Pres ~!/!/PUNCT/./_
      ¶ They/they/PRON/PRP/Number=Plur don't=do/do/AUX/VBP/_+n't/not/PART/RB/_ see/see/VERB/VB/_ Mr./Mr./PROPN/NNP/Number=Sing Oak/Oak/PROPN/NNP/Number=Sing ~././PUNCT/./_
      We/we/PRON/PRP/Number=Plur don't=do/do/AUX/VBP/_+n't/not/PART/RB/_ walk/walk/VERB/VB/_ ~././PUNCT/./_
      She/she/PRON/PRP/Number=Sing walked/walk/VERB/VBD/Tense=Past and/and/CCONJ/CC/_ he/he/PRON/PRP/Number=Sing talked/talk/VERB/VBD/Tense=Past ~././PUNCT/./_
      She/she/PRON/PRP/Number=Sing didn't=did/do/AUX/VBD/Tense=Past+n't/not/PART/RB/_ see/see/VERB/VB/_ the/the/DET/DT/Definite=Def cat/cat/NOUN/NN/Number=Sing ~././PUNCT/./_
      ¶ A/a/DET/DT/Definite=Ind cat/cat/NOUN/NN/Number=Sing jumped/jump/VERB/VBD/Tense=Past ~,/,/PUNCT/,/_ a/a/DET/DT/Definite=Ind dog/dog/NOUN/NN/Number=Sing barked/bark/VERB/VBD/Tense=Past ~././PUNCT/./_
      Mr./Mr./PROPN/NNP/Number=Sing Oak/Oak/PROPN/NNP/Number=Sing talked/talk/VERB/VBD/Tense=Past ~././PUNCT/./_
      He/he/PRON/PRP/Number=Sing walks/walk/VERB/VBZ/Tense=Pres ~,/,/PUNCT/,/_ she/she/PRON/PRP/Number=Sing talks/talk/VERB/VBZ/Tense=Pres ~././PUNCT/./_
      Cats/cat/NOUN/NNS/Number=Plur jump/jump/VERB/VBP/Tense=Pres and/and/CCONJ/CC/_ walk/walk/VERB/VBP/Tense=Pres ~././PUNCT/./_
      Birds/bird/NOUN/NNS/Number=Plur can't=ca/can/AUX/MD/_+n't/not/PART/RB/_ bark/bark/VERB/VB/_ ~!/!/PUNCT/./_
      """;

  private TinyTreebank() {}

  /** All sentences, with lemmas and tags. */
  public static List<Sentence> sentences() {
    List<Sentence> sentences = new ArrayList<>();
    for (String line : LINES.lines().toList()) {
      sentences.add(sentence(line));
    }
    return sentences;
  }

  /** The text of the treebank as it would be without annotation. */
  public static String text() {
    StringBuilder text = new StringBuilder();
    for (String line : LINES.lines().toList()) {
      if (line.startsWith("¶") && text.length() > 0) {
        text.append("\n\n");
      } else if (text.length() > 0) {
        text.append(' ');
      }
      StringBuilder sentence = new StringBuilder();
      for (String token : tokens(line)) {
        sentence.append(token.startsWith("~") ? "" : " ").append(surface(token));
      }
      text.append(sentence.substring(1));
    }
    return text.toString();
  }

  private static List<String> tokens(String line) {
    return List.of(line.replace("¶ ", "").split(" ", -1));
  }

  private static String surface(String token) {
    String bare = token.startsWith("~") ? token.substring(1) : token;
    int multiword = bare.indexOf('=');
    int slash = bare.indexOf('/');
    return bare.substring(0, multiword >= 0 && multiword < slash ? multiword : slash);
  }

  /** A sentence that is written as those of the treebank are. */
  public static Sentence sentence(String line) {
    SentenceBuilder builder = new SentenceBuilder();
    if (line.startsWith("¶")) {
      builder.comment("# newpar");
    }
    List<String[]> words = new ArrayList<>();
    List<String> tokens = tokens(line);
    for (int t = 0; t < tokens.size(); t++) {
      String token = tokens.get(t).replaceFirst("^~", "");
      boolean isJoined = t + 1 < tokens.size() && tokens.get(t + 1).startsWith("~");
      String misc = isJoined ? "SpaceAfter=No" : "_";
      String surface = surface(token);
      if (token.startsWith(surface + "=")) {
        List<String> forms = new ArrayList<>();
        for (String word : token.substring(surface.length() + 1).split("\\+", -1)) {
          words.add(word.split("/", -1));
          forms.add(word.split("/", -1)[0]);
        }
        builder.multiwordToken(surface, misc, forms);
      } else {
        words.add(token.split("/", -1));
        builder.word(surface, misc);
      }
    }
    return builder
        .build()
        .withColumn(Column.LEMMA, column(words, 1))
        .withColumn(Column.UPOS, column(words, 2))
        .withColumn(Column.XPOS, column(words, 3))
        .withColumn(Column.FEATS, column(words, 4));
  }

  private static List<String> column(List<String[]> words, int column) {
    return words.stream().map(word -> word[column]).toList();
  }
}
