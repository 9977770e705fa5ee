/** Experiment descriptions: YAML files and the runs that they ask for. */
@NullMarked
package dodona.experiment.plan;

import org.jspecify.annotations.NullMarked;
