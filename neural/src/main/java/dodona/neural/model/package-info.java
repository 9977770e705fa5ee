/**
 * Encoder-based parsing models: from sentences and configurations to tags and scores, and their
 * form in files.
 */
@NullMarked
package dodona.neural.model;

import org.jspecify.annotations.NullMarked;
