package dodona.server.corenlp;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.ServerTestCase;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SuppressWarnings("unchecked")
class CoreNlpTest extends ServerTestCase {

  private static List<Map<String, Object>> sentences(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return (List<Map<String, Object>>) RawHttp.at(answer.json(), "sentences");
  }

  private static List<Map<String, Object>> list(Map<String, Object> sentence, String name) {
    return (List<Map<String, Object>>) RawHttp.at(sentence, name);
  }

  private static List<Object> column(Map<String, Object> sentence, String list, String name) {
    return list(sentence, list).stream().map(entry -> RawHttp.at(entry, name)).toList();
  }

  private Answer annotate(String properties, String text) throws IOException {
    return RawHttp.post(
        uri(),
        "/?properties=" + URLEncoder.encode(properties, StandardCharsets.UTF_8),
        "text/plain; charset=utf-8",
        text);
  }

  /** NLTK spells the charset in its own way and reads {@code tokens[dependent - 1]}. */
  @Test
  void answersNltk() throws IOException {
    Answer answer =
        RawHttp.send(
            uri(),
            """
            POST /?properties=%7B%22outputFormat%22%3A+%22json%22%2C+%22annotators%22%3A+%22tokenize%2Cpos%2Clemma%2Cssplit%2Cdepparse%22%2C+%22ssplit.eolonly%22%3A+%22true%22%2C+%22tokenize.whitespace%22%3A+%22false%22%7D HTTP/1.1
            Host: localhost:9000
            User-Agent: python-requests/2.28.1
            Accept-Encoding: gzip, deflate
            Accept: */*
            Connection: keep-alive
            Content-Type: text/plain; charset=utf8
            """,
            "The dog barks.");
    assertThat(answer.header("Content-Type")).isEqualTo("application/json;charset=UTF-8");
    Map<String, Object> sentence = sentences(answer).get(0);
    assertThat(sentence).containsEntry("index", 0L).doesNotContainKey("enhancedDependencies");
    assertThat(list(sentence, "basicDependencies").get(0))
        .isEqualTo(
            Map.of(
                "dep",
                "ROOT",
                "governor",
                0L,
                "governorGloss",
                "ROOT",
                "dependent",
                3L,
                "dependentGloss",
                "barks"));
    assertThat(column(sentence, "basicDependencies", "dep"))
        .containsExactly("ROOT", "det", "nsubj", "punct");
    assertThat(list(sentence, "tokens").get(1))
        .isEqualTo(
            Map.of(
                "index",
                2L,
                "word",
                "dog",
                "originalText",
                "dog",
                "lemma",
                "dog",
                "characterOffsetBegin",
                4L,
                "characterOffsetEnd",
                7L,
                "pos",
                "NN",
                "before",
                " ",
                "after",
                " "));
  }

  /** Sends properties as a Python dictionary, which is not JSON, as Stanza's client does. */
  @Test
  void answersStanzasClient() throws IOException {
    Answer answer =
        RawHttp.send(
            uri(),
            """
            POST /?properties=%7B%27annotators%27%3A+%27tokenize%2Cssplit%2Cpos%2Clemma%2Cdepparse%27%2C+%27outputFormat%27%3A+%27json%27%7D&resetDefault=false HTTP/1.1
            Host: localhost:9000
            User-Agent: python-requests/2.32.3
            Accept: */*
            content-type: text/plain; charset=utf-8
            """,
            "The dog barks. Cats sleep.");
    assertThat(sentences(answer)).hasSize(2);
    assertThat(column(sentences(answer).get(1), "tokens", "word"))
        .containsExactly("Cats", "sleep", ".");
  }

