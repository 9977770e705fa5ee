/** Documents of tables, plots and text, written as HTML and Markdown. */
@NullMarked
package dodona.experiment.document;

import org.jspecify.annotations.NullMarked;
