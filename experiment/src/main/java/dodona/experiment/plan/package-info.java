/** Experiment descriptions: YAML files and the runs that they define. */
@NullMarked
package dodona.experiment.plan;

import org.jspecify.annotations.NullMarked;
