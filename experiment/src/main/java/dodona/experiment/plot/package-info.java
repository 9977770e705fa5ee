/** Plots: figures come in, SVG and PNG files go out, drawn alike. */
@NullMarked
package dodona.experiment.plot;

import org.jspecify.annotations.NullMarked;
