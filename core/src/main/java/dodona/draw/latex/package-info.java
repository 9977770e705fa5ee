/** Trees as TikZ images for LaTeX. */
@NullMarked
package dodona.draw.latex;

import org.jspecify.annotations.NullMarked;
