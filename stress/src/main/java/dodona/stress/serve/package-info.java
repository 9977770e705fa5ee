/**
 * A server under load: texts go in by clients that are many, slow, greedy, clumsy or in a hurry;
 * out comes whether every answer was right, whether memory and threads stayed as they were, and how
 * long it took.
 */
@NullMarked
package dodona.stress.serve;

import org.jspecify.annotations.NullMarked;
