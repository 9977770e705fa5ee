/**
 * What every other package may use and none of them owns: files written atomically, JSON, aligned
 * tables, the width of text in a terminal.
 */
@NullMarked
package dodona.support;

import org.jspecify.annotations.NullMarked;
