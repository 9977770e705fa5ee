/** Trees as SVG, in a file of their own or in a page. */
@NullMarked
package dodona.draw.svg;

import org.jspecify.annotations.NullMarked;
