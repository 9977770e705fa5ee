/** Experiment descriptions: YAML comes in, the list of runs to make goes out. */
@NullMarked
package dodona.experiment.plan;

import org.jspecify.annotations.NullMarked;
