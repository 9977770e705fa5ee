/**
 * Models of complete pipelines: their steps, their files, and installed models.
 *
 * <p>Files and installed artifacts are read into a {@link dodona.text.model.PipelineModel}, which
 * {@link dodona.text.pipeline.Pipeline} uses.
 */
@NullMarked
package dodona.text.model;

import org.jspecify.annotations.NullMarked;
