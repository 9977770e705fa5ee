package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.text.TinyTreebank;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.LocationTracker;
import dodona.text.analysis.Token;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Text with divided words, quoted lines, list items and emoji. */
class WrappedTextTest {

  private static final Segmenter PLAIN =
      SegmenterTrainer.train(TinyTreebank.sentences(), new SegmenterOptions(1, 20, 2, 14));
  private static final Segmenter SEGMENTER = PLAIN.joiningHyphens(Set.of("barking")::contains);

  private static List<String> sentences(String text) {
    return SEGMENTER.segment(text).stream().map(SurfaceText::of).toList();
  }

  /** Checks that offsets, and what MISC records, give the text back. */
  private static void assertNothingIsLost(String text) {
    LocationTracker tracker = new LocationTracker("");
    StringBuilder rebuilt = new StringBuilder();
    for (Sentence sentence : SEGMENTER.segment(text)) {
      AnalyzedSentence analyzed = AnalyzedSentence.of(sentence, tracker.next(sentence));
      assertThat(analyzed.span().of(text)).isEqualTo(analyzed.text());
      assertThat(sentence.comment("text")).contains(SurfaceText.of(sentence));
      for (Token token : analyzed.tokens()) {
        String written = token.span().of(text);
        assertThat(written.replaceAll("[-\u00AD]?\\s+(> ?)*", "").replace("-", ""))
            .isEqualTo(token.form().replace("-", ""));
        if (!written.equals(token.form())) {
          assertThat(token.misc()).containsKey("SpacesInToken");
        }
        String before = token.misc().getOrDefault("SpacesBefore", "");
        rebuilt.append(before.replace("\\s", " ").replace("\\n", "\n"));
        rebuilt.append(written).append(token.spaceAfter());
      }
    }
    if (rebuilt.length() > 0) {
      assertThat(rebuilt).hasToString(text);
    }
  }

  @Test
  void joinsDividedWordsAndKeepsOffsets() {
    String text = "Dogs are bark-\nking. Cats are bark-\ning and the 😀 dog barks.";
    List<Sentence> sentences = SEGMENTER.segment(text);
    assertThat(sentences.stream().map(Sentence::toString).toList().toString()).contains("barking");
    assertNothingIsLost(text);
    assertThat(PLAIN.segment(text).toString()).doesNotContain("barking");
  }

  @Test
  void quoteMarksAreNoWords() {
    String text = "They talked:\n> The dog barks.\n> The cats do not\n> bark.\n\n> Dogs bark.\n";
    assertThat(sentences(text))
        .contains("The dog barks.", "The cats do not bark.", "Dogs bark.")
        .noneMatch(sentence -> sentence.contains(">"));
    assertNothingIsLost(text);
  }

  @Test
  void listItemsKeepTheirNumbers() {
    assertThat(sentences("bananas\n1. Cats bark\n2. Dogs"))
        .containsExactly("bananas", "1. Cats bark", "2. Dogs");
  }

  @Test
  void emojiAreTokens() {
    assertThat(sentences("Dogs bark 😀. They don't see."))
        .containsExactly("Dogs bark 😀.", "They don't see.");
    Sentence sentence = SEGMENTER.segment("Dogs bark😀, cats 👍🏽.").get(0);
    assertThat(sentence).hasToString("Dogs bark 😀 , cats 👍🏽 .");
  }

  @Test
  void linesThatAreParagraphsAreTakenAsTheyAre() {
    List<String> forms = new ArrayList<>();
    SEGMENTER
        .segment(new StringReader("> Dogs bark-\ning."), Lines.PARAGRAPHS)
        .forEachRemaining(sentence -> forms.add(sentence.toString()));
    assertThat(String.join(" ", forms)).contains(">").doesNotContain("barking");
  }

  @Test
  void nothingIsEverLost() {
    String[] pieces = {
      "bark", "-", "\n", "\n", ">", "> ", " ", "ing", "1. ", "2. ", ".", "|", "\\", "😀", "\u00AD",
      "The"
    };
    Random random = new Random(7);
    for (int round = 0; round < 3000; round++) {
      StringBuilder text = new StringBuilder("Dogs");
      for (int i = random.nextInt(30); i > 0; i--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      assertNothingIsLost(text.toString());
    }
  }
}
