/** Conversion between analyses and rows of a typed Spark schema. */
@NullMarked
package dodona.spark.data;

import org.jspecify.annotations.NullMarked;
