/**
 * The pipeline: raw text, words or tagged words come in, whole analyses go out; and all of its
 * steps go into one model file and come back.
 */
@NullMarked
package dodona.text.pipeline;

import org.jspecify.annotations.NullMarked;
