/**
 * Entry points for Spark: a catalog for SQL, columns and datasets for Java and Scala, and a class
 * for Python.
 */
@NullMarked
package dodona.spark;

import org.jspecify.annotations.NullMarked;
