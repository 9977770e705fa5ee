package dodona.spark.function;

import dodona.spark.holder.ModelHandle;
import java.io.Serializable;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/**
 * The common settings of the functions of one model.
 *
 * @param handle the model
 * @param onError what becomes of a row that cannot be analyzed
 * @param errors counts such rows; optional
 */
public record Settings(ModelHandle handle, OnError onError, @Nullable LongAccumulator errors)
    implements Serializable {}
