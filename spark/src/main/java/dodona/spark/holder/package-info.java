/**
 * A model cache shared by a whole JVM. Names no class of Spark, so that other engines could use it.
 */
@NullMarked
package dodona.spark.holder;

import org.jspecify.annotations.NullMarked;
