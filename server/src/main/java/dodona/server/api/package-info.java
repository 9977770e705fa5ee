/** Dodona's own REST endpoints: parsing, segmentation, tagging and evaluation. */
@NullMarked
package dodona.server.api;

import org.jspecify.annotations.NullMarked;
