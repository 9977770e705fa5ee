/** Commands that read treebanks: statistics, validation, conversion, trees and scores. */
@NullMarked
package dodona.cli.command.treebank;

import org.jspecify.annotations.NullMarked;
