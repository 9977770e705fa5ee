/** Trees as SVG, in separate files or embedded in a page. */
@NullMarked
package dodona.draw.svg;

import org.jspecify.annotations.NullMarked;
