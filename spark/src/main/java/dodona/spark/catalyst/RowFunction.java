package dodona.spark.catalyst;

import dodona.spark.function.DodonaFunction;
import dodona.spark.function.Evaluator;
import dodona.spark.function.Settings;
import java.util.List;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.jspecify.annotations.Nullable;
import scala.Function1;

/** A function of a row, bound to the types of its arguments. */
final class RowFunction implements ScalarFunction<Object> {

  private static final long serialVersionUID = 1;

  private final DodonaFunction function;
  private final String identity;
  private final Evaluator evaluator;
  private final CatalystForm form;
  private final DataType result;
  private transient @Nullable Function1<Object, Object> toCatalyst;

  /**
   * Binds a function.
   *
   * @param types the types of the arguments as the function takes them
   */
  RowFunction(DodonaFunction function, Settings settings, List<DataType> types) {
    this.function = function;
    this.identity = settings.handle() + ", " + settings.onError();
    this.evaluator = function.evaluator(settings);
    this.form = new CatalystForm(types);
    this.result = function.result(types);
  }

  @Override
  public String name() {
    return function.sqlName();
  }

  /** Two functions of the same name are the same to Spark: the model belongs to the name. */
  @Override
  public String canonicalName() {
    return "dodona." + name() + "(" + identity + ")";
  }

  /** Returns the name that query plans show. */
  @Override
  public String toString() {
    return "dodona." + name();
  }

  @Override
  public DataType[] inputTypes() {
    return form.types();
  }

  @Override
  public DataType resultType() {
    return result;
  }

  @Override
  public boolean isDeterministic() {
    return !function.needsModel();
  }

  @Override
  @SuppressWarnings("NullAway") // Spark's interface does not say that a value may be null
  public Object produceResult(InternalRow row) {
    Object value = evaluator.evaluate(form.arguments(row));
    Function1<Object, Object> converter = toCatalyst;
    if (converter == null) {
      converter = CatalystTypeConverters.createToCatalystConverter(result);
      toCatalyst = converter;
    }
    return value == null ? null : converter.apply(value);
  }
}
