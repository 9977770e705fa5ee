/**
 * Support vector machines for greedy parsing, as the parsers of 2009 used them, trained on the
 * derivations of a static oracle.
 */
@NullMarked
package dodona.experiment.svm;

import org.jspecify.annotations.NullMarked;
