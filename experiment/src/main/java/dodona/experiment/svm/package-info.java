/** Support vector machines for greedy parsing, trained on the derivations of a static oracle. */
@NullMarked
package dodona.experiment.svm;

import org.jspecify.annotations.NullMarked;
