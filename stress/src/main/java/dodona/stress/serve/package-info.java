/**
 * Load tests of the server with many, slow, greedy and faulty clients. Checks answers, memory,
 * threads and latency.
 */
@NullMarked
package dodona.stress.serve;

import org.jspecify.annotations.NullMarked;
