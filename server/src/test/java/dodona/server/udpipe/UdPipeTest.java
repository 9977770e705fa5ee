package dodona.server.udpipe;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.RawHttp;
import dodona.server.RawHttp.Answer;
import dodona.server.ServerTestCase;
import dodona.server.TinyModel;
import dodona.text.input.ExistingAnnotation;
import dodona.text.input.Input;
import dodona.text.input.InputKind;
import dodona.text.model.PipelineStep;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UdPipeTest extends ServerTestCase {

  private static final String TEXT = "The dog barks. They don't see cats.\n";
  private static final String ORIGIN =
      """
      # generator = Dodona development
      # dodona_model = english-tiny-1
      # dodona_model_license = CC0-1.0
      """;
  private static final String TREEBANK =
      """
      # newdoc
      # sent_id = a
      # text = They don't.
      1\tThey\t_\tPRON\t_\t_\t_\t_\t_\t_
      2-3\tdon't\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
      2\tdo\t_\tAUX\t_\t_\t_\t_\t_\t_
      3\tn't\t_\tPART\t_\t_\t_\t_\t_\t_
      3.1\tbark\t_\t_\t_\t_\t_\t_\t_\t_
      4\t.\t_\tPUNCT\t_\t_\t_\t_\t_\t_

      """;

  private static String form(String... namesAndValues) {
    StringBuilder form = new StringBuilder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      form.append(i == 0 ? "" : "&")
          .append(namesAndValues[i])
          .append('=')
          .append(URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
    }
    return form.toString();
  }

  private Answer process(String... namesAndValues) throws IOException {
    return RawHttp.post(
        uri(), "/process", "application/x-www-form-urlencoded", form(namesAndValues));
  }

  private String result(String... namesAndValues) throws IOException {
    Answer answer = process(namesAndValues);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return (String) RawHttp.at(answer.json(), "result");
  }

  @Test
  void listsTheModelsAndWhatTheyHave() throws IOException {
    for (String method : List.of("GET", "POST")) {
      Answer answer = RawHttp.send(uri(), method + " /models HTTP/1.1\nHost: localhost\n", "");
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.header("Content-Type")).startsWith("application/json");
      List<String> all = List.of("tokenizer", "tagger", "parser");
      assertThat(answer.json())
          .containsEntry("models", Map.of("english-tiny-1", all, "portuguese-tiny", all))
          .containsEntry("default_model", "english-tiny-1");
    }
  }

  /** The client quotes its boundary, and an address that ends in a slash makes two of them. */
  @Test
  void answersUdPipesOwnClient() throws IOException {
    String body = "";
    for (String[] field :
        new String[][] {{"data", TEXT}, {"tokenizer", ""}, {"tagger", ""}, {"parser", ""}}) {
      body +=
          "--4k0nG5f0bYyN==\r\nContent-Type: text/plain; charset=\"utf-8\"\r\n"
              + "Content-Transfer-Encoding: 8bit\r\nContent-Disposition: form-data; name=\""
              + field[0]
              + "\"\r\n\r\n"
              + field[1]
              + "\r\n";
    }
    body += "--4k0nG5f0bYyN==--\r\n";
    Answer answer =
        RawHttp.send(
            uri(),
            """
            POST //process HTTP/1.1
            Accept-Encoding: identity
            Content-Type: multipart/form-data; boundary="4k0nG5f0bYyN=="
            Host: 127.0.0.1:9000
            User-Agent: Python-urllib/3.11
            Connection: close
            """,
            body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json())
        .containsEntry("model", "english-tiny-1")
        .containsEntry("acknowledgements", List.of())
        .containsEntry("result", ORIGIN + parsed(TEXT));
    assertThat(answer.text()).matches("(?s)\\{\"model\".*\"acknowledgements\".*\"result\".*}\n");
  }

  @Test
  void answersCurlAsUdPipesManualShowsIt() throws IOException {
    String body =
        """
        --------------------------d74496d66958873e
        Content-Disposition: form-data; name="data"; filename="t.txt"
        Content-Type: text/plain

        The dog barks.
        --------------------------d74496d66958873e
        Content-Disposition: form-data; name="model"

        english
        --------------------------d74496d66958873e
        Content-Disposition: form-data; name="tokenizer"


        --------------------------d74496d66958873e
        Content-Disposition: form-data; name="tagger"


        --------------------------d74496d66958873e
        Content-Disposition: form-data; name="parser"


        --------------------------d74496d66958873e--
        """
            .replace("\n", "\r\n");
    Answer answer =
        RawHttp.send(
            uri(),
            """
            POST /process HTTP/1.1
            Host: localhost:9000
            User-Agent: curl/7.88.1
            Accept: */*
            Content-Type: multipart/form-data; boundary=------------------------d74496d66958873e
            """,
            body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json()).containsEntry("result", ORIGIN + parsed("The dog barks."));
  }

  @Test
  void takesParametersWithoutValuesFromTheQueryAndPrefersTheBodys() throws IOException {
    String data = URLEncoder.encode(TEXT, StandardCharsets.UTF_8);
    Answer query = RawHttp.get(uri(), "/process?tokenizer&tagger&parser&data=" + data);
    assertThat(query.json()).containsEntry("result", ORIGIN + parsed(TEXT));
    Answer both =
        RawHttp.post(
            uri(),
            "/process?tokenizer&tagger&parser&data=Cats",
            "application/x-www-form-urlencoded; charset=UTF-8",
            form("data", TEXT));
    assertThat(both.json()).isEqualTo(query.json());
  }

  @Test
  void writesWhatTheLibraryWritesForEveryStep() throws IOException {
    var pipeline = TinyModel.pipeline();
    var options = pipeline.options();
    assertThat(result("data", TEXT, "tokenizer", ""))
        .isEqualTo(
            ORIGIN
                + parsed(pipeline.with(options.withLast(PipelineStep.SEGMENT)), Input.text(TEXT)));
    assertThat(result("data", TEXT, "tokenizer", "", "tagger", ""))
        .isEqualTo(
            ORIGIN + parsed(pipeline.with(options.withLast(PipelineStep.TAG)), Input.text(TEXT)));
    String lines = "The dog\nbarks.\n";
    assertThat(
            result("data", lines, "tokenizer", "presegmented;ranges", "tagger", "", "parser", ""))
        .isEqualTo(ORIGIN + parsed(pipeline, Input.text(lines).as(InputKind.LINES)));
    assertThat(result("data", "The dog\n", "input", "horizontal", "tagger", "", "parser", ""))
        .isEqualTo(ORIGIN + parsed(pipeline, Input.text("The dog\n").as(InputKind.HORIZONTAL)));
    assertThat(result("data", "The\tx\ty\ndog\n", "input", "vertical", "tagger", "", "parser", ""))
        .isEqualTo(ORIGIN + parsed(pipeline, Input.text("The\ndog\n").as(InputKind.VERTICAL)));
  }

  @Test
  void parsesByTheTagsThatAreGivenUnlessItIsToTag() throws IOException {
    var pipeline = TinyModel.pipeline();
    Input treebank =
        Input.stream(
            new java.io.ByteArrayInputStream(TREEBANK.getBytes(StandardCharsets.UTF_8)), "");
    String kept =
        parsed(pipeline.with(pipeline.options().withGiven(ExistingAnnotation.TAGGED)), treebank);
    assertThat(result("data", TREEBANK, "parser", "")).isEqualTo(ORIGIN + kept);
    assertThat(kept).contains("\tThey\t_\tPRON\t_\t");
    assertThat(result("data", TREEBANK, "parser", "", "tagger", "")).contains("\tPRON\tPRP\t");
    assertThat(result("data", TREEBANK, "parser", "", "tagger", "none")).isEqualTo(ORIGIN + kept);
  }

  @Test
  void returnsATreebankAsItIsIfNothingIsToBeDone() throws IOException {
    assertThat(result("data", TREEBANK)).isEqualTo(TREEBANK);
    assertThat(result("data", TREEBANK, "input", "conllu=v2", "output", "conllu=v2"))
        .isEqualTo(TREEBANK);
  }

  @Test
  void writesWordsAndText() throws IOException {
    String text = "The dog barks. Cats  sleep.\n\nDogs don't bark.";
    assertThat(result("data", text, "tokenizer", "", "output", "horizontal"))
        .isEqualTo("The dog barks .\nCats sleep .\nDogs do n't bark .\n");
    assertThat(result("data", text, "tokenizer", "", "output", "horizontal=paragraphs"))
        .isEqualTo("The dog barks .\nCats sleep .\n\nDogs do n't bark .\n");
    assertThat(result("data", "Cats sleep.", "tokenizer", "", "output", "vertical"))
        .isEqualTo("Cats\nsleep\n.\n\n");
    assertThat(result("data", text, "tokenizer", "", "output", "plaintext")).isEqualTo(text + "\n");
    assertThat(result("data", text, "tokenizer", "", "output", "plaintext=normalized_spaces"))
        .isEqualTo("The dog barks.\nCats sleep.\n\nDogs don't bark.\n");
  }

  @Test
  void leavesOutWhiteSpaceIfItIsToBeNormalized() throws IOException {
    String text = "Cats  sleep.\n";
    assertThat(result("data", text, "tokenizer", "")).contains("SpacesAfter=\\s\\s|TokenRange=0:4");
    assertThat(result("data", text, "tokenizer", "normalized_spaces"))
        .contains("Cats\t_\t_\t_\t_\t_\t_\t_\tTokenRange=0:4\n", "SpaceAfter=No|TokenRange=6:11\n")
        .doesNotContain("Spaces");
  }

  @Test
  void composesCharactersBeforeUse() throws IOException {
    String decomposed = "Cafe\u0301 barks.";
    String composed = "Caf\u00e9 barks.";
    assertThat(result("data", decomposed, "tokenizer", "", "tagger", "", "parser", ""))
        .isEqualTo(ORIGIN + parsed(composed))
        .contains("Caf\u00e9\t");
  }

  @Test
  void countsCodePointsBeyondTheBasicPlane() throws IOException {
    Answer answer = process("data", "\uD83D\uDC31 barks.", "tokenizer", "ranges");
    assertThat((String) RawHttp.at(answer.json(), "result"))
        .contains("\tbarks\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No|TokenRange=2:7");
    assertThat(answer.header("X-Billing-Input-NFC-Len")).isEqualTo("7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"english-tiny-1", "english-tiny", "english", "en", "English"})
  void findsAModelByTheBeginningOfItsName(String name) throws IOException {
    assertThat(process("data", TEXT, "tokenizer", "", "model", name).json())
        .containsEntry("model", "english-tiny-1");
    assertThat(process("data", TEXT, "tokenizer", "", "model", "portuguese").json())
        .containsEntry("model", "portuguese-tiny");
    assertThat(process("data", "O gato dorme.", "tokenizer", "", "model", "auto").json())
        .containsEntry("model", "portuguese-tiny");
    assertThat(process("data", "The cat sleeps.", "tokenizer", "", "model", "auto").json())
        .containsEntry("model", "english-tiny-1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tokenizer= | the parameter 'data' is missing",
        "data=x&model=engl | there is no model 'engl'; there is english-tiny-1, portuguese-tiny",
        "data=x&input=matxin | unknown input format 'matxin'; expected conllu,"
            + " generic_tokenizer, horizontal or vertical",
        "data=x&tokenizer=&output=epe | unknown output format 'epe'; expected conllu,"
            + " horizontal, plaintext or vertical",
        "data=x&tokenizer=&output=conllu=v1 | unsupported output format conllu=v1; expected"
            + " conllu or conllu=v2",
        "data=x&tokenizer=range | the tokenizer has no option 'range'; expected normalized_spaces,"
            + " presegmented, ranges",
        "data=x&tokenizer=joint_with_parsing | the tokenizer's option 'joint_with_parsing' is not"
            + " supported; text is tokenized before it is parsed",
        "data=x&tokenizer=&tagger=fast | the tagger has no option 'fast'; expected none",
        "data=x&tokenizer=&parser=beam_search=0 | invalid beam_search; expected a whole number"
            + " from 1 to 64",
        "data=%zz | a parameter is not form-encoded; expected UTF-8 or %xx",
        "data=%ff | a parameter is not form-encoded; expected UTF-8 or %xx",
      })
  void saysInASentenceWhatIsWrong(String form, String message) throws IOException {
    Answer answer = RawHttp.post(uri(), "/process", "application/x-www-form-urlencoded", form);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.header("Content-Type")).startsWith("text/plain");
    assertThat(answer.text()).isEqualTo(message + "\n");
  }

  @Test
  void saysWhatIsWrongWithATreebankAndWhere() throws IOException {
    Answer answer = process("data", "1\tThey\t_\n\n", "parser", "");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).contains("1: ").contains("columns");
  }

  @Test
  void refusesSentencesWithoutEnd() throws IOException {
    Answer answer =
        process("data", "dog ".repeat(1001) + "\n", "input", "horizontal", "tagger", "");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).isEqualTo("sentence 1 has 1,001 words; the limit is 1,000\n");
    Answer longest =
        process("data", "dog ".repeat(1000) + "\n", "input", "horizontal", "tagger", "");
    assertThat(longest.status()).isEqualTo(200);
  }

  @Test
  void refusesMoreWordsThanARequestMayHave() throws IOException {
    String hundred = "dog ".repeat(100) + "\n";
    Answer most =
        process("data", hundred.repeat(1000), "input", "horizontal", "output", "horizontal");
    assertThat(most.status()).isEqualTo(200);
    Answer more =
        process("data", hundred.repeat(1001), "input", "horizontal", "output", "horizontal");
    assertThat(more.status()).isEqualTo(413);
    assertThat(more.text())
        .isEqualTo(
            "more than 100,000 words, from sentence 1,001 on. Send them in several"
                + " requests.\n");
  }

  @Test
  void refusesOtherMethodsPathsAndEncodings() throws IOException {
    Answer method = RawHttp.send(uri(), "PATCH /process HTTP/1.1\nHost: localhost\n", "");
    assertThat(method.status()).isEqualTo(405);
    assertThat(method.header("Allow")).isEqualTo("GET, HEAD, POST");
    assertThat(RawHttp.get(uri(), "/proces").status()).isEqualTo(404);
    assertThat(RawHttp.get(uri(), "/weblicht/../process").status()).isEqualTo(400);
    String encoded =
        "--b\r\nContent-Disposition: form-data; name=data\r\nContent-Transfer-Encoding:"
            + " base64\r\n\r\nZG9n\r\n--b--\r\n";
    Answer encoding = RawHttp.post(uri(), "/process", "multipart/form-data; boundary=b", encoded);
    assertThat(encoding.status()).isEqualTo(415);
    byte[] latin = "data=caf\u00e9&tokenizer=".getBytes(StandardCharsets.ISO_8859_1);
    Answer bytes =
        RawHttp.send(
            uri(),
            "POST /process HTTP/1.1\nHost: localhost\nContent-Type:"
                + " application/x-www-form-urlencoded\nContent-Length: "
                + latin.length
                + "\n",
            latin);
    assertThat(bytes.status()).isEqualTo(400);
    assertThat(bytes.text()).isEqualTo("the body is not UTF-8\n");
  }

  @Test
  void refusesBodiesThatAreTooLarge() throws IOException {
    Answer answer = process("data", "x".repeat(1 << 20), "tokenizer", "");
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.text()).isEqualTo("the body has more than 1,048,576 bytes\n");
    String chunks = "10000\r\n" + "x".repeat(1 << 16) + "\r\n";
    Answer chunked =
        RawHttp.send(
            uri(),
            "POST /process HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n",
            (chunks.repeat(17) + "0\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    assertThat(chunked.status()).isEqualTo(413);
  }
}
