/**
 * Ablation of feature templates: measures the LAS lost without each group of templates, and writes
 * a shorter feature file.
 */
@NullMarked
package dodona.bench.ablate;

import org.jspecify.annotations.NullMarked;
