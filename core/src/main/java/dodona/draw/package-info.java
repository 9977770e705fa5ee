/**
 * Pictures. In come sentences with their trees, whole, partial or wrong; out go drawings for the
 * terminal, SVG and LaTeX.
 *
 * <p>{@link dodona.draw.TreeDrawing} says what is drawn, {@link dodona.draw.ArcLevels} and {@link
 * dodona.draw.TreeLayout} where, and {@link dodona.draw.TerminalTree}, {@link dodona.draw.SvgTree}
 * and {@link dodona.draw.TikzTree} draw it.
 */
@NullMarked
package dodona.draw;

import org.jspecify.annotations.NullMarked;
