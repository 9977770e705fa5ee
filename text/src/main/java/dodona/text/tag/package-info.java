/**
 * Tagging: predicts UPOS, XPOS and FEATS.
 *
 * <p>A {@link dodona.text.tag.Tagger} is immutable and shared by all threads; each thread opens a
 * {@link dodona.text.tag.Tagger.Session} on it.
 */
@NullMarked
package dodona.text.tag;

import org.jspecify.annotations.NullMarked;
