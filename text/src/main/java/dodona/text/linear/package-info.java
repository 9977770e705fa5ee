/**
 * The linear models of this module: hashed features come in, rows of a weight table go out, and a
 * table goes into a section of a model file and comes back.
 */
@NullMarked
package dodona.text.linear;

import org.jspecify.annotations.NullMarked;
