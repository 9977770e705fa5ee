/**
 * What templates are worth: a feature file and treebanks go in, out comes the LAS that parsers
 * reach without each group of templates, and a shorter file.
 */
@NullMarked
package dodona.bench.ablate;

import org.jspecify.annotations.NullMarked;
