/**
 * Surveys of treebanks: the number of trees that each oracle of a system derives, and the number of
 * transitions.
 */
@NullMarked
package dodona.oracle.survey;

import org.jspecify.annotations.NullMarked;
