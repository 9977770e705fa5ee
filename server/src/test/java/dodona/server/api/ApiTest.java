package dodona.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.ServerTestCase;
import dodona.server.TinyModel;
import dodona.support.Json;
import dodona.text.input.Input;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.RunSummary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApiTest extends ServerTestCase {

  private static final String PARSE = "/api/v1/parse";
  private static final String JSON = "application/json";
  private static final String CONLLU = "application/x-conllu";
  private static final String TEXT = "The dog barks. They don't see cats.\n";

  private Answer parse(String type, String accept, String body) throws IOException {
    return RawHttp.post(uri(), PARSE, type, accept, body);
  }

  private static String written(Pipeline pipeline, Input input, OutputFormat format)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RunSummary unused = pipeline.run(List.of(input), format.onto(out));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static Input treebank(String conllu) {
    return Input.stream(new ByteArrayInputStream(conllu.getBytes(StandardCharsets.UTF_8)), "");
  }

  @Test
  void writesWhatTheLibraryWrites() throws IOException {
    Pipeline pipeline = TinyModel.pipeline();
    Answer conllu = parse("text/plain", CONLLU, TEXT);
    assertThat(conllu.header("Content-Type")).isEqualTo("application/x-conllu; charset=utf-8");
    assertThat(conllu.text()).isEqualTo(parsed(TEXT));
    assertThat(parse("text/plain; charset=utf-8", "application/x-ndjson", TEXT).text())
        .isEqualTo(written(pipeline, Input.text(TEXT), OutputFormat.JSON));
    assertThat(parse("text/plain", "image/svg+xml", "The dog barks.").text())
        .isEqualTo(written(pipeline, Input.text("The dog barks."), OutputFormat.SVG));
    String segmented = parsed("The dog barks.");
    assertThat(parse(CONLLU, CONLLU, segmented).text())
        .isEqualTo(written(pipeline, treebank(segmented), OutputFormat.CONLLU));
  }

  @Test
  void answersJsonToJson() throws IOException {
    Answer answer = parse(JSON, JSON, Json.compact(Map.of("text", TEXT, "model", "english")));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json()).containsEntry("model", "english-tiny-1").containsKey("time_ms");
    String lines = written(TinyModel.pipeline(), Input.text(TEXT), OutputFormat.JSON);
    assertThat(answer.text())
        .contains("\"sentences\": [" + lines.strip().replace("\n", ",") + "],\"time_ms\"");
  }

  @Test
  void takesWordsAndTreebanksAndWishesInJson() throws IOException {
    String words = "{\"sentences\": [[\"The\", \"dog\", \"barks\"], [\"Cats\"]]}";
    assertThat(parse(JSON, CONLLU, words).text())
        .contains("1\tThe\tthe\tDET", "\n\n", "1\tCats\tcat\tNOUN");
    String conllu = parsed("The dog barks.");
    String treebank = Json.compact(Map.of("conllu", conllu, "input", "conllu-tokens"));
    assertThat(parse(JSON, CONLLU, treebank).text()).isEqualTo(conllu);
    Pipeline wide = TinyModel.pipeline().with(TinyModel.pipeline().options().withBeamWidth(8));
    assertThat(parse(JSON, CONLLU, Json.compact(Map.of("text", TEXT, "beam", 8))).text())
        .isEqualTo(written(wide, Input.text(TEXT), OutputFormat.CONLLU));
    assertThat(parse(JSON, JSON, "{\"text\": \"Cats\", \"confidence\": true}").text())
        .contains("\"confidence\"");
    String divided = "The dog barks. The dog bar-\nks.";
    assertThat(parse(JSON, CONLLU, Json.compact(Map.of("text", divided))).text())
        .contains("SpacesInToken=bar-\\nks");
    assertThat(parse(JSON, CONLLU, Json.compact(Map.of("text", divided, "hyphens", "keep"))).text())
        .doesNotContain("SpacesInToken");
    Answer lines =
        RawHttp.post(
            uri(), PARSE + "?input=lines&confidence", "text/plain", JSON, "The dog\nbarks.");
    assertThat((List<?>) RawHttp.at(lines.json(), "sentences")).hasSize(2);
    assertThat(lines.text()).contains("\"confidence\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"text\": \"The cat sleeps all day.\", \"model\": \"auto\"} | english-tiny-1",
        "{\"text\": \"O gato dorme todo o dia.\", \"model\": \"auto\"} | portuguese-tiny",
        "{\"sentences\": [[\"todo\", \"o\", \"dia\"]], \"model\": \"auto\"} | portuguese-tiny",
        "{\"conllu\": \"1\\tdorme\\t_\\t_\\t_\\t_\\t_\\t_\\t_\\t_\\n"
            + "\\n"
            + "\", \"model\": \"auto\"} | portuguese-tiny",
      })
  void choosesTheModelOfTheLanguageOfATextIfAsked(String body, String model) throws IOException {
    Answer answer = parse(JSON, JSON, body);
    assertThat(answer.json()).as(answer.text()).containsEntry("model", model);
    assertThat((List<?>) RawHttp.at(answer.json(), "sentences")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | expected exactly one of the fields 'text', 'sentences' and 'conllu'",
        "{\"text\": \"a\", \"conllu\": \"b\"} | expected exactly one of the fields 'text',"
            + " 'sentences' and 'conllu'",
        "{\"txt\": \"a\"} | unknown field 'txt'; expected text, sentences, conllu, model, input,"
            + " beam, confidence, hyphens, keep, projectivize, best",
        "{\"text\": 1} | the field 'text' is not a string",
        "{\"text\": \"a\", \"beam\": 65} | the field 'beam' is not a whole number from 1 to 64",
        "{\"text\": \"a\", \"hyphens\": \"drop\"} | unknown value of 'hyphens'; expected"
            + " join or keep",
        "{\"text\": \"a\", \"keep\": \"head\"} | unknown value of 'keep'; expected heads,"
            + " labels, tags, or several of them with commas between them",
        "{\"text\": \"a\", \"confidence\": 1} | the field 'confidence' is not true or false",
        "{\"text\": \"a\", \"input\": \"tagged\"} | unknown value of 'input'; expected text,"
            + " lines, paragraphs, horizontal, vertical",
        "{\"text\": \"a\", \"model\": \"fr\"} | there is no model 'fr'; there is english-tiny-1,"
            + " portuguese-tiny",
        "{\"sentences\": [[\"a\", \" b\"]]} | the field 'sentences' is not a list of lists of"
            + " words, none of them empty or with white space around it",
        "{\"sentences\": [\"a\"]} | the field 'sentences' is not a list of lists of words, none of"
            + " them empty or with white space around it",
        "[] | invalid body: not a JSON object; expected {…}",
        "{ | invalid body: JSON, character 2: expected '\"'",
      })
  void saysWhatIsWrongAsAProblem(String body, String detail) throws IOException {
    Answer answer = parse(JSON, JSON, body);
    assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
    assertThat(answer.json())
        .isEqualTo(
            Map.of(
                "type", "about:blank", "title", "Bad request", "status", 400L, "detail", detail));
    assertThat(answer.status()).isEqualTo(400);
  }

  @Test
  void keepsGivenHeadsAndLabels() throws IOException {
    String conllu =
        """
        1\tCats\t_\t_\t_\t_\t0\tmine\t_\t_
        2\tsleep\t_\t_\t_\t_\t_\t_\t_\t_
        3\t.\t_\t_\t_\t_\t2\t_\t_\t_

        """;
    Answer answer =
        parse(JSON, CONLLU, Json.compact(Map.of("conllu", conllu, "keep", "heads,labels")));
    assertThat(answer.text())
        .contains("\t0\tmine\t_\t_\n2\t", "\t1\t", "\n3\t.\t", "\t2\t")
        .doesNotContain("\t_\t_\t_\t_\n");
    String asked = PARSE + "?keep=heads";
    assertThat(RawHttp.post(uri(), asked, CONLLU, CONLLU, conllu).text()).contains("\t0\t");
    Answer twoRoots =
        RawHttp.post(uri(), asked, CONLLU, JSON, conllu.replace("_\t2\t_", "_\t0\t_"));
    assertThat(twoRoots.status()).isEqualTo(400);
    assertThat(twoRoots.json()).containsEntry("line", 3L);
    assertThat(twoRoots.text()).contains("two given roots, words 1 and 3; expected one");
  }

  @Test
  void findsSeveralTreesIfAsked() throws IOException {
    String asked = Json.compact(Map.of("text", "The dog barks.", "best", 3));
    assertThat(parse(JSON, CONLLU, asked).text()).contains("# best = 2\n", "# best = 3\n");
    assertThat(parse(JSON, JSON, asked).text()).contains("\"alternatives\": [{\"confidence\": ");
    assertThat(RawHttp.post(uri(), PARSE + "?best=21", "text/plain", JSON, "a").text())
        .contains("the number of trees is not a whole number from 1 to 20");
  }

  @Test
  void saysInWhichLineATreebankIsWrong() throws IOException {
    Answer answer = parse(CONLLU, JSON, "# text = a\n1\ta\n\n");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.json()).containsEntry("title", "Invalid treebank").containsEntry("line", 2L);
    // Nothing has been sent when the first sentence is wrong, even of a stream.
    assertThat(parse(CONLLU, "application/x-ndjson", "# text = a\n1\ta\n\n").json())
        .isEqualTo(answer.json());
  }

  @Test
  void endsAStreamThatFailsLaterWithTheProblem() throws IOException {
    Answer answer = parse(CONLLU, "application/x-ndjson", parsed("Cats sleep.") + "1\tbroken\n\n");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Transfer-Encoding")).isEqualTo("chunked");
    List<String> lines = answer.text().lines().toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).contains("\"text\": \"Cats sleep.\"");
    assertThat(lines.get(1)).contains("\"title\": \"Invalid treebank\"", "\"line\": ");
  }

  @Test
  void refusesFormsThatItDoesNotKnow() throws IOException {
    assertThat(parse("text/html", JSON, "x").status()).isEqualTo(415);
    assertThat(parse("text/plain", "text/html", "x").status()).isEqualTo(406);
    assertThat(parse("text/plain", "image/svg+xml", TEXT).json())
        .containsEntry(
            "detail",
            "an SVG image shows one sentence, but there are several. Select one with --sentences,"
                + " or use html.");
    assertThat(parse("text/plain", "image/svg+xml", " ").status()).isEqualTo(400);
    assertThat(RawHttp.post(uri(), PARSE + "?bean=3", "text/plain", "x").status()).isEqualTo(400);
    assertThat(RawHttp.get(uri(), PARSE).status()).isEqualTo(405);
    assertThat(RawHttp.get(uri(), "/api/v1/nothing").header("Content-Type"))
        .isEqualTo("application/problem+json");
  }

  @Test
  void tellsOfTheModels() throws IOException {
    Map<String, Object> json = RawHttp.get(uri(), "/api/v1/models").json();
    assertThat(json).containsEntry("default", "english-tiny-1");
    Object first = RawHttp.at(json, "models", 0);
    assertThat(RawHttp.at(first, "components")).isEqualTo(List.of("tokenizer", "tagger", "parser"));
    assertThat(RawHttp.at(first, "language")).isEqualTo("en");
    assertThat(RawHttp.at(first, "parser", "kind")).isEqualTo("linear");
  }

  @Test
  void scoresATreebankAndTellsWhichWordsAreWrong() throws IOException {
    String gold = parsed("The dog barks.");
    String system = gold.replace("\tdet\t", "\tdep\t");
    Answer answer =
        RawHttp.post(
            uri(), "/api/v1/evaluate", JSON, Json.compact(Map.of("gold", gold, "system", system)));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json()).containsKey("scores");
    Object sentence = RawHttp.at(answer.json(), "errors", 0);
    assertThat(RawHttp.at(sentence, "text")).isEqualTo("The dog barks.");
    Object word = RawHttp.at(sentence, "words", 0);
    assertThat(RawHttp.at(word, "gold"))
        .isEqualTo(Map.of("word", 1L, "form", "The", "head", 2L, "deprel", "det"));
    assertThat(RawHttp.at(word, "systems"))
        .isEqualTo(
            List.of(
                Map.of(
                    "mark",
                    "wrong_label",
                    "arc",
                    Map.of("word", 1L, "form", "The", "head", 2L, "deprel", "dep"))));
    Answer other =
        RawHttp.post(
            uri(),
            "/api/v1/evaluate",
            JSON,
            Json.compact(Map.of("gold", gold, "system", parsed("Cats sleep."))));
    assertThat(other.status()).isEqualTo(400);
  }
}
