package dodona.spark.function;

import dodona.spark.holder.ModelHandle;
import java.io.Serializable;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/**
 * What the functions of one model have in common.
 *
 * @param handle the model
 * @param onError what becomes of a row that cannot be analyzed
 * @param errors counts such rows, if anybody wants to know
 */
public record Settings(ModelHandle handle, OnError onError, @Nullable LongAccumulator errors)
    implements Serializable {}
