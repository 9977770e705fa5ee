package dodona.train;

import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;

/**
 * A training sentence.
 *
 * @param gold its tree, which the oracle can judge
 */
public record Example(Sentence sentence, DependencyTree gold) {}
