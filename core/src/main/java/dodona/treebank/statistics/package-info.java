/**
 * Statistics of treebanks: counts of sentences, words, labels and kinds of trees, and their report.
 */
@NullMarked
package dodona.treebank.statistics;

import org.jspecify.annotations.NullMarked;
