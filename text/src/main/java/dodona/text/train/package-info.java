/**
 * Training of whole pipelines: segmenter, tagger, lemmatizer and parser, and the calibration of its
 * confidence.
 *
 * <p>A treebank comes in; a {@link dodona.text.model.PipelineModel} goes out. Parsing does not
 * depend on this package.
 */
@NullMarked
package dodona.text.train;

import org.jspecify.annotations.NullMarked;
