package dodona.pattern;

/**
 * A pattern with a name and a description, as pattern files have them.
 *
 * @param description a line of text; empty if there is none
 */
public record NamedPattern(String name, String description, TreePattern pattern) {}
