package dodona.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.support.Json;
import dodona.support.JsonReader;
import org.junit.jupiter.api.Test;

class DecodingTest {

  private static Decoding parse(String json) {
    return Decoding.parse(JsonReader.read(json));
  }

  @Test
  void isReadAsItWasWritten() {
    for (Ranking ranking : Ranking.values()) {
      Decoding decoding = new Decoding("swap-standard", 20, true, ranking);
      assertThat(parse(Json.pretty(decoding.toJson()))).isEqualTo(decoding);
    }
  }

  @Test
  void ranksBySumUnlessStoredOtherwise() {
    Decoding decoding = new Decoding("arc-eager", 1, false, Ranking.SUM);
    assertThat(Json.compact(decoding.toJson())).doesNotContain("ranking");
    assertThat(parse("{\"system\":\"arc-eager\",\"beamWidth\":1,\"singleRoot\":false}"))
        .isEqualTo(decoding);
  }

  @Test
  void refusesAnythingElse() {
    assertThatThrownBy(() -> parse("{\"system\":\"arc-eager\"}"))
        .hasMessageContaining("the field 'beamWidth' is missing");
    String start = "{\"system\":\"arc-eager\",\"singleRoot\":true,";
    assertThatThrownBy(() -> parse(start + "\"beamWidth\":4294967297}"))
        .hasMessageContaining("beam width");
    assertThatThrownBy(() -> parse(start + "\"beamWidth\":4,\"ranking\":\"best\"}"))
        .hasMessageContaining("unknown ranking 'best'");
  }
}
