/**
 * One model for a whole JVM: where to read it comes in, a pipeline that all threads share goes out.
 * No class of Spark is named here, so that other engines could use the same.
 */
@NullMarked
package dodona.spark.holder;

import org.jspecify.annotations.NullMarked;
