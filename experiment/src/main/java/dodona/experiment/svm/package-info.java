/**
 * Support vector machines, as the parsers of 2009 had them: the derivations of a static oracle come
 * in, a model that parses greedily goes out.
 */
@NullMarked
package dodona.experiment.svm;

import org.jspecify.annotations.NullMarked;
