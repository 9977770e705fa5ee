package dodona.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;

import dodona.pattern.TreePattern;
import dodona.spark.data.DodonaSchema;
import dodona.spark.data.ParsedSentence;
import dodona.spark.function.DocumentSentences;
import dodona.spark.function.DodonaFunction;
import dodona.spark.function.Evaluator;
import dodona.spark.function.OnError;
import dodona.spark.function.Settings;
import dodona.spark.holder.ModelHandle;
import dodona.spark.holder.ModelSource;
import dodona.spark.source.ModelSources;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.api.java.UDF3;
import org.apache.spark.sql.expressions.UserDefinedFunction;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/**
 * Parsing for Spark columns and datasets; immutable and serializable. It holds the location of the
 * model and the options, never the model: each JVM reads the model once, and all its tasks share
 * it.
 *
 * <pre>{@code
 * DodonaSpark dodona = DodonaSpark.builder().model("en").build();
 * Dataset<Row> parsed = documents.withColumn("parse", dodona.parse(col("text")));
 * Dataset<ParsedSentence> sentences = dodona.sentences(documents, "id", "text");
 * dodona.register(spark); // for SQL: SELECT dodona_parse(text) FROM documents
 * }</pre>
 *
 * <p>What works with a model is evaluated exactly once a row, as it says of itself that it is not
 * deterministic; for the same text it is, nonetheless, always the same.
 */
public final class DodonaSpark implements Serializable {

  private static final String PREFIX = "dodona_";
  private static final long serialVersionUID = 1;

  private final Settings settings;

  private DodonaSpark(Settings settings) {
    this.settings = settings;
  }

  /** Begins with the English model, used as it was trained. */
  public static Builder builder() {
    return new Builder(SparkVersions.found());
  }

  /** Texts to sentences with tags and trees, as {@link DodonaSchema#SENTENCES}. */
  public Column parse(Column text) {
    return call(DodonaFunction.PARSE, text);
  }

  /** Arrays of words, a sentence each, to the same with one sentence. */
  public Column parseTokens(Column tokens) {
    return call(DodonaFunction.PARSE_TOKENS, tokens);
  }

  /** Texts to CoNLL-U, as {@code dodona parse} writes it. */
  public Column parseConllu(Column text) {
    return call(DodonaFunction.PARSE_CONLLU, text);
  }

  /** Texts to sentences with words, but no tags and no trees. */
  public Column sentences(Column text) {
    return call(DodonaFunction.SENTENCES, text);
  }

  /** Texts to sentences with tags, but no trees. */
  public Column tag(Column text) {
    return call(DodonaFunction.TAG, text);
  }

  /** Sentences to CoNLL-U. */
  public Column conllu(Column sentences) {
    return call(DodonaFunction.CONLLU, sentences);
  }

  /** CoNLL-U to sentences. */
  public Column fromConllu(Column conllu) {
    return call(DodonaFunction.FROM_CONLLU, conllu);
  }

  /** Returns a word of a sentence, by its number, and all words below it; null if there is none. */
  public Column subtree(Column words, Column id) {
    return call(DodonaFunction.SUBTREE, words, id);
  }

  /** Returns the words on the path between two words of a sentence; null if there is none. */
  public Column path(Column words, Column from, Column to) {
    return call(DodonaFunction.PATH, words, from, to);
  }

  /**
   * Returns the matches of a pattern in the tree of a sentence, as {@link DodonaSchema#MATCHES}.
   *
   * @param pattern as {@link dodona.pattern.TreePattern} reads it
   */
  public Column matches(Column words, String pattern) {
    TreePattern checked = TreePattern.compile(pattern);
    return call(DodonaFunction.MATCHES, words, lit(checked.text()));
  }

  /** Long texts to their parts, as {@link DodonaSchema#PIECES}, which several tasks can share. */
  public Column split(Column text) {
    return call(DodonaFunction.SPLIT, text);
  }

  /** Long texts to their parts, of about so many characters. */
  public Column split(Column text, int characters) {
    return call(DodonaFunction.SPLIT, text, lit(characters));
  }

  private Column call(DodonaFunction function, Column... arguments) {
    return function(function, arguments.length).apply(arguments);
  }

  private UserDefinedFunction function(DodonaFunction function, int arguments) {
    Evaluator evaluator = function.evaluator(settings);
    UserDefinedFunction made = udf(evaluator, arguments, function.result());
    return function.needsModel() ? made.asNondeterministic() : made;
  }

