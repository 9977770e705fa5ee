/** Catalog functions for Spark SQL, bound to the types of their arguments. */
@NullMarked
package dodona.spark.catalyst;

import org.jspecify.annotations.NullMarked;
