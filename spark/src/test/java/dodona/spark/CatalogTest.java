package dodona.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.pattern.TreeMatch;
import dodona.pattern.TreePattern;
import dodona.spark.data.DodonaSchema;
import dodona.text.analysis.AnalyzedSentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CatalogTest {

  private static final String LONG_AND_SHORT =
      "(SELECT explode(array("
          + "struct(0 AS id, 'One two three four five six seven eight nine ten.' AS text), "
          + "struct(1 AS id, 'It rains.' AS text))) AS d)";

  private final SparkSession spark = LocalSpark.session();

  @BeforeEach
  void showDocuments() {
    LocalSpark.documents(LocalSpark.TEXTS).createOrReplaceTempView("documents");
  }

  private Row one(String sql) {
    return spark.sql(sql).head();
  }

  private List<String> values(String sql) {
    List<String> values = new ArrayList<>();
    for (Row row : spark.sql(sql).collectAsList()) {
      values.add(String.valueOf(row.get(0)));
    }
    return values;
  }

  @Test
  void parsesAsTheLibraryDoes() {
    Dataset<Row> parsed = spark.sql("SELECT id, dodona.parse(text) AS parse FROM documents");
    assertThat(LocalSpark.shown(parsed, "parse"))
        .isEqualTo(LocalSpark.expected(LocalSpark.TEXTS))
        .hasSize(LocalSpark.TEXTS.size());
    assertThat(
            DataType.equalsIgnoreNullability(
                parsed.schema().apply("parse").dataType(), DodonaSchema.SENTENCES))
        .isTrue();
  }

  @Test
  void runsTheExampleOfTheReadme() {
    List<Row> rows =
        spark
            .sql(
                "SELECT id, s.text, w.form, w.deprel FROM documents"
                    + " LATERAL VIEW explode(dodona.parse(text)) AS s"
                    + " LATERAL VIEW explode(s.words) AS w"
                    + " WHERE w.upos = 'VERB' ORDER BY id, w.start")
            .collectAsList();
    assertThat(rows).extracting(row -> row.getString(2)).contains("jumps", "see", "sleep");
    assertThat(rows.get(0).getString(1)).startsWith("The quick brown fox");
  }

  @Test
  void givesNullForNullAndNothingForNoText() {
    Row row = one("SELECT dodona.parse(NULL), dodona.parse(''), dodona.parse(' \\n ')");
    assertThat(row.isNullAt(0)).isTrue();
    assertThat(row.getList(1)).isEmpty();
    assertThat(row.getList(2)).isEmpty();
  }

  @Test
  void namesWhatItHas() {
    assertThat(values("SHOW USER FUNCTIONS IN dodona").toString()).contains("parse", "las");
  }

  @Test
  void parsesGivenWords() {
    Row row =
        one(
            "SELECT p[0].text, transform(p[0].words, w -> w.form), p[0].words[1].upos FROM (SELECT"
                + " dodona.parse_tokens(array('New York', 'sleeps', '.')) AS p)");
    assertThat(row.getString(0)).isEqualTo("New York sleeps .");
    assertThat(row.<String>getList(1)).containsExactly("New York", "sleeps", ".");
    assertThat(row.getString(2)).isEqualTo("VERB");
    assertThat(one("SELECT dodona.parse_tokens(CAST(array() AS array<string>))").getList(0))
        .isEmpty();
  }

  @Test
  void goesAsFarAsAsked() {
    Row row =
        one(
            "SELECT s[0].words[0].upos, s[0].words[0].head, t[0].words[0].upos,"
                + " t[0].words[0].head FROM (SELECT dodona.sentences('Dogs bark.') AS s,"
                + " dodona.tag('Dogs bark.') AS t)");
    assertThat(row.isNullAt(0)).isTrue();
    assertThat(row.isNullAt(1)).isTrue();
    assertThat(row.getString(2)).isEqualTo("NOUN");
    assertThat(row.isNullAt(3)).isTrue();
  }

  @Test
  void writesTheConlluOfTheCommandLine() {
    String text = "It didn't  rain.\n\nThen it did.";
    assertThat(
            one("SELECT dodona.parse_conllu(\"It didn't  rain.\\n\\nThen it did.\")").getString(0))
        .isEqualTo(Conllu.of(LocalSpark.pipeline().analyze(text)));
  }

  @Test
  void readsTheConlluThatItWrites() {
    Dataset<Row> parsed = spark.sql("SELECT id, dodona.parse(text) AS parse FROM documents");
    parsed.createOrReplaceTempView("parsed");
    Dataset<Row> again =
        spark.sql("SELECT id, dodona.from_conllu(dodona.conllu(parse)) AS parse FROM parsed");
    assertThat(LocalSpark.shown(again, "parse")).isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
  }

  @Test
  void saysWhatIsWrongWithConllu() {
    assertThatThrownBy(() -> one("SELECT dodona.from_conllu('1\\tbroken')"))
        .hasStackTraceContaining("dodona from_conllu:")
        .hasStackTraceContaining("onError");
    assertThat(one("SELECT lenient.from_conllu('1\\tbroken')").isNullAt(0)).isTrue();
  }

  @Test
  void followsArcs() {
    Row row =
        one(
            "SELECT transform(dodona.subtree(p[0].words, 4), w -> w.form),"
                + " transform(dodona.path(p[0].words, 1, 9), w -> w.form),"
                + " dodona.subtree(p[0].words, 99)"
                + " FROM (SELECT dodona.parse(text) AS p FROM documents WHERE id = 0)");
    assertThat(row.<String>getList(0)).containsExactly("The", "quick", "brown", "fox");
    assertThat(row.<String>getList(1)).containsExactly("The", "fox", "jumps", "dog");
    assertThat(row.isNullAt(2)).isTrue();
  }

  @Test
  void findsWhatTheLibraryFinds() {
    String pattern = "{}=h >/.*/ {}=d ?>det {}=t";
    Dataset<Row> parsed = spark.sql("SELECT id, dodona.parse(text) AS p FROM documents");
    parsed.createOrReplaceTempView("parsed");
    List<String> found =
        values(
            "SELECT concat_ws(' ', m.nodes['h'].form, m.nodes['d'].lemma, m.nodes['t'].form,"
                + " cast(m.ids AS STRING)) FROM (SELECT s.words FROM parsed LATERAL VIEW explode(p)"
                + " AS s) LATERAL VIEW explode(dodona.matches(words, '"
                + pattern
                + "')) AS m");
    List<String> expected = new ArrayList<>();
    TreePattern compiled = TreePattern.compile(pattern);
    for (String text : LocalSpark.TEXTS) {
      if (text != null) {
        for (AnalyzedSentence sentence : LocalSpark.pipeline().analyze(text).sentences()) {
          for (TreeMatch match : compiled.matches(sentence.sentence())) {
            String determiner = match.value("t", "form");
            expected.add(
                match.value("h", "form")
                    + " "
                    + match.value("d", "lemma")
                    + " "
                    + (determiner == null ? "" : determiner + " ")
                    + Arrays.toString(match.words()));
          }
        }
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected).hasSizeGreaterThan(10);
  }

  @Test
  void findsNothingInNothingAndRefusesPatternsThatAreWrong() {
    Row row =
        one(
            "SELECT dodona.matches(NULL, '{}'), dodona.matches(p[0].words, NULL),"
                + " dodona.matches(slice(p[0].words, 1, 0), '{}'),"
                + " dodona.matches(p[0].words, '{lemma:nothing}')"
                + " FROM (SELECT dodona.parse(text) AS p FROM documents WHERE id = 0)");
    assertThat(row.isNullAt(0)).isTrue();
    assertThat(row.isNullAt(1)).isTrue();
    assertThat(row.getList(2)).isEmpty();
    assertThat(row.getList(3)).isEmpty();
    for (String catalog : List.of("dodona", "lenient")) {
      assertThatThrownBy(
              () ->
                  one(
                      "SELECT "
                          + catalog
                          + ".matches(dodona.parse('Dogs bark.')[0].words, '{upos:VRB}')"))
          .hasStackTraceContaining("VERB");
    }
    assertThatThrownBy(
            () -> one("SELECT dodona.matches(dodona.tag('Dogs bark.')[0].words, '{} > {}')"))
        .hasStackTraceContaining("dodona matches:");
  }

  @Test
  void scoresAllRowsTogether() {
    LocalSpark.session()
        .sql("SELECT id, dodona.parse(text) AS parse FROM documents")
        .createOrReplaceTempView("parsed");
    assertThat(one("SELECT dodona.las(parse, parse) FROM parsed").getDouble(0)).isEqualTo(100.0);
    Row half =
        one(
            "SELECT dodona.las(dodona.from_conllu(gold), dodona.from_conllu(system)) FROM VALUES"
                + " ('1\\ta\\t_\\t_\\t_\\t_\\t0\\troot\\t_\\t_\\n"
                + "2\\tb\\t_\\t_\\t_\\t_\\t1\\tdep\\t_\\t_\\n\\n',"
                + " '1\\ta\\t_\\t_\\t_\\t_\\t2\\tdep\\t_\\t_\\n"
                + "2\\tb\\t_\\t_\\t_\\t_\\t0\\troot\\t_\\t_\\n\\n'),"
                + " ('1\\ta\\t_\\t_\\t_\\t_\\t0\\troot\\t_\\t_\\n"
                + "2\\tb\\t_\\t_\\t_\\t_\\t1\\tdep\\t_\\t_\\n\\n',"
                + " '1\\ta\\t_\\t_\\t_\\t_\\t0\\troot\\t_\\t_\\n"
                + "2\\tb\\t_\\t_\\t_\\t_\\t1\\tdep\\t_\\t_\\n\\n'),"
                + " (NULL, NULL) AS t(gold, system)");
    assertThat(half.getDouble(0)).isEqualTo(50.0);
    assertThat(one("SELECT dodona.las(parse, parse) FROM parsed WHERE id < 0").isNullAt(0))
        .isTrue();
  }

  @Test
  void tellsHowSureItIsIfAsked() {
    assertThat(one("SELECT dodona.parse('It rains.')[0].confidence").isNullAt(0)).isTrue();
    assertThat(one("SELECT sure.parse('It rains.')[0].confidence").getDouble(0))
        .isBetween(0.0, 1.0);
  }

  @Test
  void failsOrGivesNullWhereARowIsBad() {
    assertThatThrownBy(
            () -> spark.sql("SELECT strict.parse(d.text) FROM " + LONG_AND_SHORT).collect())
        .hasStackTraceContaining("dodona parse: sentence 1 has 11 words; the limit is 9");
    assertThat(
            values(
                "SELECT size(p) FROM (SELECT d.id, lenient.parse(d.text) AS p FROM "
                    + LONG_AND_SHORT
                    + ") WHERE p IS NOT NULL"))
        .containsExactly("1");
  }

  @Test
  void isEvaluatedOnceHoweverOftenItIsMentioned() {
    Dataset<Row> twice =
        spark.sql(
            "SELECT p, size(p) FROM (SELECT dodona.parse(text) AS p FROM documents)"
                + " WHERE size(p) > 0 AND p[0].text IS NOT NULL");
    String plan = twice.queryExecution().optimizedPlan().toString();
    assertThat(plan.split("dodona\\.parse", -1)).hasSize(2);
    assertThat(twice.count()).isEqualTo(3);
  }

  @Test
  void saysWhichArgumentsAFunctionTakes() {
    assertThatThrownBy(() -> spark.sql("SELECT dodona.parse(1)"))
        .hasStackTraceContaining("parse takes (string), not (int)");
    assertThatThrownBy(() -> spark.sql("SELECT dodona.path(array(1), 2, 3)"))
        .hasStackTraceContaining("path takes (words of a sentence, as from parse, int, int)");
    assertThatThrownBy(() -> spark.sql("SELECT dodona.las(1)"))
        .hasStackTraceContaining("expected gold sentences and parsed sentences");
    assertThatThrownBy(() -> spark.sql("SELECT dodona.hear('x')")).hasStackTraceContaining("hear");
  }

  @Test
  void saysWhichModelsThereAre() {
    assertThatThrownBy(() -> spark.sql("SELECT nowhere.parse('x')"))
        .hasStackTraceContaining("there is no model 'klingon'");
  }

  @Test
  void survivesParquet() {
    spark
        .sql("SELECT id, dodona.parse(text) AS parse FROM documents")
        .write()
        .mode("overwrite")
        .parquet("target/parsed.parquet");
    Dataset<Row> read = spark.read().parquet("target/parsed.parquet");
    read.createOrReplaceTempView("stored");
    assertThat(LocalSpark.shown(read, "parse")).isEqualTo(LocalSpark.expected(LocalSpark.TEXTS));
    assertThat(one("SELECT dodona.conllu(parse) FROM stored WHERE id = 5").getString(0))
        .contains("5\tfuriously\tfuriously\tADV");
  }
}
