/**
 * Reading and writing of CoNLL-U, CoNLL-X and CoNLL-2009 files, byte for byte, with the problems
 * found and their locations.
 *
 * <p>{@link dodona.treebank.conllu.ConlluReader} splits bytes into lines and lines into cells, and
 * passes problems to a {@link dodona.treebank.conllu.ProblemListener}.
 */
@NullMarked
package dodona.treebank.conllu;

import org.jspecify.annotations.NullMarked;
