/** Commands that analyze text: parse, tag, segment, detect languages, serve and describe models. */
@NullMarked
package dodona.cli.command.text;

import org.jspecify.annotations.NullMarked;
