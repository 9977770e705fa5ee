/** Analyses as Spark holds them: sentences come in, rows of a typed schema go out, and back. */
@NullMarked
package dodona.spark.data;

import org.jspecify.annotations.NullMarked;
