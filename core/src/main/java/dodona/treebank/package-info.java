/**
 * Sentences and trees of treebanks: {@link dodona.treebank.Sentence sentences} with all their
 * columns, {@link dodona.treebank.DependencyTree trees}, and what can be said of a tree by itself.
 *
 * <p>{@link dodona.treebank.conllu} reads and writes them without losing a byte.
 *
 * <p>Words are numbered 1…n, the artificial root is 0 and an absent head is −1, here and in every
 * other package.
 */
@NullMarked
package dodona.treebank;

import org.jspecify.annotations.NullMarked;
