/** Training settings: the table of knobs, presets, and the recipe that they are composed into. */
@NullMarked
package dodona.train.recipe;

import org.jspecify.annotations.NullMarked;
