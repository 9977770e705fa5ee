/** Options that several commands share: picocli mixins and converters. */
@NullMarked
package dodona.cli.option;

import org.jspecify.annotations.NullMarked;
