/**
 * One pipeline that many threads share: sentences go in, out comes whether all threads got the same
 * results as one, and whether memory stayed as it was.
 */
@NullMarked
package dodona.stress.share;

import org.jspecify.annotations.NullMarked;
