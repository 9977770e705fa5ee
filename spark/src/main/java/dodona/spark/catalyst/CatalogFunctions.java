package dodona.spark.catalyst;

import dodona.error.InvalidInputException;
import dodona.spark.function.DodonaFunction;
import dodona.spark.function.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** All functions that a catalog has. */
public final class CatalogFunctions {

  private CatalogFunctions() {}

  /** Their names. */
  public static List<String> names() {
    List<String> names = new ArrayList<>();
    for (DodonaFunction function : DodonaFunction.values()) {
      names.add(function.sqlName());
    }
    names.add(LabeledAttachment.NAME);
    return names;
  }

  /**
   * The function of a name, if there is one.
   *
   * @param settings asked for when the function meets its arguments, once for each query
   */
  public static Optional<UnboundFunction> named(String name, Supplier<Settings> settings) {
    if (name.toLowerCase(Locale.ROOT).equals(LabeledAttachment.NAME)) {
      return Optional.of(
          new Unbound(
              LabeledAttachment.NAME,
              "labeled attachment score over all rows, from gold and parsed sentences",
              types -> new LabeledAttachment(settings.get(), bothSentences(types))));
    }
    return DodonaFunction.named(name)
        .map(
            function ->
                new Unbound(
                    function.sqlName(),
                    function.description(),
                    types -> new RowFunction(function, settings.get(), function.accept(types))));
  }

  private static List<DataType> bothSentences(List<DataType> types) {
    if (types.size() != 2) {
      throw new InvalidInputException("expected gold sentences and parsed sentences");
    }
    return types.stream().map(type -> DodonaFunction.CONLLU.accept(List.of(type)).get(0)).toList();
  }

  private record Unbound(
      String name, String description, Function<List<DataType>, BoundFunction> binding)
      implements UnboundFunction {

    @Override
    public BoundFunction bind(StructType input) {
      List<DataType> types = Arrays.stream(input.fields()).map(StructField::dataType).toList();
      try {
        return binding.apply(types);
      } catch (InvalidInputException e) {
        // What Spark takes for a user's mistake, and not for a bug.
        throw new UnsupportedOperationException(e.getMessage(), e);
      }
    }
  }
}
