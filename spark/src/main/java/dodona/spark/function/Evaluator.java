package dodona.spark.function;

import dodona.pattern.InvalidPatternException;
import dodona.text.model.MissingStepException;
import java.io.Serializable;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/** Evaluates a function, including null values and invalid rows. */
public final class Evaluator implements Serializable {

  private static final long serialVersionUID = 1;

  /** The evaluation of a function for arguments none of which is null. */
  interface Work extends Serializable {

    /** Gets ready; whatever is wrong with the model shows here, and is no fault of a row. */
    default void open() {}

    /** The value; null if there is none. */
    @Nullable Object apply(Object[] arguments);
  }

  private final String name;
  private final Settings settings;
  private final Work work;

  Evaluator(String name, Settings settings, Work work) {
    this.name = name;
    this.settings = settings;
    this.work = work;
  }

  /**
   * The value for some arguments: null if one of them is.
   *
   * @throws IllegalArgumentException if the row is bad and the query is to fail
   */
  public @Nullable Object evaluate(@Nullable Object... arguments) {
    for (Object argument : arguments) {
      if (argument == null) {
        return null;
      }
    }
    work.open();
    try {
      @SuppressWarnings("NullAway") // none is null, as was just seen
      Object[] present = arguments;
      return work.apply(present);
    } catch (MissingStepException | InvalidPatternException e) {
      throw e; // so it would be for every row
    } catch (RuntimeException e) {
      return failed(e);
    }
  }

  private @Nullable Object failed(RuntimeException e) {
    LongAccumulator errors = settings.errors();
    if (errors != null) {
      errors.add(1);
    }
    if (settings.onError() == OnError.NULL) {
      return null;
    }
    throw new IllegalArgumentException(
        name + ": " + e.getMessage() + ". Set onError=null to return null for such rows.", e);
  }
}