  private static UserDefinedFunction udf(Evaluator evaluator, int arguments, DataType result) {
    return switch (arguments) {
      case 1 ->
          functions.udf(
              (UDF1<@Nullable Object, @Nullable Object>) one -> evaluator.evaluate(one), result);
      case 2 ->
          functions.udf(
              (UDF2<@Nullable Object, @Nullable Object, @Nullable Object>)
                  (one, two) -> evaluator.evaluate(one, two),
              result);
      default ->
          functions.udf(
              (UDF3<@Nullable Object, @Nullable Object, @Nullable Object, @Nullable Object>)
                  (one, two, three) -> evaluator.evaluate(one, two, three),
              result);
    };
  }

  /**
   * The parsed sentences of documents, a row each. Documents without a text have none; nor do bad
   * ones, unless the query fails.
   *
   * @param id the column with the keys of documents
   * @param text the column of their texts
   */
  public Dataset<ParsedSentence> sentences(Dataset<Row> documents, String id, String text) {
    return documents
        .select(col(id).cast(DataTypes.StringType), col(text).cast(DataTypes.StringType))
        .mapPartitions(
            new DocumentSentences(settings), Encoders.row(DodonaSchema.SENTENCE_OF_DOCUMENT))
        .as(Encoders.bean(ParsedSentence.class));
  }

  /** Makes functions of a session of all of them: {@code dodona_parse} and so on. */
  public void register(SparkSession spark) {
    for (DodonaFunction function : DodonaFunction.values()) {
      UserDefinedFunction unused =
          spark
              .udf()
              .register(
                  PREFIX + function.sqlName(), function(function, function.fewestArguments()));
    }
  }

  /** Gathers settings. */
  public static final class Builder {

    private final SparkVersions versions;
    private @Nullable ModelSource source;
    private int beam;
    private boolean confidence;
    private int longestSentence = Integer.MAX_VALUE;
    private OnError onError = OnError.FAIL;
    private @Nullable LongAccumulator errors;

    Builder(SparkVersions versions) {
      this.versions = versions;
    }

    /**
     * The model of an address: the language or the name of one in a jar, such as {@code en}; a path
     * of Hadoop's, with a slash, such as {@code hdfs:///models/my.dodona}; or the name of a file
     * that was sent with {@code --files} or {@code addFile}, such as {@code my.dodona}.
     *
     * @throws IllegalArgumentException if there is no model of that name in a jar
     * @throws java.io.UncheckedIOException if there is no such file
     */
    public Builder model(String address) {
      source = ModelSources.at(address);
      return this;
    }

    /** A model in a file of the driver, which is sent to the executors. */
    public Builder model(SparkSession spark, Path file) throws IOException {
      return model(
          JavaSparkContext.fromSparkContext(spark.sparkContext())
              .broadcast(Files.readAllBytes(file)));
    }

    /** A model as the bytes of its file. */
    public Builder model(Broadcast<byte[]> bytes) {
      source = ModelSources.of(bytes);
      return this;
    }

    /** The width of the parser's beam, instead of the one that the model was trained with. */
    public Builder beam(int width) {
      beam = width;
      return this;
    }

    /** Sets whether sentences get the parser's confidence. */
    public Builder confidence(boolean wanted) {
      confidence = wanted;
      return this;
    }

    /** Texts with sentences of more words are bad. */
    public Builder longestSentence(int words) {
      longestSentence = words;
      return this;
    }

    /** Sets the treatment of bad rows. */
    public Builder onError(OnError action) {
      onError = action;
      return this;
    }

    /**
     * Counts bad rows. As all such counters of Spark's it counts those of tasks that are repeated
     * again.
     */
    public Builder countErrors(LongAccumulator counter) {
      errors = counter;
      return this;
    }

    /**
     * Builds an instance with these settings.
     *
     * @throws IllegalArgumentException if the settings are invalid, or there is no model
     * @throws IllegalStateException if Dodona does not work with this version of Spark or Scala
     */
    public DodonaSpark build() {
      versions.check();
      ModelSource from = source == null ? ModelSources.at(ModelSources.DEFAULT) : source;
      ModelHandle handle = new ModelHandle(from, beam, confidence, longestSentence);
      return new DodonaSpark(new Settings(handle, onError, errors));
    }
  }
}
