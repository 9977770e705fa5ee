/**
 * The functions behind SQL, columns and Python, on the values that Spark passes to user-defined
 * functions.
 */
@NullMarked
package dodona.spark.function;

import org.jspecify.annotations.NullMarked;
