/**
 * Documents: sections of tables, plots and text come in, an HTML page and a Markdown file go out.
 */
@NullMarked
package dodona.experiment.document;

import org.jspecify.annotations.NullMarked;
