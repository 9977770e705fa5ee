/**
 * The functions as a catalog of Spark's has them: types of arguments come in, functions bound to
 * them go out, whose values are in Spark's own form.
 */
@NullMarked
package dodona.spark.catalyst;

import org.jspecify.annotations.NullMarked;
