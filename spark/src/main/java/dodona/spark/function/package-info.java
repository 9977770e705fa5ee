/**
 * The functions, in a form that SQL, columns and languages other than Java all reach: arguments as
 * Spark hands them to user-defined functions come in, such values go out.
 */
@NullMarked
package dodona.spark.function;

import org.jspecify.annotations.NullMarked;
