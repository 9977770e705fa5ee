package dodona.neural.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WordPiecesTest {

  private static final List<String> PIECES =
      List.of(
          "[UNK]", "[CLS]", "[SEP]", "un", "##aff", "##able", "naive", "Naïve", "naïve", "北", "京",
          "[", "]", "sep", "e", "-", "mail", "$", "σ", "##σ", "i", "😀", "##😀");

  private final WordPieces uncased = new WordPieces(PIECES, Normalization.UNCASED, 100);
  private final WordPieces cased = new WordPieces(PIECES, Normalization.CASED, 100);

  @Test
  void thePiecesAreTheLongestOnes() {
    assertThat(split(uncased, "UNAFFABLE")).isEqualTo("un ##aff ##able");
  }

  @Test
  void aPartThatCannotBeSplitIsUnknownAsAWhole() {
    assertThat(split(uncased, "unaffabel un")).isEqualTo("[UNK] un");
    assertThat(split(cased, "UN")).isEqualTo("[UNK]");
  }

  @Test
  void accentsGoOnlyWhereCaseGoes() {
    assertThat(split(uncased, "Naïve")).isEqualTo("naive");
    assertThat(split(cased, "Naïve")).isEqualTo("Naïve");
    assertThat(
            split(new WordPieces(PIECES, new Normalization(true, true, false, true), 9), "Naïve"))
        .isEqualTo("naïve");
  }

  @Test
  void punctuationAndChineseCharactersStandAlone() {
    assertThat(split(uncased, "e-mail$")).isEqualTo("e - mail $");
    assertThat(split(uncased, "北京un")).isEqualTo("北 京 un");
  }

  /** As in BERT, marks of vowels, viramas and accents are neither spaces nor punctuation. */
  @Test
  void wordsAreNotSplitAtCombiningMarks() {
    for (String word :
        List.of(
            "हिन्दी", "தமிழ்", "ภาษาไทย", "বাংলা", "שָׁלוֹם", "العَرَبِيَّة", "e\u0301t\u00e9")) {
      List<String> pieces = new ArrayList<>(PIECES);
      pieces.add(word);
      assertThat(split(new WordPieces(pieces, Normalization.CASED, 100), word)).isEqualTo(word);
    }
    for (int c = 128; c < 0x20000; c++) {
      int type = Character.getType(c);
      boolean isMark =
          type == Character.NON_SPACING_MARK
              || type == Character.COMBINING_SPACING_MARK
              || type == Character.ENCLOSING_MARK;
      if (isMark) {
        assertThat(Normalization.isSpace(c) || Normalization.isPunctuation(c)).isFalse();
        assertThat(Normalization.CASED.apply("a" + Character.toString(c)))
            .isEqualTo("a" + Character.toString(c));
      }
    }
  }

  @Test
  void controlCharactersGoAndStrangeSpacesSeparate() {
    assertThat(split(uncased, "u\u0000n\u200bun\u00a0un\u2028un")).isEqualTo("[UNK] un un");
    assertThat(split(uncased, "u\u0000n\u200b\u00a0un\u2028un")).isEqualTo("un un un");
  }

  @Test
  void lettersAreMadeSmallOneByOne() {
    assertThat(split(uncased, "ΣΣ")).isEqualTo("σ ##σ");
    assertThat(split(uncased, "İ")).isEqualTo("i");
  }

  @Test
  void charactersBeyondTheFirstPlaneAreWhole() {
    assertThat(split(uncased, "😀😀")).isEqualTo("😀 ##😀");
  }

  @Test
  void textNeverBecomesASpecialPiece() {
    assertThat(split(uncased, "[SEP]")).isEqualTo("[ sep ]");
  }

  @Test
  void wordsOfTooManyCharactersAreUnknown() {
    WordPieces shorter = new WordPieces(PIECES, Normalization.UNCASED, 8);
    assertThat(split(shorter, "unaffable unaff")).isEqualTo("[UNK] un ##aff");
  }

  @Test
  void everyWordHasAPiece() {
    assertThat(uncased.ofWord("\u200b")).containsExactly(0);
    assertThat(uncased.split("\u200b")).isEmpty();
  }

  @Test
  void vocabulariesThatAreNotOfBertAreRefused() {
    assertThatThrownBy(() -> new WordPieces(List.of("<s>", "a"), Normalization.CASED, 100))
        .hasMessageContaining("[UNK] is missing");
    assertThatThrownBy(() -> new WordPieces(List.of("a", "a"), Normalization.CASED, 100))
        .hasMessageContaining("duplicate word piece 'a'");
  }

  private static String split(WordPieces pieces, String text) {
    return Arrays.stream(pieces.split(text))
        .mapToObj(pieces.pieces()::get)
        .collect(Collectors.joining(" "));
  }
}
