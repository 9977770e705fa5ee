/** The report: results come in, a document with the papers' tables and figures goes out. */
@NullMarked
package dodona.experiment.report;

import org.jspecify.annotations.NullMarked;
