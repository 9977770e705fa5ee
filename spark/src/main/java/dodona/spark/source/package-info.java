/** Where Spark has models: the name of one comes in, a source that every executor can read out. */
@NullMarked
package dodona.spark.source;

import org.jspecify.annotations.NullMarked;
