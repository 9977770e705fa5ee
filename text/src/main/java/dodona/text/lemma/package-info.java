/**
 * Lemmatization of tagged sentences.
 *
 * <p>A lemma is made from its form by an {@link dodona.text.lemma.EditScript}; a linear model
 * chooses which, and a list has the exceptions of the treebank.
 */
@NullMarked
package dodona.text.lemma;

import org.jspecify.annotations.NullMarked;
