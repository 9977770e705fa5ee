/** Tables of strings that are written as aligned text, Markdown or LaTeX. */
@NullMarked
package dodona.table;

import org.jspecify.annotations.NullMarked;
