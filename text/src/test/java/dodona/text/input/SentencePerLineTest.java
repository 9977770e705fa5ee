package dodona.text.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentencePerLineTest {

  private static final String PROSE =
      "It was the best of times, it was the worst of times. It was the age of wisdom; It was the"
          + " age of Foolishness, said John. Mary and Peter agreed with Him. The epoch of belief"
          + " began, and the epoch of incredulity ended. It was the season of Light. ";

  private static String wrapped(String text, int width) {
    return text.strip().replaceAll("(.{1," + width + "})( +|$)", "$1\n");
  }

  @Test
  void messagesAreSentences() {
    assertThat(
            SentencePerLine.isLikely(
                "So tired today\n@john see you tomorrow!\nI can't believe that they won 😀\n#monday"
                    + " is here again\n"))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        omg i love this song
        new video is out now check it
        who is coming tonight
        Best day ever
        """,
        """
        just landed in paris
        who is around tonight
        coffee first
        can't wait to see everyone there
        """
      })
  void messagesNeedNoCapitals(String messages) {
    assertThat(SentencePerLine.isLikely(messages)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        Just landed in Paris and it is raining again
        My cat ate all of the bread this morning lol
        Who wants to see the new movie with me tonight
        Cannot believe that they lost the game
        """,
        """
        just landed in paris and it is raining again
        my cat ate all of the bread this morning lol
        who wants to see the new movie with me tonight
        cannot believe that they lost the game
        """,
        """
        is it raining in paris again this morning?
        who ate all of the bread this morning?
        who wants to see the new movie with me
        cannot believe that they lost that game
        """
      })
  void messagesMayBeOfSimilarLength(String messages) {
    assertThat(SentencePerLine.isLikely(messages)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 40, 60, 72, 80, 100})
  void wrappedTextIsNot(int width) {
    String lower = PROSE.repeat(4).toLowerCase(Locale.ROOT);
    assertThat(SentencePerLine.isLikely(wrapped(lower, width))).isFalse();
    assertThat(SentencePerLine.isLikely(wrapped(PROSE.repeat(4), width))).isFalse();
    assertThat(SentencePerLine.isLikely(wrapped(PROSE, width) + "\n" + wrapped(PROSE, width)))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "One line.",
        "Dear John,\nThank you for the letter that you sent.\nYours,\nMary",
        "Buy\nmilk\nEggs\nbread\nCheese",
        """
        the new rooms of the old house were opened by
        the mayor of the town who said that the dog of
        the architect had seen them all in the dark and
        that it did not find a single thing to bark at.""",
        """
        Am Montag fuhr der Bus mit den Kindern zum
        Bahnhof der Stadt. Die Lehrerin hatte ihre
        Tasche im Zug vergessen und bat den alten
        Mann am Schalter um Hilfe. Er lachte nur.""",
        """
        Hi Anna,

        thanks for the message. I will come.

        On Monday, Bob wrote:
        > I think that we should meet
        > on Tuesday in the big room.
        >> Is that what she wanted? I am
        >> not sure about it.
        > Please answer soon.

        Best wishes
        Tom
        """,
        "The dog barks.\n\nThe cat sleeps.\n\nThe bird sings.\n\nThe oak whispers.\n"
      })
  void norAreTheseTexts(String text) {
    assertThat(SentencePerLine.isLikely(text)).isFalse();
  }

  @Test
  void norAreParagraphs() {
    assertThat(SentencePerLine.isLikely((PROSE + PROSE + "\n").repeat(5))).isFalse();
  }
}
