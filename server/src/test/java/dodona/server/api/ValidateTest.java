package dodona.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.ServerTestCase;
import dodona.support.Json;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ReadOptions;
import dodona.validate.Finding;
import dodona.validate.ValidationOptions;
import dodona.validate.Validator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ValidateTest extends ServerTestCase {

  private static final String WRONG =
      """
      # sent_id = a
      # text = Dogs bark
      1\tDogs\tdog\tNOWN\t_\t_\t2\tnsubjj\t_\t_
      2\tbark\tbark\tVERB\t_\tTense=Pres|Mood=Ind\t0\troot\t_\t_

      """;

  private Answer validate(String conllu, Map<String, Object> more) throws IOException {
    Map<String, Object> body = new LinkedHashMap<>(more);
    body.put("conllu", conllu);
    return RawHttp.post(
        uri(), "/api/v1/validate", "application/json", "application/json", Json.compact(body));
  }

  private static List<Finding> expected(String conllu) throws IOException {
    List<Finding> findings = new ArrayList<>();
    Validator validator = new Validator(ValidationOptions.DEFAULT, findings::add);
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(conllu.getBytes(StandardCharsets.UTF_8)),
            "",
            ReadOptions.DEFAULT,
            validator)) {
      for (Sentence sentence : reader) {
        validator.check(sentence);
      }
    }
    return findings;
  }

  @Test
  void findsWhatTheLibraryFinds() throws IOException {
    for (String conllu : List.of(WRONG, WRONG + "1\tbroken\n\n", parsed("The dog barks."), "")) {
      Answer answer = validate(conllu, Map.of());
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      List<Object> messages = new ArrayList<>();
      for (Object finding : (List<?>) RawHttp.at(answer.json(), "findings")) {
        messages.add(RawHttp.at(finding, "rule") + ": " + RawHttp.at(finding, "message"));
      }
      List<Finding> expected = expected(conllu);
      assertThat(messages)
          .isEqualTo(
              expected.stream().map(one -> one.rule().name() + ": " + one.message()).toList());
      assertThat(answer.json())
          .containsEntry("errors", expected.stream().filter(Finding::isError).count())
          .containsEntry("warnings", expected.stream().filter(one -> !one.isError()).count());
    }
    assertThat(expected(WRONG)).hasSizeGreaterThan(2);
  }

  @Test
  void listsNoMoreThanTheLimit() throws IOException {
    Answer answer = validate(WRONG, Map.of("limit", 1));
    assertThat((List<?>) RawHttp.at(answer.json(), "findings")).hasSize(1);
    assertThat((Long) answer.json().get("errors")).isGreaterThan(1);
    assertThat(validate(WRONG, Map.of("level", 9)).status()).isEqualTo(400);
    assertThat(validate(WRONG, Map.of("rules", "x")).status()).isEqualTo(400);
  }
}
