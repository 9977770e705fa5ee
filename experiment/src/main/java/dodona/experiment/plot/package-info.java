/** Plots as SVG and PNG. */
@NullMarked
package dodona.experiment.plot;

import org.jspecify.annotations.NullMarked;
