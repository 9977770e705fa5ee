/**
 * Checks of treebanks against the guidelines of Universal Dependencies.
 *
 * <p>A {@link dodona.validate.Validator} applies {@link dodona.validate.Rules} to one sentence
 * after the other and passes on {@link dodona.validate.Finding}s.
 */
@NullMarked
package dodona.validate;

import org.jspecify.annotations.NullMarked;
