package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class JsonObjectTest {

  private static final JsonObject OBJECT =
      JsonObject.read(
          """
          {"name": "en", "words": 12, "large": 9000000000, "score": 0.5, "on": true, "none": null,
           "weights": [1, 2.5], "sizes": [3, 4], "inner": {"a": "b"}, "rows": [{"a": "c"}]}
          """);

  @Test
  void readsEveryFieldByItsType() {
    assertThat(OBJECT.text("name")).isEqualTo("en");
    assertThat(OBJECT.integer("words")).isEqualTo(12);
    assertThat(OBJECT.whole("large")).isEqualTo(9_000_000_000L);
    assertThat(OBJECT.number("score")).isEqualTo(0.5);
    assertThat(OBJECT.flag("on")).isTrue();
    assertThat(OBJECT.numbers("weights", 2)).containsExactly(1, 2.5);
    assertThat(OBJECT.sizes("sizes")).containsExactly(3, 4);
    assertThat(OBJECT.list("sizes")).containsExactly(3L, 4L);
    assertThat(OBJECT.object("inner").text("a")).isEqualTo("b");
    assertThat(OBJECT.objects("rows").get(0).text("a")).isEqualTo("c");
  }

  @Test
  void takesTheDefaultWhereAFieldIsMissingOrNull() {
    assertThat(OBJECT.has("none")).isFalse();
    assertThat(OBJECT.optionalText("none")).isEmpty();
    assertThat(OBJECT.integer("none", 7, 1, 9)).isEqualTo(7);
    assertThat(OBJECT.flag("other", false)).isFalse();
    assertThat(OBJECT.numberOrNaN("none")).isNaN();
  }

  @Test
  void namesTheFieldAndWhatWasExpected() {
    assertRefused(() -> OBJECT.text("other"), "the field 'other' is missing; expected a string");
    assertRefused(() -> OBJECT.text("words"), "the field 'words' is not a string");
    assertRefused(() -> OBJECT.whole("score"), "the field 'score' is not a whole number");
    assertRefused(
        () -> OBJECT.integer("large"),
        "the field 'large' is not a whole number of at most 2147483647");
    assertRefused(
        () -> OBJECT.integer("words", 1, 1, 11),
        "the field 'words' is not a whole number from 1 to 11");
    assertRefused(() -> OBJECT.number("name"), "the field 'name' is not a number");
    assertRefused(() -> OBJECT.flag("name"), "the field 'name' is not true or false");
    assertRefused(
        () -> OBJECT.numbers("weights", 3), "the field 'weights' is not a list of 3 numbers");
    assertRefused(
        () -> OBJECT.sizes("weights"),
        "the field 'weights' is not a list of whole numbers from 0 on");
    assertRefused(() -> OBJECT.object("name"), "the field 'name' is not an object");
    assertRefused(() -> OBJECT.objects("sizes"), "the field 'sizes' is not a list of objects");
    assertRefused(
        () -> JsonObject.read("{\"nmae\": 1}").only("name"), "unknown field 'nmae'; expected name");
    assertRefused(() -> JsonObject.read("[]"), "not a JSON object; expected {…}");
  }

  private static void assertRefused(ThrowingCallable call, String message) {
    assertThatThrownBy(call).isInstanceOf(InvalidInputException.class).hasMessage(message);
  }
}
