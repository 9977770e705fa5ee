/**
 * What every other package may lean on and none of them owns: files that appear whole or not at
 * all, JSON, aligned tables, the width of text in a terminal.
 */
@NullMarked
package dodona.support;

import org.jspecify.annotations.NullMarked;