  /** The client labels plain text as a form. */
  @Test
  void answersNpmsCorenlp() throws IOException {
    Answer answer =
        RawHttp.send(
            uri(),
            """
            POST /?pipelineLanguage=en&properties=%7B%22annotators%22%3A%22tokenize%2Cssplit%2Cpos%2Clemma%2Cdepparse%22%2C%22outputFormat%22%3A%22json%22%7D HTTP/1.1
            content-type: application/x-www-form-urlencoded;charset=UTF-8
            host: localhost:9000
            connection: close
            """,
            "The dog barks 100%.");
    assertThat(column(sentences(answer).get(0), "tokens", "originalText").toString())
        .contains("100");
  }

  @Test
  void answersNpmsCorenlpClientThatSaysNoContentType() throws IOException {
    Answer answer =
        RawHttp.send(
            uri(),
            """
            POST /?properties=%7B%22annotators%22%3A%22tokenize%2Cssplit%2Cpos%2Clemma%2Cdepparse%22%2C%22outputFormat%22%3A%22json%22%7D HTTP/1.1
            host: localhost:9000
            """,
            "The dog barks.");
    assertThat(column(sentences(answer).get(0), "tokens", "word"))
        .containsExactly("The", "dog", "barks", ".");
  }

  @Test
  void decodesAFormIfAllOfItIsEncoded() throws IOException {
    Answer answer =
        RawHttp.post(uri(), "/", "application/x-www-form-urlencoded", "The+dog%20barks%2E");
    assertThat(column(sentences(answer).get(0), "tokens", "word"))
        .containsExactly("The", "dog", "barks", ".");
    Answer plain =
        RawHttp.post(
            uri(), "/?tokenize.whitespace=true", "application/x-www-form-urlencoded", "a + b %41");
    assertThat(column(sentences(plain).get(0), "tokens", "word"))
        .containsExactly("a", "+", "b", "%41");
  }

  @Test
  void takesMapsThatAreEncodedTwiceAndSingleParameters() throws IOException {
    String twice = URLEncoder.encode("{\"annotators\":\"tokenize\"}", StandardCharsets.UTF_8);
    assertThat(sentences(annotate(twice, "Cats sleep.")).get(0))
        .doesNotContainKey("basicDependencies");
    Answer single =
        RawHttp.post(uri(), "/?annotators=tokenize,pos&outputFormat=json", "text/plain", "Cats");
    assertThat(list(sentences(single).get(0), "tokens").get(0))
        .containsEntry("pos", "NNS")
        .containsEntry("lemma", "cat");
    assertThat(sentences(single).get(0)).doesNotContainKey("basicDependencies");
  }

  @Test
  void splitsAsItIsTold() throws IOException {
    String text = "The dog barks. Cats sleep.\nDogs bark.";
    assertThat(sentences(annotate("{}", text))).hasSize(3);
    assertThat(sentences(annotate("{'ssplit.eolonly': True}", text))).hasSize(2);
    assertThat(sentences(annotate("{'ssplit.isOneSentence': 'true'}", text))).hasSize(1);
    assertThat(
            column(
                sentences(annotate("{\"tokenize.whitespace\":\"true\"}", "don't bark.")).get(0),
                "tokens",
                "word"))
        .containsExactly("don't", "bark.");
  }

  @Test
  void countsOffsetsInUnitsOfUtf16AndOnRequestInCodePoints() throws IOException {
    Map<String, Object> sentence =
        sentences(annotate("{'tokenize.codepoint': 'true'}", "\uD83D\uDC31 don't bark.")).get(0);
    assertThat(column(sentence, "tokens", "characterOffsetBegin").get(1)).isEqualTo(3L);
    assertThat(column(sentence, "tokens", "codepointOffsetBegin").get(1)).isEqualTo(2L);
    assertThat(column(sentence, "tokens", "word")).contains("do", "n't");
    assertThat(column(sentence, "tokens", "after")).startsWith(" ", "", " ");
  }

