package dodona.treebank;

/**
 * A word that is not in the text but in the enhanced graph, such as an elided verb; it takes no
 * part in the tree.
 *
 * @param after the word that it follows, 0 before the first
 * @param index 1 for {@code 8.1}, 2 for {@code 8.2}, …
 * @param form its form
 * @param deps its DEPS column
 */
public record EmptyNode(int after, int index, String form, String deps) {}
