/**
 * The doors for Spark: a catalog for SQL, columns and datasets for Java and Scala, a class for
 * Python. Texts come in, sentences with words and trees go out.
 */
@NullMarked
package dodona.spark;

import org.jspecify.annotations.NullMarked;
