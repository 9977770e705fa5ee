/** Language detection with profiles that are trained on text and stored in files of their own. */
@NullMarked
package dodona.text.language;

import org.jspecify.annotations.NullMarked;
