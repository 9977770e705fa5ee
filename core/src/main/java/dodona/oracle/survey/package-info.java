/**
 * Surveys of treebanks: trees come in, and tables of how many of them each oracle of a system
 * derives, and with how many transitions, go out.
 */
@NullMarked
package dodona.oracle.survey;

import org.jspecify.annotations.NullMarked;
