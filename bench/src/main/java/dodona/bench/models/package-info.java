/** Accuracy, speed and memory of complete models, from raw text, on one core and on two. */
@NullMarked
package dodona.bench.models;

import org.jspecify.annotations.NullMarked;
