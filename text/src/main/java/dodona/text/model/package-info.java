/**
 * Models of whole pipelines: what they can do, their files, and how installed ones are found.
 *
 * <p>A file or the bytes of an installed artifact come in; a {@link
 * dodona.text.model.PipelineModel} goes out, which {@link dodona.text.pipeline.Pipeline} analyzes
 * text with.
 */
@NullMarked
package dodona.text.model;

import org.jspecify.annotations.NullMarked;
