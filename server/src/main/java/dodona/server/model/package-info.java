/** Models that are served: files and installed models come in, pipelines found by name go out. */
@NullMarked
package dodona.server.model;

import org.jspecify.annotations.NullMarked;
