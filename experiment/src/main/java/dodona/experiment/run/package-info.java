/** The runner: runs to make come in, their results go out, each kept in a file. */
@NullMarked
package dodona.experiment.run;

import org.jspecify.annotations.NullMarked;
