/** A stage for MLlib pipelines. Nothing else in this module needs MLlib. */
@NullMarked
package dodona.spark.ml;

import org.jspecify.annotations.NullMarked;
