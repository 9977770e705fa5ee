/**
 * The documentation site: turns Markdown files into HTML pages and checks all links.
 *
 * <p>{@code mvn -Psite} runs it after the API documentation. It is never published.
 */
@NullMarked
package dodona.site;

import org.jspecify.annotations.NullMarked;
