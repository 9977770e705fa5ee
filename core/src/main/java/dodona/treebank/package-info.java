/**
 * Treebanks: CoNLL-U and CoNLL-X bytes come in, {@link dodona.treebank.Sentence sentences} and
 * {@link dodona.treebank.DependencyTree trees} go out, and the other way round without losing a
 * byte.
 *
 * <p>Words are numbered 1…n, the artificial root is 0 and an absent head is −1, here and in every
 * other package.
 */
@NullMarked
package dodona.treebank;

import org.jspecify.annotations.NullMarked;
