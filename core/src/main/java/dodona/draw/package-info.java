/**
 * Drawings of trees, independent of the output format: a {@link dodona.draw.TreeDrawing} consists
 * of words, tags and {@link dodona.draw.Arc arcs}.
 *
 * <p>{@link dodona.draw.svg}, {@link dodona.draw.terminal} and {@link dodona.draw.latex} draw them,
 * {@link dodona.draw.page} puts them into pages. {@link dodona.draw.lattice} and {@link
 * dodona.draw.derivation} draw derivations.
 */
@NullMarked
package dodona.draw;

import org.jspecify.annotations.NullMarked;
