/** The page: files on the class path come in, answers for a browser go out. */
@NullMarked
package dodona.server.page;

import org.jspecify.annotations.NullMarked;
