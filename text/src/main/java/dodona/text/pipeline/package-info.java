/** Parsing: raw text, words or tagged words come in, analyzed sentences go out. */
@NullMarked
package dodona.text.pipeline;

import org.jspecify.annotations.NullMarked;
