/** A classifier of sentence boundaries, which reads vectors of tokens, and its learner. */
@NullMarked
package dodona.text.boundary;

import org.jspecify.annotations.NullMarked;
