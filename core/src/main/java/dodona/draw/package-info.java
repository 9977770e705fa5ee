/**
 * Pictures: trees and lattices of derivations come in; terminal text, SVG, TikZ, DOT and HTML go
 * out.
 *
 * <p>What is drawn ({@link dodona.draw.TreeDrawing}) and where it lies ({@link
 * dodona.draw.ArcLevels}, {@link dodona.draw.TreeLayout}) are kept apart from the ink.
 */
@NullMarked
package dodona.draw;

import org.jspecify.annotations.NullMarked;
