package dodona.pattern;

import dodona.error.InvalidInputException;
import dodona.support.Choices;
import dodona.support.Resources;
import java.util.List;

/**
 * Pattern files that come with Dodona and find common constructions in treebanks that follow
 * Universal Dependencies. The reference page <i>Recipes</i> describes them.
 */
public final class Recipes {

  private static final String FOLDER = "recipes/";
  private static final String ENDING = ".patterns";

  private static final List<String> NAMES =
      List.of(
          "svo",
          "negation",
          "noun-phrases",
          "light-verbs",
          "relative-clauses",
          "questions",
          "quotations",
          "errors");

  private Recipes() {}

  /** The names of all recipes. */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * Returns the recipe with a name.
   *
   * @throws InvalidInputException if there is none; the message names those that exist
   */
  public static PatternSet get(String name) {
    return PatternSet.parse(name, text(name));
  }

  /**
   * Returns the pattern file of a recipe, with its comments.
   *
   * @throws InvalidInputException if there is none; the message names those that exist
   */
  public static String text(String name) {
    if (!NAMES.contains(name)) {
      throw new InvalidInputException(
          "unknown recipe '" + name + "'; " + Choices.expected(name, NAMES));
    }
    String resource = FOLDER + name + ENDING;
    return Resources.text(Recipes.class.getResourceAsStream(resource), resource);
  }
}
