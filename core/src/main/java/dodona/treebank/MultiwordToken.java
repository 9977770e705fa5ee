package dodona.treebank;

/**
 * A surface token that stands for several words, such as Portuguese <i>da</i> for <i>de</i> +
 * <i>a</i>.
 *
 * @param first its first word
 * @param last its last word
 * @param form the token as written
 * @param misc its MISC column
 */
public record MultiwordToken(int first, int last, String form, String misc) {}
