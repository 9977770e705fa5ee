package dodona.text.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutTest {

  private static final Set<String> WORDS =
      Set.of("facilities", "ties", "well", "known", "pre", "and", "the", "online", "on", "line");

  private static String joined(String text) {
    return Layout.wrapped(text, new Hyphenation(WORDS::contains)).text();
  }

  private static String unquoted(String text) {
    return Layout.wrapped(text, null).text();
  }

  @ParameterizedTest
  @CsvSource({
    "new facili-|ties here, new facilities here",
    "new facili- |  ties here, new facilities here",
    "New Facili-|ties here, New Facilities here",
    "FACILI-|TIES, FACILITIES",
    "a well-|known dog, a well-known dog",
    "photosyn-|theses, photosyntheses",
    "one on-|line but on-line, one on-line but on-line",
    "photosynthesis is photosyn-|thesis, photosynthesis is photosynthesis",
    "a state-of-the-|art, a state-of-the-art",
    "o guarda-|-chuva, o guarda-chuva",
    "Disse-|-lhe que sim, Disse-lhe que sim"
  })
  void joinsDividedWords(String text, String expected) {
    assertThat(joined(text.replace('|', '\n'))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pre-\nand post-war", // a part follows
        "Smith-\nJones", // a name
        "facili--\nties", // a dash
        "facili -\nties",
        "facili -\n-ties",
        "facili-\n- ties",
        "1990-\n1995",
        "see http://facili-\nties",
        "- \nties",
        "-\n",
        "facili-"
      })
  void leavesWhatIsNotADividedWord(String text) {
    assertThat(joined(text)).isEqualTo(text);
  }

  @Test
  void joinsAtSoftHyphensAndRemembersTheDocument() {
    assertThat(joined("zwei\u00AD\nter")).isEqualTo("zweiter");
    Hyphenation document = new Hyphenation(word -> word.length() <= 4);
    assertThat(Layout.wrapped("a tarbaby\nran", document).text()).isEqualTo("a tarbaby\nran");
    assertThat(Layout.wrapped("the tar-\nbaby", document).text()).isEqualTo("the tarbaby");
  }

  @Test
  void knowsThePlacesInTheOriginal() {
    String text = "> new facili-\n> ties here\n";
    Layout layout = Layout.wrapped(text, new Hyphenation(WORDS::contains));
    assertThat(layout.text()).isEqualTo("new facilities here\n");
    assertThat(layout.original()).isEqualTo(text);
    assertThat(layout.place(0)).isEqualTo(2);
    assertThat(text.substring(layout.place(4), layout.placeAfter(14))).isEqualTo("facili-\n> ties");
    assertThat(layout.place(20)).isEqualTo(text.length());
  }

  @Test
  void stripsQuoteMarksAndMarksWhereQuotationsBeginAndEnd() {
    String text = "Ann wrote:\n> Are you\n>> sure?\n>\n> Yes.\nGood";
    Layout layout = Layout.wrapped(text, null);
    assertThat(layout.text()).isEqualTo("Ann wrote:\nAre you\nsure?\n\nYes.\nGood");
    for (String start : new String[] {"Are", "sure", "Yes", "Good"}) {
      assertThat(layout.startsBlock(layout.text().indexOf(start))).as(start).isTrue();
    }
    assertThat(layout.startsBlock(layout.text().indexOf("you"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a word in which x\n> 5 holds",
        "he is sad\n>:( and\n>_< too",
        "x\n>= 3\n>= 4",
        ">\n>\n",
        "a > b\nc > d"
      })
  void leavesOtherGreaterThanSigns(String text) {
    assertThat(unquoted(text)).isEqualTo(text);
  }

  @Test
  void numbersBeginListItemsIfThereAreSeveral() {
    String list = "bananas\n1. Buy milk\n2. Eggs";
    Layout layout = Layout.wrapped(list, null);
    assertThat(layout.startsBlock(list.indexOf('1'))).isTrue();
    assertThat(layout.endsListMark(list.indexOf('1') + 2)).isTrue();
    assertThat(layout.startsBlock(list.indexOf('2'))).isTrue();
    String prose = "this is the end of chapter\n3. Then comes the next";
    assertThat(Layout.wrapped(prose, null).startsBlock(prose.indexOf('3'))).isFalse();
    String bullets = "bananas\n- milk\n- eggs";
    assertThat(Layout.wrapped(bullets, null).startsBlock(bullets.indexOf('-'))).isTrue();
  }
}
