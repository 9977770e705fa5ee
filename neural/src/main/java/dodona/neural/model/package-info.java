/**
 * Parsers whose scores come from an encoder: sentences and configurations come in, tags and scores
 * go out; and how such models are kept in files.
 */
@NullMarked
package dodona.neural.model;

import org.jspecify.annotations.NullMarked;
