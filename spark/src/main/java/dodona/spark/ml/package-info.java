/**
 * A stage for pipelines of Spark's MLlib: a column of texts comes in, one of sentences goes out.
 * Nothing else in this module needs MLlib.
 */
@NullMarked
package dodona.spark.ml;

import org.jspecify.annotations.NullMarked;
