/** A model cache shared by a whole JVM, independent of Spark. */
@NullMarked
package dodona.spark.holder;

import org.jspecify.annotations.NullMarked;
