/** Ordered parallel work, pools and bounded caches shared by threads. */
@NullMarked
package dodona.support.parallel;

import org.jspecify.annotations.NullMarked;
