/** Experiment reports with the tables and figures of the papers. */
@NullMarked
package dodona.experiment.report;

import org.jspecify.annotations.NullMarked;
