/**
 * Training of complete pipelines: segmenter, tagger, lemmatizer and parser, and calibration of
 * confidences.
 *
 * <p>The result is a {@link dodona.text.model.PipelineModel}. Parsing does not depend on this
 * package.
 */
@NullMarked
package dodona.text.train;

import org.jspecify.annotations.NullMarked;
