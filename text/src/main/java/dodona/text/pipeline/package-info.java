/** The pipeline: analyzes raw text, words or tagged words. */
@NullMarked
package dodona.text.pipeline;

import org.jspecify.annotations.NullMarked;
