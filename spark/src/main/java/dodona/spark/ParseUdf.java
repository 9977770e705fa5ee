package dodona.spark;

import dodona.spark.function.DodonaFunction;
import dodona.spark.function.Evaluator;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.jspecify.annotations.Nullable;

/**
 * The function {@code parse} for languages that register a Java class by its name, as Python does
 * with {@code spark.udf.registerJavaFunction("parse", "dodona.spark.ParseUdf", ddl)}.
 *
 * <p>It has the settings of the session under which it is registered, such as {@code
 * spark.dodona.model}. Spark takes functions that are registered so for deterministic, and may
 * evaluate them several times a row; those of a {@link DodonaCatalog} it does not.
 */
public final class ParseUdf implements UDF1<@Nullable String, @Nullable Object> {

  private static final String PREFIX = "spark.dodona.";
  private static final long serialVersionUID = 1;

  private final Evaluator evaluator;

  /**
   * Creates the function with the settings of the active session.
   *
   * @throws IllegalStateException if Dodona does not work with this version of Spark or Scala
   */
  public ParseUdf() {
    this(SparkVersions.found());
  }

  ParseUdf(SparkVersions versions) {
    versions.check();
    SparkSession session = SparkSession.active();
    this.evaluator =
        DodonaFunction.PARSE.evaluator(
            SettingsReader.read(name -> session.conf().get(PREFIX + name, null)));
  }

  @Override
  public @Nullable Object call(@Nullable String text) {
    return evaluator.evaluate(text);
  }
}
