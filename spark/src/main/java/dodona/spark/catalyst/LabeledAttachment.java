package dodona.spark.catalyst;

import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.Metric;
import dodona.evaluate.Score;
import dodona.evaluate.ScoredFile;
import dodona.spark.function.DodonaFunction;
import dodona.spark.function.Evaluator;
import dodona.spark.function.Settings;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.catalog.functions.AggregateFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/**
 * The labeled attachment score of all rows together, as Universal Dependencies define it, in
 * percent: gold sentences and a system's, in the same text. Rows with a null do not count.
 */
final class LabeledAttachment implements AggregateFunction<long[], Double> {

  static final String NAME = "las";

  private static final long serialVersionUID = 1;

  private final CatalystForm form;
  private final Evaluator conllu;

  /**
   * Binds the function.
   *
   * @param types the types of both arguments, sentences each
   */
  LabeledAttachment(Settings settings, List<DataType> types) {
    this.form = new CatalystForm(types);
    this.conllu = DodonaFunction.CONLLU.evaluator(settings);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String canonicalName() {
    return "dodona." + NAME;
  }

  @Override
  public DataType[] inputTypes() {
    return form.types();
  }

  @Override
  public DataType resultType() {
    return DataTypes.DoubleType;
  }

  /** The gold words, the system's, and those on which both agree. */
  @Override
  public long[] newAggregationState() {
    return new long[3];
  }

  @Override
  public long[] update(long[] state, InternalRow row) {
    @Nullable Object[] arguments = form.arguments(row);
    Object gold = conllu.evaluate(arguments[0]);
    Object system = conllu.evaluate(arguments[1]);
    if (gold == null || system == null) {
      return state;
    }
    Score score = score((String) gold, (String) system);
    return new long[] {
      state[0] + score.gold(), state[1] + score.system(), state[2] + score.correct()
    };
  }

  private static Score score(String gold, String system) {
    try {
      Evaluation evaluation =
          Evaluation.of(file("gold", gold), file("system", system), EvaluationOptions.UD);
      Score score = evaluation.metrics().get(Metric.LAS);
      return score == null ? new Score(0, 0, 0, -1) : score;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ScoredFile file(String name, String conllu) {
    byte[] bytes = conllu.getBytes(StandardCharsets.UTF_8);
    return new ScoredFile(name, () -> new ByteArrayInputStream(bytes));
  }

  @Override
  public long[] merge(long[] left, long[] right) {
    return new long[] {left[0] + right[0], left[1] + right[1], left[2] + right[2]};
  }

  /** Null if there was nothing to score. */
  @Override
  @SuppressWarnings("NullAway") // Spark's interface does not say that a value may be null
  public Double produceResult(long[] state) {
    return state[0] + state[1] == 0 ? null : new Score(state[0], state[1], state[2], -1).f1();
  }
}
