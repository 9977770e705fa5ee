/** The base class of all commands; the commands are in one package per purpose. */
@NullMarked
package dodona.cli.command;

import org.jspecify.annotations.NullMarked;
