package dodona.spark.catalyst;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.jspecify.annotations.Nullable;
import scala.Function1;

/**
 * Turns arguments from Spark's own form into the one of user-defined functions, by Spark's own
 * converters; they are made where they are used, as they cannot be sent.
 */
final class CatalystForm implements Serializable {

  private static final long serialVersionUID = 1;

  private final DataType[] types;
  private transient Function1<Object, Object> @Nullable [] converters;

  CatalystForm(List<DataType> types) {
    this.types = types.toArray(DataType[]::new);
  }

  DataType[] types() {
    return types.clone();
  }

  @Nullable Object[] arguments(InternalRow row) {
    Function1<Object, Object>[] made = converters();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = row.isNullAt(i) ? null : made[i].apply(row.get(i, types[i]));
    }
    return arguments;
  }

  private Function1<Object, Object>[] converters() {
    Function1<Object, Object>[] made = converters;
    if (made == null) {
      @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
      Function1<Object, Object>[] fresh = new Function1[types.length];
      for (int i = 0; i < types.length; i++) {
        fresh[i] = CatalystTypeConverters.createToScalaConverter(types[i]);
      }
      converters = fresh;
      made = fresh;
    }
    return made;
  }
}
