/**
 * Parser models of any kind: their scores, decoding settings, provenance and files.
 *
 * <p>A {@link dodona.model.ParserModel} is immutable and shared by all threads; each thread opens a
 * {@link dodona.model.Scorer.Session} on it. A {@link dodona.model.ModelKind} reads and writes it.
 */
@NullMarked
package dodona.model;

import org.jspecify.annotations.NullMarked;
