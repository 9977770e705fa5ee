/**
 * Arithmetic on rows of floats: matrix products and the few functions that a BERT encoder and its
 * gradient need. Plain Java and the Vector API give the same bits, on any number of threads.
 */
@NullMarked
package dodona.neural.kernel;

import org.jspecify.annotations.NullMarked;
