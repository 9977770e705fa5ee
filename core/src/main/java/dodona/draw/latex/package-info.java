/** Trees as TikZ pictures for LaTeX. */
@NullMarked
package dodona.draw.latex;

import org.jspecify.annotations.NullMarked;
