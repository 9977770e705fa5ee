/**
 * The documentation site: Markdown files go in; pages of HTML, with all links checked, come out.
 *
 * <p>{@code mvn -Psite} runs it after the API documentation. It is never published.
 */
@NullMarked
package dodona.site;

import org.jspecify.annotations.NullMarked;
