/** Model locations on Spark: jars, Hadoop paths, distributed files and broadcasts. */
@NullMarked
package dodona.spark.source;

import org.jspecify.annotations.NullMarked;
