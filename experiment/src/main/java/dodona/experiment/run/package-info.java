/** The experiment runner, which stores each result in a file of its own. */
@NullMarked
package dodona.experiment.run;

import org.jspecify.annotations.NullMarked;
