/**
 * Reports of scores: tables and JSON of one system or of several, the sentences with the most
 * errors, and how well confidence is calibrated.
 */
@NullMarked
package dodona.evaluate.report;

import org.jspecify.annotations.NullMarked;