  @Test
  void readsOtherCharsets() throws IOException {
    byte[] latin = "caf\u00e9 barks".getBytes(StandardCharsets.ISO_8859_1);
    String head =
        "POST / HTTP/1.1\nHost: localhost\nContent-Type: text/plain; charset=%s\nContent-Length:"
            + " 10\n";
    Answer answer = RawHttp.send(uri(), head.formatted("ISO-8859-1"), latin);
    assertThat(column(sentences(answer).get(0), "tokens", "word").get(0)).isEqualTo("caf\u00e9");
    assertThat(RawHttp.send(uri(), head.formatted("utf8"), latin).status()).isEqualTo(400);
    assertThat(RawHttp.send(uri(), head.formatted("nonsense"), latin).status()).isEqualTo(415);
  }

  @Test
  void writesOtherFormats() throws IOException {
    assertThat(annotate("{'outputFormat': 'conllu'}", "The dog barks.").text())
        .isEqualTo(parsed("The dog barks."));
    assertThat(annotate("{'outputFormat': 'conll'}", "The dog barks.").text())
        .isEqualTo(
            """
            1\tThe\tthe\tDT\t_\t2\tdet
            2\tdog\tdog\tNN\t_\t3\tnsubj
            3\tbarks\tbark\tVBZ\t_\t0\tROOT
            4\t.\t.\t.\t_\t3\tpunct

            """);
    assertThat(annotate("{'outputFormat': 'text'}", "The dog barks.").text()).contains("nsubj");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'outputFormat': 'serialized'} | unsupported outputFormat",
        "{'annotators': 'tokenize,coref'} | unsupported annotator",
        "{'annotators': 'parse'} | unsupported annotator",
        "{'pipelineLanguage': 'klingon'} | there is no model 'klingon'",
        "{'inputFormat': 'xml'} | unsupported inputFormat",
        "{'annotators' 'pos'} | the properties cannot be read: expected a colon after a name at"
            + " character 15",
        "[] | the properties cannot be read: expected '{' at character 1",
      })
  void saysInASentenceWhatIsWrong(String properties, String message) throws IOException {
    Answer answer = annotate(properties, "Cats");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.header("Content-Type")).startsWith("text/plain");
    assertThat(answer.text()).startsWith(message);
  }

  @Test
  void givesWhatItHasToThoseWhoAlsoWantMore() throws IOException {
    Answer answer = annotate("{'annotators': 'tokenize,ner,depparse'}", "The dog barks.");
    assertThat(column(sentences(answer).get(0), "basicDependencies", "dep")).contains("nsubj");
    assertThat(annotate("{'pipelineLanguage': 'english'}", "Cats").status()).isEqualTo(200);
  }

  @Test
  void offersNoneOfTheOtherEndpoints() throws IOException {
    for (String path : List.of("/tokensregex?pattern=x", "/semgrex", "/tregex", "/scenegraph")) {
      assertThat(RawHttp.post(uri(), path, "text/plain", "x").status()).as(path).isEqualTo(404);
    }
    assertThat(RawHttp.get(uri(), "/shutdown?key=x").status()).isEqualTo(404);
    assertThat(RawHttp.get(uri(), "/ping").text()).isEqualTo("pong\n");
  }

  /** displaCy.js labels JSON as text. */
  @Test
  void answersDisplacy() throws IOException {
    Answer answer =
        RawHttp.post(
            uri(),
            "/dep",
            "text/plain",
            "{\"text\":\"The dog barks. Cats"
                + " sleep.\",\"model\":\"en\",\"collapse_punctuation\":0,\"collapse_phrases\":0}");
    assertThat(column(answer.json(), "words", "text"))
        .containsExactly("The", "dog", "barks", ".", "Cats", "sleep", ".");
    assertThat(list(answer.json(), "arcs"))
        .contains(
            Map.of("start", 1L, "end", 2L, "label", "nsubj", "dir", "left"),
            Map.of("start", 4L, "end", 5L, "label", "nsubj", "dir", "left"),
            Map.of("start", 2L, "end", 3L, "label", "punct", "dir", "right"));
  }
}
